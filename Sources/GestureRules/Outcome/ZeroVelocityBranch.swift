import GestureModel

/// A finger that stopped before lifting falls into one arm of a sign test.
public struct ZeroVelocityBranch: OutcomePitfall {
  public static let identifier = "zero-velocity-branch"
  public static let severity = Severity.error
  public static let summary = "Stopping before lifting sends the view to a page that is not the nearest."
  public static let remedy = "Treat velocities near 0 as no velocity, and take the nearest page."
  public static let explanation = """
    With v > 0 on one side and everything else on the other, a velocity of exactly 0 takes a side. The strategy was \
    asked again at ±0.01 pt/ms, which no finger can tell from 0: if the answers differ, the sign of nothing decided.
    """
  public static let source = """
    B13 (stackoverflow.com/questions/15961099), B18 (MSPeekCollectionViewDelegateImplementation#55), B80.
    """
  /// The speed below which the finger had stopped.
  public var stillSpeed = 0.005
  /// The speed at which the strategy is asked again.
  public var probeSpeed = 0.01

  public init() {}

  public static var options: [PitfallOption<Self>] {
    [
      PitfallOption("stillSpeed", \.stillSpeed, "speed below", unit: "pt/ms", range: 0...1000),
      PitfallOption("probeSpeed", \.probeSpeed, "asked again at ±", unit: "pt/ms", range: 0...1000),
    ]
  }

  public func evidence(in facts: OutcomeFacts) -> Evidence? {
    guard facts.snaps, !facts.outcome.lockedToOtherAxis, abs(facts.velocity) < stillSpeed else { return nil }
    let nearest = facts.lattice.nearestIndex(to: facts.offset)
    let chosen = facts.lattice.clampedIndex(Double(facts.index))
    guard chosen != nearest else { return nil }
    let answers = [-probeSpeed, 0, probeSpeed].map { facts.landing(pointsPerMillisecond: $0)?.index }
    guard Set(answers).count > 1 else { return nil }
    let (page, right) = (facts.lattice.page(at: chosen), facts.lattice.page(at: nearest))
    let position = facts.lattice.position(of: facts.offset)
    return Evidence(
      numbers: [
        Measure("velocity_pt_per_ms", facts.velocity), Measure("position_pages", position),
        Measure("page", Double(page)), Measure("nearest_page", Double(right)),
      ],
      clarity: abs(position - Double(chosen)),
      message: """
        A finger at rest at position \(position.trimmedText(3)) was sent to page \(page) instead of page \(right): a \
        velocity of 0 counts as a direction.
        """)
  }
}
