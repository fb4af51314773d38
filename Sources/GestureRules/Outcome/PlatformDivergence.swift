import GestureModel
import GestureMotion

/// Another platform's rule would have ended the same release on another page.
public struct PlatformDivergence: MeasuredPitfall {
  public static let identifier = "platform-divergence"
  public static let severity = Severity.note
  public static let kind = PitfallKind.outcome
  public static let summary = "Another platform's rule ends some of the same releases on another page."
  public static let remedy = "Use the same threshold and rounding on every platform, or tell people what differs."
  public static let explanation = """
    An app on two platforms with each one's own paging answers one gesture in two ways. Every release is also put to \
    one-page, which turns a slow drag's page at half a stride, and to truncator-0.4-0.6, Android's ViewPager with its \
    25 pt and 0.4 pt/ms, which takes 60 % to turn it, whatever candidates were asked for. It is a comparison and never \
    an error.
    """
  public static let source = "B77, B105 (react-window#290)."
  /// ViewPager's least way of a fling.
  public var flingPoints = 25.0
  /// ViewPager's least speed of a fling.
  public var flingSpeed = 0.4

  public init() {}

  public static var options: [PitfallOption<Self>] {
    [
      PitfallOption("flingPoints", \.flingPoints, "fling on Android from", unit: "pt", range: 0...10_000),
      PitfallOption("flingSpeed", \.flingSpeed, "and", unit: "pt/ms", range: 0...1000),
    ]
  }

  /// The other platform's rule: Android's ViewPager.
  private var truncator: TruncatorSnap {
    var snap = TruncatorSnap()
    (snap.flingDistance, snap.minimumFling) = (flingPoints, flingSpeed)
    return snap
  }

  public func evidence(in facts: ScenarioFacts) -> [Evidence] { [] }

  public func contribution(of facts: OutcomeFacts) -> Contribution? {
    guard facts.snaps, !facts.outcome.lockedToOtherAxis else { return nil }
    let chosen = facts.lattice.clampedIndex(Double(facts.index))
    let reference = OnePageSnap().landing(after: facts.outcome.release, on: facts.lattice)?.index ?? chosen
    let android =
      truncator.landing(after: facts.outcome.release, on: facts.lattice)
      .map { facts.lattice.clampedIndex(Double($0.index)) } ?? chosen
    guard reference != chosen || android != chosen else { return Contribution(isAffected: false) }
    let page = facts.lattice.page(at:)
    return Contribution(
      isAffected: true, amount: android != chosen ? 1 : 0,
      clarity: abs(Double(android) - Double(chosen)) + abs(Double(reference) - Double(chosen)),
      numbers: [
        Measure("page", Double(page(chosen))), Measure("page_one_page", Double(page(reference))),
        Measure("page_truncator", Double(page(android))), Measure("velocity_pt_per_ms", facts.velocity),
        Measure("travel_pt", facts.travel),
      ])
  }

  public func evidence(configured: Evidence?, cost: Cost, candidate: CandidateFacts?) -> Evidence? {
    guard let candidate, cost.affected > 0 else { return nil }
    let percent = 100 * Double(cost.affected) / Double(max(cost.lookedAt, 1))
    return Evidence(
      candidate: candidate.index, numbers: [Measure("other_on_android", cost.amount)] + cost.numbers,
      message: """
        \(percent.trimmedText(1)) % of the strokes (\(cost.affected) of \(cost.lookedAt)) would end on another \
        page by one-page's or by ViewPager's rule; \(cost.amount.trimmedText(0)) by ViewPager's.
        """)
  }
}
