import GestureModel
import GestureMotion

/// An oblique swipe was refused although it went more than half a page along the scroll axis.
public struct OffAxisRejected: OutcomePitfall {
  public static let identifier = "off-axis-rejected"
  public static let severity = Severity.note
  public static let summary = "An oblique swipe of more than half a page turns none."
  public static let remedy = "Widen the cone of directions that are accepted; where one axis alone scrolls, accept all."
  public static let explanation = """
    Thumbs swipe in arcs. A lock that gives every gesture to the axis it set out along, or a cone around the scroll \
    axis, refuses swipes that were meant for the carousel. The angle is measured when the finger is first 10 pt from \
    the touch-down; the cone is the declared gestureConeDegrees, else 45°, where the two axes meet. It is a comparison \
    and never an error.
    """
  public static let source = "B45 (SwiftUIPager#294, slick#3286)."
  /// The angle to the scroll axis that must be exceeded where none is declared, in degrees.
  public var coneDegrees = 45.0
  /// The way along the scroll axis that must be exceeded.
  public var minimumStrides = 0.5

  public init() {}

  public static var options: [PitfallOption<Self>] {
    [
      PitfallOption("coneDegrees", \.coneDegrees, "angle above, unless declared,", unit: "°", range: 0...180),
      PitfallOption(
        "minimumStrides", \.minimumStrides, "way along the axis above", unit: "of a stride", range: 0...1000),
    ]
  }

  public func looks(at facts: OutcomeFacts) -> Bool { facts.figures != nil }

  public func evidence(in facts: OutcomeFacts) -> Evidence? {
    guard facts.snaps, let figures = facts.figures, figures.stroke.end == .ended,
      abs(figures.travel) > minimumStrides * facts.stride, let direction = figures.direction
    else { return nil }
    let declared = facts.scene.scenario.gestureConeDegrees
    let cone = declared ?? coneDegrees
    let cosine =
      direction.along / (direction.along * direction.along + direction.across * direction.across).squareRoot()
    guard cosine < PlaneAngle.cosine(degrees: cone) - 1e-9 else { return nil }  // a diagonal is at 45° exactly
    // The replay knows the lock but no cone: what the app declares to refuse is refused.
    guard declared != nil || facts.index == facts.startIndex, !pointsOutward(figures.travel, facts) else { return nil }
    let (degrees, travel) = (PlaneAngle.degrees(cosine: cosine), figures.travel)
    return Evidence(
      numbers: [Measure("angle_degrees", degrees), Measure("travel_pt", travel)], clarity: abs(travel),
      message: """
        A swipe at \(degrees.trimmedText(0))° to the scroll axis went \(abs(travel).trimmedText(1)) pt along it and \
        turned no page; up to \(cone.shortText)° are accepted.
        """)
  }

  /// Whether there is no page on that side to go to.
  private func pointsOutward(_ travel: Double, _ facts: OutcomeFacts) -> Bool {
    facts.startIndex == 0 && travel < 0 || facts.startIndex == facts.lattice.pageCount - 1 && travel > 0
  }
}
