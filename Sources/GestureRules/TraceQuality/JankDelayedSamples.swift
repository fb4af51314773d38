import GestureModel

/// A gap before the lift that may be the recorder's and not the finger's.
public struct JankDelayedSamples: TracePitfall {
  public static let identifier = "jank-delayed-samples"
  public static let severity = Severity.warning
  public static let summary = "A fast motion stops dead before the lift: the finger rested, or its events came late."
  public static let remedy =
    "Store the time of each event and the time of its arrival, and mark the stroke as doubtful."
  public static let explanation = """
    While an app is busy, events wait, and a recorder that writes down when they arrive sees a pause that never was. A \
    hand slows down before it rests; a motion that does not, followed by nothing until the lift, looks like a stall. \
    Where arrival times stand beside the times (arrival_ms) and follow them evenly, the pause was the finger's and \
    nothing is reported. The velocity counts as 0 either way (stale-velocity-after-pause).
    """
  public static let source = "B61 (flutter#174904, accompanist#480)."
  /// The gap that must be exceeded.
  public var gapMilliseconds = 40.0
  /// The naive speed from which on a dead stop is odd.
  public var minimumSpeed = 0.5
  /// How unevenly events may arrive and still count as prompt (ours: half a frame at 120 Hz).
  public var maximumDelayMilliseconds = 4.0

  public init() {}

  public static var options: [PitfallOption<Self>] {
    [
      PitfallOption("gapMilliseconds", \.gapMilliseconds, "gap above", unit: "ms", range: 0...60_000),
      PitfallOption("minimumSpeed", \.minimumSpeed, "naive speed at least", unit: "pt/ms", range: 0...1000),
      PitfallOption(
        "maximumDelayMilliseconds", \.maximumDelayMilliseconds, "arrival known to be late by no more than", unit: "ms",
        range: 0...60_000),
    ]
  }

  public func evidence(in figures: StrokeFigures) -> Evidence? {
    let (pause, naive) = (figures.pauseMilliseconds, figures.naivePointsPerMillisecond)
    guard figures.stroke.end != .missing, pause > gapMilliseconds, abs(naive) >= minimumSpeed,
      let before = speedBeforeLastStep(of: figures), abs(naive) >= before, !isPrompt(figures.stroke)
    else { return nil }
    let known = !figures.stroke.arrivalNanoseconds.isEmpty
    return Evidence(
      numbers: [Measure("gap_ms", pause), Measure("naive_velocity_pt_per_ms", naive)], clarity: pause,
      message: """
        Nothing moved for \(pause.trimmedText(0)) ms after a step at \(naive.trimmedText(2)) pt/ms that had not slowed \
        down\(known ? ", and events arrived late" : ""): a pause of the finger or a stall of the recorder.
        """)
  }

  /// The speed along the axis of the step before the last one that changed place; `nil` if there is none.
  private func speedBeforeLastStep(of figures: StrokeFigures) -> Double? {
    let samples = figures.stroke.samples
    guard let last = figures.lastDistinctIndex, last >= 2 else { return nil }
    let way = samples[last - 2].position(along: figures.axis) - samples[last - 1].position(along: figures.axis)
    let time = StrokeFigures.milliseconds(from: samples[last - 2].nanoseconds, to: samples[last - 1].nanoseconds)
    return time > 0 ? abs(way) / time : nil
  }

  /// Whether the recording tells that all of its events arrived as soon as each other.
  private func isPrompt(_ stroke: Stroke) -> Bool {
    guard !stroke.samples.isEmpty, stroke.arrivalNanoseconds.count == stroke.samples.count else { return false }
    var delays = zip(stroke.samples, stroke.arrivalNanoseconds).map {
      StrokeFigures.milliseconds(from: $0.nanoseconds, to: $1)
    }
    guard let lift = stroke.liftArrivalNanoseconds else { return false }
    delays.append(StrokeFigures.milliseconds(from: stroke.liftNanoseconds, to: lift))
    return (delays.max() ?? 0) - (delays.min() ?? 0) <= maximumDelayMilliseconds
  }
}
