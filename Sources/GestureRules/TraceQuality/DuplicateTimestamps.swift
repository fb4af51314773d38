import GestureModel

/// Two samples of a pointer carry the same time.
public struct DuplicateTimestamps: TracePitfall {
  public static let identifier = "duplicate-timestamps"
  public static let severity = Severity.error
  public static let summary = """
    Two samples of one pointer carry the same time, so that a naive velocity is 0/0 or infinite.
    """
  public static let remedy = """
    Merge samples of the same time and keep the later place; have the recorder write each event once.
    """
  public static let explanation = """
    Events that are delivered twice, or times that were cut to whole milliseconds, leave steps without a duration. The \
    reader keeps the later place of each and names the lines.
    """
  public static let source = "B95, B99 (use-gesture#249), B101 (iscroll#1161), B118."

  public init() {}

  public func evidence(in figures: StrokeFigures) -> Evidence? {
    let samples = figures.stroke.samples
    let count = samples.indices.dropFirst().count { samples[$0].nanoseconds == samples[$0 - 1].nanoseconds }
    guard count > 0 else { return nil }
    return Evidence(
      numbers: [Measure("places", Double(count))], clarity: Double(count),
      message: "\(count) of \(samples.count) samples carry the same time as the one before.")
  }
}
