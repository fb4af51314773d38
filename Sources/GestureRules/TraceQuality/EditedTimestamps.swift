import GestureModel

/// Times were stretched to a round value, so that people can see what happened.
public struct EditedTimestamps: CollectionPitfall {
  public static let identifier = "edited-timestamps"
  public static let severity = Severity.error
  public static let summary = "Steps or durations have exactly the same long value again and again: they were edited."
  public static let remedy = "Export the raw times."
  public static let explanation = """
    Viewers of session recordings stretch quick taps and swipes to half a second, or whatever can be watched, and \
    export what they show. A flick of 60 pt in 60 ms then takes 500 ms and is none. Looked for are strokes with three \
    equal steps of 300 ms or more, and durations of 300 ms or more that three strokes and a fifth of all the long ones \
    share exactly; because clocks of whole milliseconds make durations meet by chance, only multiples of 50 ms are \
    counted. Strokes of a perfectly even speed are scripts (synthetic-release) and not counted.
    """
  public static let source = "B120 (sentry#91349)."
  /// The value from which on an equal step or duration is remarkable, in ms.
  public var minimumMilliseconds = 300.0
  /// How many equal ones it takes.
  public var minimumCount = 3
  /// The share of the strokes of that length that must have the very same duration (ours).
  public var minimumShare = 0.2
  /// The durations that are counted are multiples of this (ours).
  static let grid: Int64 = 50
  /// The longest duration that is counted, in ms: the memory has a place for each (ours).
  static let longest: Int64 = 10_000
  /// The group of the strokes that show it by their steps.
  private static let steps: Int64 = -1

  /// How many strokes last that long or longer.
  private var longStrokes = 0
  /// How many strokes have a duration, by its milliseconds.
  private var durations: [Int64: Int] = [:]
  /// The longest equal step, how often it came, in how many strokes there was one.
  private var equalSteps = (milliseconds: 0.0, count: 0, strokes: 0)

  public init() {}

  public static var options: [PitfallOption<Self>] {
    [
      PitfallOption("minimumMilliseconds", \.minimumMilliseconds, "equal values from", unit: "ms", range: 0...60_000),
      PitfallOption("minimumCount", \.minimumCount.wholeNumber, "at least", unit: "times", range: 0...1e6),
      PitfallOption(
        "minimumShare", \.minimumShare, "durations, in a share of the long strokes of at least", range: 0...1e6),
    ]
  }

  public func looks(at facts: RecordingFacts) -> Bool { facts.figures != nil }

  public mutating func note(_ facts: RecordingFacts) -> Int64? {
    guard let figures = facts.figures else { return nil }
    let stroke = figures.stroke
    let duration = stroke.liftNanoseconds.subtractingReportingOverflow(stroke.beganNanoseconds)
    let isLong = StrokeFigures.milliseconds(from: 0, to: duration.partialValue) >= minimumMilliseconds
    if isLong { longStrokes += 1 }
    if let equal = equalStep(of: stroke) {
      equalSteps.strokes += 1
      if (equal.count, equal.milliseconds) > (equalSteps.count, equalSteps.milliseconds) {
        (equalSteps.milliseconds, equalSteps.count) = (equal.milliseconds, equal.count)
      }
      return Self.steps
    }
    let (whole, rest) = duration.partialValue.quotientAndRemainder(dividingBy: 1_000_000)
    guard isLong, !duration.overflow, rest == 0, whole % Self.grid == 0, whole <= Self.longest,
      SyntheticRelease().evidence(in: figures) == nil
    else { return nil }
    durations[whole, default: 0] += 1
    return whole
  }

  /// The value of 300 ms or more that most steps share, if they are enough.
  private func equalStep(of stroke: Stroke) -> (milliseconds: Double, count: Int)? {
    let steps = zip(stroke.samples, stroke.samples.dropFirst()).lazy
      .map { StrokeFigures.milliseconds(from: $0.nanoseconds, to: $1.nanoseconds) }
      .filter { $0 >= minimumMilliseconds }
    guard steps.count(where: { _ in true }) >= minimumCount else { return nil }
    var best = (milliseconds: 0.0, count: 0)
    var run = (milliseconds: 0.0, count: 0)
    for step in steps.sorted() {
      run = step == run.milliseconds ? (step, run.count + 1) : (step, 1)
      if run.count >= best.count { best = run }
    }
    return best.count >= minimumCount ? best : nil
  }

  public mutating func add(_ other: Self) {
    longStrokes += other.longStrokes
    durations.merge(other.durations, uniquingKeysWith: +)
    equalSteps.strokes += other.equalSteps.strokes
    if (other.equalSteps.count, other.equalSteps.milliseconds) > (equalSteps.count, equalSteps.milliseconds) {
      (equalSteps.milliseconds, equalSteps.count) = (other.equalSteps.milliseconds, other.equalSteps.count)
    }
  }

  public var shown: [Int64: Evidence] {
    var shown: [Int64: Evidence] = [:]
    if equalSteps.strokes > 0 {
      let (step, count) = (equalSteps.milliseconds, equalSteps.count)
      shown[Self.steps] = Evidence(
        numbers: [Measure("equal_step_ms", step), Measure("steps", Double(count))], clarity: .infinity,
        message: "\(count) steps of one stroke take exactly \(step.trimmedText(3)) ms: the times were edited.")
    }
    for (duration, count) in durations
    where count >= minimumCount && Double(count) >= minimumShare * Double(longStrokes) {
      let all = longStrokes
      shown[duration] = Evidence(
        numbers: [Measure("equal_duration_ms", Double(duration)), Measure("strokes", Double(count))],
        clarity: Double(count),
        message: """
          \(count) of \(all) strokes of \(minimumMilliseconds.shortText) ms or more take exactly \(duration) ms: the \
          times were edited.
          """)
    }
    return shown
  }
}
