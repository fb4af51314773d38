import GestureModel
import GestureMotion

/// One step of the finger, the last, decides about the velocity.
public struct LastSegmentVelocity: OutcomePitfall {
  public static let identifier = "last-segment-velocity"
  public static let severity = Severity.warning
  public static let yieldsToGeometry = false
  public static let summary = "The candidate's velocity is that of the last step alone, far from the motion's."
  public static let remedy = "Fit a line or a parabola through several samples."
  public static let explanation = """
    Two samples carry the noise of one frame: a step that is read early or late, a finger that rolls, a lift that \
    repeats its place. It is reported where the last step's velocity differs from the robust one by more than half of \
    it or points more than 30° elsewhere, and only for candidates whose estimator is of that kind.
    """
  public static let source = "B66 (flutter_map#2225), B73."
  /// The share of the robust velocity by which it must differ.
  public var minimumDifference = 0.5
  /// The angle by which it must differ, in degrees.
  public var minimumDegrees = 30.0
  /// The robust speed from which on it matters.
  public var minimumSpeed = 0.1

  public init() {}

  public static var options: [PitfallOption<Self>] {
    [
      PitfallOption("minimumDifference", \.minimumDifference, "differs by more than", range: 0...1e6),
      PitfallOption("minimumDegrees", \.minimumDegrees, "or points elsewhere by more than", unit: "°", range: 0...180),
      PitfallOption("minimumSpeed", \.minimumSpeed, "robust speed at least", unit: "pt/ms", range: 0...1000),
    ]
  }

  public func looks(at facts: OutcomeFacts) -> Bool { facts.figures != nil && facts.candidate.window == .lastStep }

  public func evidence(in facts: OutcomeFacts) -> Evidence? {
    guard looks(at: facts), let figures = facts.figures, figures.stroke.end == .ended,
      !facts.outcome.lockedToOtherAxis, !StaleVelocityAfterPause().isStale(figures),
      let answer = facts.candidate.candidate.estimator.estimate(of: figures.stroke).velocity
    else { return nil }
    // The content's sign on both axes: it moves against the finger's coordinates.
    let along = -answer.pointsPerSecond(along: figures.axis) / 1000
    let across = -answer.pointsPerSecond(along: figures.axis.other) / 1000
    let robust = figures.robustPointsPerMillisecond
    let robustAcross = figures.robustPointsPerMillisecond(along: figures.axis.other)
    let robustSpeed = (robust * robust + robustAcross * robustAcross).squareRoot()
    let speed = (along * along + across * across).squareRoot()
    guard robustSpeed >= minimumSpeed, speed.isFinite, robustSpeed.isFinite else { return nil }
    let (dx, dy) = (along - robust, across - robustAcross)
    let difference = (dx * dx + dy * dy).squareRoot() / robustSpeed
    let cosine = speed > 0 ? (along * robust + across * robustAcross) / (speed * robustSpeed) : 1
    let isElsewhere = cosine < PlaneAngle.cosine(degrees: minimumDegrees)
    guard abs(speed - robustSpeed) > minimumDifference * robustSpeed || isElsewhere else { return nil }
    let estimator = type(of: facts.candidate.candidate.estimator).identifier
    let degrees = PlaneAngle.degrees(cosine: cosine)
    return Evidence(
      numbers: [
        Measure("velocity_pt_per_ms", along), Measure("robust_velocity_pt_per_ms", robust),
        Measure("angle_degrees", degrees),
      ],
      clarity: difference,
      message: """
        \(estimator) reads \(speed.trimmedText(2)) pt/ms from the last step where the motion had \
        \(robustSpeed.trimmedText(2)) pt/ms, \(degrees.trimmedText(0))° apart.
        """)
  }
}
