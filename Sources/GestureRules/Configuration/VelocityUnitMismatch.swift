import GestureModel
import GestureMotion

/// A velocity threshold and the velocities it meets are in different units.
public struct VelocityUnitMismatch: MeasuredPitfall {
  public static let identifier = "velocity-unit-mismatch"
  public static let severity = Severity.error
  public static let summary = "A velocity threshold and the velocities it is compared with are in different units."
  public static let remedy = """
    Convert: UIKit's delegate reports points per millisecond, its pan recogniser and most others per second.
    """
  public static let explanation = """
    1 pt/ms is 1000 pt/s. Flicks run from 0.3 to about 8 pt/ms, so a threshold above 20 cannot have been meant per \
    millisecond, and velocities above 50 cannot have been recorded per millisecond. Where a recording tells at which \
    offset the platform would have stopped, a velocity that implies a glide a thousand times as long gives itself away \
    too.
    """
  public static let source = "The scroll-view tutorial; B08 (stackoverflow.com/questions/16155375), B09, B11, B63."
  public static let example: CodeExample? = CodeExample(
    wrong: """
      if abs(velocity.x) > 500 {  // meant as points per second
        page = velocity.x > 0 ? position.rounded(.up) : position.rounded(.down)
      }
      """,
    right: """
      if abs(velocity.x) > 0.5 {  // scrollViewWillEndDragging has points per millisecond
        page = velocity.x > 0 ? position.rounded(.up) : position.rounded(.down)
      }
      """,
    numbers: """
      A flick at 1.2 pt/ms is 1200 pt/s and meant to pass 500, but 1.2 is never above 500: released at 60 pt it \
      returns to page 0. It is above 0.5 and then goes to page 1.
      """)
  /// The threshold above which per second must have been meant.
  public var largeThreshold = 20.0
  /// The median speed below which the recordings are per millisecond.
  public var smallSpeed = 10.0
  /// The threshold below which per millisecond must have been meant.
  public var smallThreshold = 5.0
  /// The median speed above which the recordings are per second.
  public var largeSpeed = 50.0
  /// The ratio of implied and recorded glide from which on they differ by a unit.
  public var minimumGlideRatio = 500.0
  /// The ratio up to which they do.
  public var maximumGlideRatio = 2000.0

  public init() {}

  public static var options: [PitfallOption<Self>] {
    [
      PitfallOption("largeThreshold", \.largeThreshold, "threshold above", unit: "pt/ms", range: 0...1000),
      PitfallOption("smallSpeed", \.smallSpeed, "with most speeds below", unit: "pt/ms", range: 0...1000),
      PitfallOption("smallThreshold", \.smallThreshold, "or threshold below", unit: "pt/ms", range: 0...1000),
      PitfallOption("largeSpeed", \.largeSpeed, "with most speeds above", unit: "pt/ms", range: 0...1000),
      PitfallOption("minimumGlideRatio", \.minimumGlideRatio, "or a glide ratio from", range: 0...1e6),
      PitfallOption("maximumGlideRatio", \.maximumGlideRatio, "to", range: 0...1e6),
    ]
  }

  public func evidence(in facts: ScenarioFacts) -> [Evidence] {
    facts.candidates.compactMap { facts in
      guard let threshold = facts.candidate.strategy.velocityThreshold, threshold > largeThreshold else { return nil }
      return Evidence(
        candidate: facts.index, numbers: [Measure("threshold_pt_per_ms", threshold)],
        remedy: "Write \((threshold / 1000).shortText) pt/ms for \(threshold.shortText) pt/s. " + Self.remedy,
        message: """
          A threshold of \(threshold.shortText) pt/ms is \((threshold * 1000).shortText) pt/s, which no finger \
          reaches: it looks like points per second.
          """)
    }
  }

  /// Counts, as affected, the releases in the other unit than the threshold's, or than their own glide.
  public func contribution(of facts: OutcomeFacts) -> Contribution? {
    let speed = abs(facts.velocity)
    let glide = glideRatio(of: facts)
    let threshold = facts.candidate.candidate.strategy.velocityThreshold
    guard threshold != nil || glide != nil else { return nil }
    let tooLarge = threshold.map { $0 > largeThreshold } ?? false && speed < smallSpeed
    let tooSmall = threshold.map { $0 < smallThreshold } ?? false && speed > largeSpeed
    let other = glide.map { [$0, 1 / $0].contains { $0 >= minimumGlideRatio && $0 <= maximumGlideRatio } } ?? false
    return Contribution(
      isAffected: tooLarge || tooSmall || other, amount: other ? 1 : 0, clarity: speed,
      numbers: (threshold.map { [Measure("threshold_pt_per_ms", $0)] } ?? [])
        + [Measure("velocity_pt_per_ms", facts.velocity)] + (glide.map { [Measure("glide_ratio", $0)] } ?? []))
  }

  /// How many times as long the implied glide is as the recorded one.
  ///
  /// A glide that an end of the range cut short, or that is shorter than a point, tells nothing.
  private func glideRatio(of facts: OutcomeFacts) -> Double? {
    guard let recorded = facts.recorded, let proposed = recorded.proposedOffset, recorded.pointsPerMillisecond != 0,
      proposed > facts.lattice.minimumOffset, proposed < facts.lattice.maximumOffset,
      abs(proposed - recorded.offset) >= 1
    else { return nil }
    // Without the stop speed: of a velocity that is too small a thousandfold it would leave nothing.
    let implied = abs(recorded.pointsPerMillisecond) * facts.candidate.deceleration.reachMilliseconds
    let ratio = implied / abs(proposed - recorded.offset)
    return ratio.isFinite && ratio > 0 ? ratio : nil
  }

  public func evidence(configured: Evidence?, cost: Cost, candidate: CandidateFacts?) -> Evidence? {
    guard cost.affected * 2 > cost.lookedAt, let candidate else { return nil }  // most: what a median says
    let counted = "\(cost.affected) of \(cost.lookedAt) releases"
    guard let threshold = candidate.candidate.strategy.velocityThreshold, cost.amount == 0 else {
      return Evidence(
        candidate: candidate.index, numbers: cost.numbers,
        message: "\(counted) tell of a glide about a thousand times as long or short as their velocity implies.")
    }
    if let configured {
      return Evidence(
        candidate: candidate.index, numbers: cost.numbers, remedy: configured.remedy,
        message: """
          The threshold of \(threshold.shortText) looks like points per second: \(counted) are slower than \
          \(smallSpeed.shortText) pt/ms.
          """)
    }
    return Evidence(
      candidate: candidate.index, numbers: cost.numbers,
      message: """
        The threshold of \(threshold.shortText) is in points per millisecond, but \(counted) are above \
        \(largeSpeed.shortText): they look like points per second.
        """)
  }
}
