import GestureModel

/// The steps between samples are so long or short that their unit must be another.
public struct TimestampUnitMismatch: TracePitfall {
  public static let identifier = "timestamp-unit-mismatch"
  public static let severity = Severity.error
  public static let summary = "The steps between samples are so long or short that their times must be in another unit."
  public static let remedy = "Name the unit of the time column, as in t_ms or time_s."
  public static let explanation = """
    Touch screens report every 4 to 35 ms. A median step below 0.5 ms says that seconds were read as milliseconds, one \
    above 500 ms that micro- or nanoseconds were. Strokes of fewer than four samples do not tell.
    """
  public static let source = "B64 (flutter engine#2067)."
  /// The median step below which times are seconds.
  public var shortestMilliseconds = 0.5
  /// The median step above which times are micro- or nanoseconds.
  public var longestMilliseconds = 500.0
  /// How many steps tell a unit (ours: one long step is a finger that rested).
  public var minimumSteps = 3.0

  public init() {}

  public static var options: [PitfallOption<Self>] {
    [
      PitfallOption("shortestMilliseconds", \.shortestMilliseconds, "median step below", unit: "ms", range: 0...60_000),
      PitfallOption("longestMilliseconds", \.longestMilliseconds, "or above", unit: "ms", range: 0...60_000),
      PitfallOption("minimumSteps", \.minimumSteps, "in steps of at least", range: 0...1e6),
    ]
  }

  public func evidence(in figures: StrokeFigures) -> Evidence? {
    let samples = figures.stroke.samples
    guard Double(samples.count) > minimumSteps else { return nil }
    func step(_ index: Int) -> Double {
      StrokeFigures.milliseconds(from: samples[index - 1].nanoseconds, to: samples[index].nanoseconds)
    }
    // Most steps on one side is what the median says, without sorting each stroke that is in order.
    let indices = samples.indices.dropFirst()
    let short = indices.count { step($0) < shortestMilliseconds }
    let long = indices.count { step($0) > longestMilliseconds }
    guard max(short, long) * 2 > indices.count else { return nil }
    let median = indices.map(step).sorted()[indices.count / 2]
    let meant = short > long ? "seconds read as milliseconds" : "micro- or nanoseconds read as milliseconds"
    return Evidence(
      numbers: [Measure("median_step_ms", median)], clarity: Double(max(short, long)),
      message: "The median step is \(median.trimmedText(4)) ms where 4 to 35 ms are usual: it looks like \(meant).")
  }
}
