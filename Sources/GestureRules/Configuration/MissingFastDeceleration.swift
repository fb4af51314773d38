import GestureModel
import GestureMotion

/// An app snaps by its own arithmetic while the view keeps the normal deceleration rate.
public struct MissingFastDeceleration: MeasuredPitfall {
  public static let identifier = "missing-fast-deceleration"
  public static let severity = Severity.warning
  public static let summary = """
    A snapping strategy runs at the normal deceleration rate, which glides five times as far.
    """
  public static let remedy = "Set decelerationRate to .fast (0.99 per millisecond)."
  public static let explanation = """
    At 0.998 per millisecond a release at 1 pt/ms proposes an offset 494 pt away, at 0.99 one 98 pt away. A strategy \
    that reads the proposed offset then crosses several pages, and one that does not still crawls to its target. With \
    recordings, the finding tells which strokes end on another page at the fast rate, and how much shorter the glide \
    is.
    """
  public static let source = """
    The scroll-view tutorial; B07, B10 (stackoverflow.com/questions/1651560), B20 (FSPagerView#21).
    """
  /// The rate from which a deceleration counts as slow.
  public var slowRate = 0.995

  public init() {}

  public static var options: [PitfallOption<Self>] {
    [
      PitfallOption("slowRate", \.slowRate, "slow rate", unit: "per ms", range: 0...1)
    ]
  }

  /// Whether the app's own arithmetic runs at a slow rate; a chain of another platform has no such rate.
  func applies(to facts: CandidateFacts) -> Bool {
    facts.kind == .custom && facts.candidate.deceleratesAsUIKit && facts.deceleration.perMillisecond >= slowRate
  }

  private func ratio(_ facts: CandidateFacts) -> Double {
    facts.deceleration.reachMilliseconds / Deceleration.fast.reachMilliseconds
  }

  public func evidence(in facts: ScenarioFacts) -> [Evidence] {
    facts.candidates.filter(applies).map { facts in
      let (rate, ratio) = (facts.deceleration.perMillisecond, ratio(facts))
      return Evidence(
        candidate: facts.index, numbers: [Measure("deceleration_per_ms", rate), Measure("glide_ratio", ratio)],
        message:
          "A deceleration of \(rate.shortText) per ms glides \(ratio.trimmedText(1)) times as far as the fast rate.")
    }
  }

  /// Recordings of which none would end on another page leave only the longer glide to mention.
  public func severity(after cost: Cost) -> Severity { cost.affected > 0 ? Self.severity : .note }

  public func contribution(of facts: OutcomeFacts) -> Contribution? {
    guard applies(to: facts.candidate) else { return nil }
    let fast = facts.lattice.clamped(
      Deceleration.fast.proposedOffset(from: facts.offset, pointsPerMillisecond: facts.velocity))
    let shortened = abs(facts.proposed - fast)
    let landing = facts.candidate.probe.landing(
      offset: facts.offset, pointsPerMillisecond: facts.velocity, startOffset: facts.startOffset, proposed: fast)
    let page = landing.map { facts.lattice.page(at: facts.lattice.clampedIndex(Double($0.index))) }
    return Contribution(
      isAffected: landing.map { $0.index != facts.index } ?? false, amount: shortened / facts.stride,
      clarity: shortened,
      numbers: [
        Measure("velocity_pt_per_ms", facts.velocity), Measure("proposed_pt", facts.proposed),
        Measure("proposed_fast_pt", fast), Measure("page", Double(facts.outcome.page)),
        Measure("page_fast", Double(page ?? facts.outcome.page)),
      ])
  }

  public func evidence(configured: Evidence?, cost: Cost, candidate: CandidateFacts?) -> Evidence? {
    guard let configured, let candidate else { return nil }
    let ratio = ratio(candidate)
    return Evidence(
      candidate: configured.candidate,
      numbers: configured.numbers + [Measure("glide_excess_pages", cost.meanAmount)] + cost.numbers,
      message: """
        Normal deceleration glides \(ratio.trimmedText(1)) times as far, \(cost.meanAmount.trimmedText(2)) pages more \
        on average: \(cost.affected) of \(cost.lookedAt) strokes would end on another page at the fast rate.
        """)
  }
}
