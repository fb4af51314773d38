import GestureModel
import GestureMotion

/// The whole way by the whole time says little of how the finger left.
public struct WholeGestureVelocity: OutcomePitfall {
  public static let identifier = "whole-gesture-velocity"
  public static let severity = Severity.warning
  public static let yieldsToGeometry = false
  public static let summary = "The candidate's velocity is the mean of the whole gesture, far from the one at lift."
  public static let remedy = "Measure the last 50 to 100 ms."
  public static let explanation = """
    Dividing the way by the duration dilutes a flick that began with a hold, and makes a flick of a drag that stopped. \
    It is reported where that mean and the robust velocity differ by more than a factor of two, and only for candidates \
    whose estimator is of that kind.
    """
  public static let source = "B65 (motion#3530, flutter#149222)."
  /// The factor that must be exceeded.
  public var minimumRatio = 2.0
  /// The speed that the faster of the two must have to matter (ours: as for the naive velocity elsewhere).
  public var minimumSpeed = 0.1

  public init() {}

  public static var options: [PitfallOption<Self>] {
    [
      PitfallOption("minimumRatio", \.minimumRatio, "differs by a factor above", range: 0...1e6),
      PitfallOption("minimumSpeed", \.minimumSpeed, "the faster at least", unit: "pt/ms", range: 0...1000),
    ]
  }

  public func looks(at facts: OutcomeFacts) -> Bool { facts.figures != nil && facts.candidate.window == .wholeStroke }

  public func evidence(in facts: OutcomeFacts) -> Evidence? {
    guard looks(at: facts), let figures = facts.figures, figures.stroke.end == .ended,
      !facts.outcome.lockedToOtherAxis
    else { return nil }
    // A finger that rested has no velocity left, whatever its last samples say.
    let rested = StaleVelocityAfterPause().isStale(figures)
    let (mean, robust) = (facts.velocity, rested ? 0 : figures.robustPointsPerMillisecond)
    let (faster, slower) = (max(abs(mean), abs(robust)), min(abs(mean), abs(robust)))
    guard faster >= minimumSpeed, mean * robust < 0 || faster > minimumRatio * slower else { return nil }
    let estimator = type(of: facts.candidate.candidate.estimator).identifier
    return Evidence(
      numbers: [Measure("velocity_pt_per_ms", mean), Measure("robust_velocity_pt_per_ms", robust)],
      clarity: abs(mean - robust),
      message: """
        \(estimator) says \(mean.trimmedText(2)) pt/ms over the whole gesture; the finger left at \
        \(robust.trimmedText(2)) pt/ms.
        """)
  }
}
