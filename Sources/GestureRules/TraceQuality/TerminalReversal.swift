import GestureModel

/// The finger rolled back a little as it left.
public struct TerminalReversal: TracePitfall {
  public static let identifier = "terminal-reversal"
  public static let severity = Severity.warning
  public static let summary = """
    The finger rolls back a little as it leaves, which turns the velocity of the last pair round.
    """
  public static let remedy = "Give the newest sample less weight, or fit a line through several."
  public static let explanation = """
    A fingertip that lifts rolls: the middle of its contact moves a few points against the motion in the last frame. \
    An estimator that reads the last pair alone sees a flick the other way.
    """
  public static let source = "B73."
  /// The shortest step that counts as rolling.
  public var minimumStepPoints = 1.0
  /// The longest step that counts as rolling.
  public var maximumStepPoints = 5.0
  /// The longest time that step may take.
  public var maximumMilliseconds = 20.0
  /// The robust speed from which on it matters.
  public var minimumSpeed = 0.1

  public init() {}

  public static var options: [PitfallOption<Self>] {
    [
      PitfallOption("minimumStepPoints", \.minimumStepPoints, "step at least", unit: "pt", range: 0...10_000),
      PitfallOption("maximumStepPoints", \.maximumStepPoints, "step at most", unit: "pt", range: 0...10_000),
      PitfallOption("maximumMilliseconds", \.maximumMilliseconds, "within", unit: "ms", range: 0...60_000),
      PitfallOption("minimumSpeed", \.minimumSpeed, "robust speed at least", unit: "pt/ms", range: 0...1000),
    ]
  }

  public func evidence(in figures: StrokeFigures) -> Evidence? {
    let (step, robust) = (figures.lastStep, figures.robustPointsPerMillisecond)
    guard abs(robust) >= minimumSpeed, step * robust < 0, abs(step) >= minimumStepPoints,
      abs(step) <= maximumStepPoints, figures.lastStepMilliseconds <= maximumMilliseconds
    else { return nil }
    return Evidence(
      numbers: [
        Measure("step_pt", step), Measure("step_ms", figures.lastStepMilliseconds),
        Measure("robust_velocity_pt_per_ms", robust),
      ],
      clarity: abs(step),
      message: """
        The last step goes \(abs(step).trimmedText(1)) pt against a motion of \(robust.trimmedText(2)) pt/ms: the \
        finger rolled off.
        """)
  }
}
