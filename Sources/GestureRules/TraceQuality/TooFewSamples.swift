import GestureModel

/// A velocity has to be made of very few samples.
public struct TooFewSamples: TracePitfall {
  public static let identifier = "too-few-samples"
  public static let severity = Severity.warning
  public static let summary = "The velocity at lift rests on three distinct positions or fewer."
  public static let remedy = "Record every event, include the touch-down, or widen the estimator's window."
  public static let explanation = """
    Quick flicks and slow recorders leave two or three places in the last 100 ms. Estimators that need more report \
    none, and those that do not are at the mercy of a single step.
    """
  public static let source = "B56, B124 (argent#520)."
  /// The most distinct positions that are too few.
  public var maximumPositions = 3.0
  /// The way below which nothing was to be estimated.
  public var minimumTravelPoints = 10.0

  public init() {}

  public static var options: [PitfallOption<Self>] {
    [
      PitfallOption("maximumPositions", \.maximumPositions, "distinct positions at most", range: 0...1e6),
      PitfallOption("minimumTravelPoints", \.minimumTravelPoints, "way at least", unit: "pt", range: 0...10_000),
    ]
  }

  public static let fixedThresholds = [PitfallThreshold("in the last", 100, "ms")]

  public func evidence(in figures: StrokeFigures) -> Evidence? {
    let (count, travel) = (figures.distinctInLast100Milliseconds, abs(figures.travel))
    guard Double(count) <= maximumPositions, travel >= minimumTravelPoints else { return nil }
    return Evidence(
      numbers: [Measure("positions", Double(count)), Measure("travel_pt", travel)],
      clarity: travel / Double(max(count, 1)),
      message: """
        Only \(count) distinct positions lie in the last 100 ms of a motion of \(travel.trimmedText(1)) pt.
        """)
  }
}
