import GestureModel

/// The recorder saw the finger too seldom, or handed its samples on in batches.
public struct ThrottledRecording: TracePitfall {
  public static let identifier = "throttled-recording"
  public static let severity = Severity.warning
  public static let summary = "The recorder took few samples a second, or wrote them in batches of one arrival time."
  public static let remedy = "Record every event with its own time; in a batch, apply each event's offset."
  public static let explanation = """
    Session recorders keep one move in 50 ms, and send half a second of them at once. A flick of 100 ms is then two or \
    three places, and a window of 100 ms begins or ends up to half a step beside the truth. Batches show only where \
    the recording tells when samples arrived (arrival_ms); what a system coalesces into one frame is none.
    """
  public static let source = "B119 (rrweb#292, browser-sdk#683)."
  /// The median step from which on a recording is thin.
  public var thinMilliseconds = 30.0
  /// How many steps it takes to tell.
  public var minimumSteps = 4
  /// The time that samples of one arrival must span to be a batch (ours: two frames at 60 Hz).
  public var batchMilliseconds = 33.0
  /// How many samples a batch has (ours: two may be one frame).
  public var minimumBatch = 3

  public init() {}

  public static var options: [PitfallOption<Self>] {
    [
      PitfallOption("thinMilliseconds", \.thinMilliseconds, "median step at least", unit: "ms", range: 0...60_000),
      PitfallOption("minimumSteps", \.minimumSteps.wholeNumber, "in steps of at least", range: 0...1e6),
      PitfallOption(
        "batchMilliseconds", \.batchMilliseconds, "or batches that span at least", unit: "ms", range: 0...60_000),
      PitfallOption("minimumBatch", \.minimumBatch.wholeNumber, "of samples at least", range: 0...1e6),
    ]
  }

  public func evidence(in figures: StrokeFigures) -> Evidence? { batches(in: figures) ?? thinness(of: figures) }

  private func thinness(of figures: StrokeFigures) -> Evidence? {
    let samples = figures.stroke.samples
    guard samples.count > minimumSteps else { return nil }
    func step(_ index: Int) -> Double {
      StrokeFigures.milliseconds(from: samples[index - 1].nanoseconds, to: samples[index].nanoseconds)
    }
    // Most steps on one side is what the median says, without sorting each stroke that is in order.
    let indices = samples.indices.dropFirst()
    guard indices.count(where: { step($0) >= thinMilliseconds }) * 2 > indices.count else { return nil }
    let median = indices.map(step).sorted()[indices.count / 2]
    guard median.isFinite, median < TimestampUnitMismatch().longestMilliseconds else { return nil }
    let (rate, percent) = (1000 / median, median / 2)
    return Evidence(
      numbers: [Measure("median_step_ms", median), Measure("rate_hz", rate)], clarity: median,
      message: """
        The finger was seen \(rate.trimmedText(0)) times a second: a velocity over 100 ms is known to \
        ± \(percent.trimmedText(0)) %.
        """)
  }

  private func batches(in figures: StrokeFigures) -> Evidence? {
    let (samples, arrivals) = (figures.stroke.samples, figures.stroke.arrivalNanoseconds)
    guard !samples.isEmpty, arrivals.count == samples.count else { return nil }
    var (batches, batched, start) = (0, 0, 0)
    for end in 1...max(samples.count, 1) where end == samples.count || arrivals[end] != arrivals[start] {
      let span = StrokeFigures.milliseconds(from: samples[start].nanoseconds, to: samples[end - 1].nanoseconds)
      if end - start >= minimumBatch, span >= batchMilliseconds {
        batches += 1
        batched += end - start
      }
      start = end
    }
    guard batches > 0 else { return nil }
    let (count, held) = (batches, batched)
    return Evidence(
      numbers: [Measure("batches", Double(count)), Measure("batched_samples", Double(held))], clarity: Double(held),
      message: "\(held) of \(samples.count) samples arrived in \(count == 1 ? "one batch" : "\(count) batches").")
  }
}
