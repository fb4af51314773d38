import GestureModel

/// Time runs backwards within a pointer.
public struct NonMonotonicTimestamps: TracePitfall {
  public static let identifier = "non-monotonic-timestamps"
  public static let severity = Severity.error
  public static let summary = "Time runs backwards between two samples of one pointer."
  public static let remedy = "Write samples in the order of their event times, and apply a batch's offsets."
  public static let explanation = """
    Batches that are written with offsets to their end, mixed clocks and merged logs put samples out of order. A \
    velocity across such a step has the wrong sign.
    """
  public static let source = "B115 (microsoft-ui-xaml#3606), B119 (rrweb#292)."

  public init() {}

  public func evidence(in figures: StrokeFigures) -> Evidence? {
    let samples = figures.stroke.samples
    let back = samples.indices.dropFirst().filter { samples[$0].nanoseconds < samples[$0 - 1].nanoseconds }
    guard let first = back.first else { return nil }
    let step = StrokeFigures.milliseconds(from: samples[first - 1].nanoseconds, to: samples[first].nanoseconds)
    let count = back.count
    return Evidence(
      numbers: [Measure("places", Double(count)), Measure("first_step_ms", step)], clarity: Double(count),
      message: "Time runs backwards \(count) times, first by \((-step).trimmedText(3)) ms at sample \(first).")
  }
}
