import GestureModel

/// The target lies behind the motion.
public struct TargetAgainstVelocity: OutcomePitfall {
  public static let identifier = "target-against-velocity"
  public static let severity = Severity.warning
  public static let summary = "The target lies behind a finger that left with speed, so the view jumps or turns oddly."
  public static let remedy = "Choose the page ahead, or cancel the deceleration and animate back yourself."
  public static let explanation = """
    A scroll view cannot decelerate backwards: told to stop behind its motion, UIKit jumps there without an animation. \
    A release that points at an end of the range and rests at that end is a bounce and excused; a return to the first \
    page against a forward velocity is not. Where even the fastest such release is below the strategy's own threshold, \
    the strategy took it for slow on purpose, and it is no more than a note.
    """
  public static let source = "B01 (UPCarouselFlowLayout#18)."
  /// The speed from which on the motion is seen.
  public var minimumSpeed = 0.1

  public init() {}

  public static var options: [PitfallOption<Self>] {
    [
      PitfallOption("minimumSpeed", \.minimumSpeed, "minimum speed", unit: "pt/ms", range: 0...1000)
    ]
  }

  public func evidence(in facts: OutcomeFacts) -> Evidence? {
    let (velocity, target) = (facts.velocity, facts.outcome.target)
    let way = target - facts.offset
    let end = velocity > 0 ? facts.lattice.maximumOffset : facts.lattice.minimumOffset
    guard abs(velocity) >= minimumSpeed, way * velocity < 0, abs(target - end) > ScenarioFacts.tolerance else {
      return nil
    }
    return Evidence(
      numbers: [Measure("velocity_pt_per_ms", velocity), Measure("way_pt", way), Measure("target_pt", target)],
      clarity: abs(velocity), severity: isSlow(facts) ? .note : nil,
      message: """
        Released at \(velocity.trimmedText(2)) pt/ms, the content is sent \(abs(way).trimmedText(1)) pt the other way, \
        to \(target.trimmedText(2)) pt.
        """)
  }

  /// Whether the strategy itself takes this release for a slow one.
  private func isSlow(_ facts: OutcomeFacts) -> Bool {
    facts.candidate.candidate.strategy.velocityThreshold.map { abs(facts.velocity) < $0 } ?? false
  }
}
