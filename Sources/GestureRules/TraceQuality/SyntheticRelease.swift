import GestureModel

/// A script moved, not a hand.
public struct SyntheticRelease: TracePitfall {
  public static let identifier = "synthetic-release"
  public static let severity = Severity.note
  public static let summary = "The motion is one that scripts make and hands do not."
  public static let remedy = "Leave it out of what is said about the feel."
  public static let explanation = """
    Test drivers move at a perfectly even speed, in one single step, or a little past the end and exactly back to rob \
    the release of its speed. A hand speeds up, slows down and trembles. Looked for are an even speed over the whole \
    stroke (over all of it but the last two steps if those go exactly back), and one step that is nearly all of it. \
    A step that takes longer than a few frames may be a recorder's that kept only the ends (too-few-samples).
    """
  public static let source = """
    B118 (adb-event-mirror#20), B121, B122 (idb#936), B123 (quern#220), B124 (argent#520), B125 (WebDriverAgent#629).
    """
  /// The deviation of the steps' speeds from their mean, as a share of it, below which a speed is even.
  public var evenShare = 0.02
  /// How many steps of an even speed it takes.
  public var minimumSteps = 5
  /// How many it takes of steps this long or longer.
  public var minimumLongSteps = 2
  /// The length of a long step.
  public var longStepPoints = 30.0
  /// The share of the path that a single step must make up.
  public var singleStepShare = 0.9
  /// The longest time of such a step; in a longer one a recorder may have lost the rest (ours: three frames at 60 Hz).
  public var singleStepMilliseconds = 50.0
  /// The farthest that a scripted end goes past and back (ours: as for a finger that rolls).
  public var overshootPoints = 5.0

  public init() {}

  public static var options: [PitfallOption<Self>] {
    [
      PitfallOption("evenShare", \.evenShare, "speeds that vary less than", range: 0...1e6),
      PitfallOption("minimumSteps", \.minimumSteps.wholeNumber, "over steps of at least", range: 0...1e6),
      PitfallOption("minimumLongSteps", \.minimumLongSteps.wholeNumber, "or of at least", range: 0...1e6),
      PitfallOption("longStepPoints", \.longStepPoints, "of at least", unit: "pt", range: 0...10_000),
      PitfallOption("singleStepShare", \.singleStepShare, "or one step with a share of", range: 0...1e6),
      PitfallOption("singleStepMilliseconds", \.singleStepMilliseconds, "within", unit: "ms", range: 0...60_000),
      PitfallOption(
        "overshootPoints", \.overshootPoints, "past the end and back by at most", unit: "pt", range: 0...10_000),
    ]
  }

  /// A step of the finger that changed its place.
  private struct Step {
    var (dx, dy) = (0.0, 0.0)
    var milliseconds = 0.0
    var length: Double { (dx * dx + dy * dy).squareRoot() }
  }

  public func evidence(in figures: StrokeFigures) -> Evidence? {
    let samples = figures.stroke.samples
    let steps = zip(samples, samples.dropFirst()).map {
      Step(
        dx: $1.x - $0.x, dy: $1.y - $0.y,
        milliseconds: StrokeFigures.milliseconds(from: $0.nanoseconds, to: $1.nanoseconds))
    }.filter { $0.length > 0 }
    let path = steps.reduce(0) { $0 + $1.length }
    // What never becomes a pan tells nothing: a touch that creeps a pixel a frame is even, too.
    guard path >= StrokeFigures.slop, path.isFinite else { return nil }
    if let step = steps.max(by: { $0.length < $1.length }), step.length >= longStepPoints,
      step.length >= singleStepShare * path, step.milliseconds <= singleStepMilliseconds
    {
      let (longest, time) = (step.length, step.milliseconds)
      return Evidence(
        numbers: [Measure("step_pt", longest), Measure("step_ms", time), Measure("path_pt", path)],
        clarity: longest / path,
        message: """
          One step of \(longest.trimmedText(1)) pt in \(time.trimmedText(1)) ms makes up the path of \
          \(path.trimmedText(1)) pt: a script.
          """)
    }
    if let speed = evenSpeed(of: steps[...]) {
      let count = steps.count
      return Evidence(
        numbers: [Measure("steps", Double(count)), Measure("speed_pt_per_ms", speed)], clarity: Double(count),
        message: "All \(count) steps have the same speed, \(speed.trimmedText(3)) pt/ms: a script.")
    }
    guard goesExactlyBack(steps), let speed = evenSpeed(of: steps.dropLast(2)), let last = steps.last else {
      return nil
    }
    let overshoot = last.length
    return Evidence(
      numbers: [Measure("overshoot_pt", overshoot), Measure("speed_pt_per_ms", speed)], clarity: overshoot,
      message: """
        After an even speed of \(speed.trimmedText(3)) pt/ms the end goes \(overshoot.trimmedText(1)) pt past and \
        exactly back: a script.
        """)
  }

  private func evenSpeed(of steps: ArraySlice<Step>) -> Double? {
    let isLong = steps.allSatisfy { $0.length >= longStepPoints }
    guard steps.count >= (isLong ? minimumLongSteps : minimumSteps), steps.allSatisfy({ $0.milliseconds > 0 }) else {
      return nil
    }
    let speeds = steps.map { $0.length / $0.milliseconds }
    let mean = speeds.reduce(0, +) / Double(speeds.count)
    let variance = speeds.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(speeds.count)
    return variance.squareRoot() < evenShare * mean ? mean : nil
  }

  private func goesExactlyBack(_ steps: [Step]) -> Bool {
    guard steps.count > 2 else { return false }
    let (past, back) = (steps[steps.count - 2], steps[steps.count - 1])
    return abs(past.dx + back.dx) < 1e-9 && abs(past.dy + back.dy) < 1e-9 && back.length <= overshootPoints
  }
}
