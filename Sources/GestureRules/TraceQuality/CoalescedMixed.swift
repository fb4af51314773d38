import GestureModel

/// Two streams of events of one finger were recorded as one.
public struct CoalescedMixed: TracePitfall {
  public static let identifier = "coalesced-mixed"
  public static let severity = Severity.warning
  public static let summary = "Dispatched and coalesced events of one finger are mixed, in pairs a moment apart."
  public static let remedy = "Record one stream: the coalesced events where there are any, else the dispatched ones."
  public static let explanation = """
    A browser dispatches one event a frame, and hands over all that the panel measured beside it. Recording both gives \
    pairs of samples within a moment of each other at different places, because the dispatched one may be predicted or \
    resampled: a velocity between the two means nothing. Looked for are several such pairs, a tenth of the steps or \
    more, in a stroke whose other steps are those of a screen. Where a second finger was down at the same time the \
    pairs are the two of them (multi-touch).
    """
  public static let source = "B114 (pointerevents#409)."
  /// The step below which two samples are a pair.
  public var pairMilliseconds = 1.5
  /// How many pairs it takes (ours: one or two are a clock's jitter).
  public var minimumPairs = 3
  /// The share of the steps that pairs must make up; bursts of a slow receiver are fewer (ours).
  public var minimumShare = 0.1
  /// The step that most others must reach, or the pointer simply reports that often (ours: a mouse's 1000 Hz).
  public var usualMilliseconds = 3.0

  public init() {}

  public static var options: [PitfallOption<Self>] {
    [
      PitfallOption("pairMilliseconds", \.pairMilliseconds, "pairs less apart than", unit: "ms", range: 0...60_000),
      PitfallOption("minimumPairs", \.minimumPairs.wholeNumber, "pairs at least", range: 0...1e6),
      PitfallOption("minimumShare", \.minimumShare, "pairs in a share of the steps of at least", range: 0...1e6),
      PitfallOption("usualMilliseconds", \.usualMilliseconds, "most steps at least", unit: "ms", range: 0...60_000),
    ]
  }

  public func evidence(in figures: StrokeFigures) -> Evidence? {
    let samples = figures.stroke.samples
    var (pairs, usual, closest) = (0, 0, Double.infinity)
    for (sample, next) in zip(samples, samples.dropFirst()) {
      let step = StrokeFigures.milliseconds(from: sample.nanoseconds, to: next.nanoseconds)
      if step >= usualMilliseconds { usual += 1 }
      guard step < pairMilliseconds, step > 0, sample.x != next.x || sample.y != next.y else { continue }
      pairs += 1
      closest = min(closest, step)
    }
    let steps = Double(samples.count - 1)
    // Two fingers under one name come in pairs, too, and are multi-touch.
    guard !figures.overlapsAnother, pairs >= minimumPairs, Double(pairs) >= minimumShare * steps,
      usual * 2 > samples.count - 1
    else { return nil }
    let (count, step) = (pairs, closest)
    return Evidence(
      numbers: [Measure("pairs", Double(count)), Measure("closest_pair_ms", step)], clarity: Double(count),
      message: """
        \(count) pairs of samples lie less than \(pairMilliseconds.shortText) ms apart at different places: main and \
        coalesced events are mixed.
        """)
  }
}
