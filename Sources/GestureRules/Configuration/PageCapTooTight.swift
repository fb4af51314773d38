import GestureModel
import GestureMotion

/// Small items, one of which a flick moves although it asks for many.
public struct PageCapTooTight: MeasuredPitfall {
  public static let identifier = "page-cap-too-tight"
  public static let severity = Severity.note
  public static let summary = "Items are small and one gesture moves one of them, although flicks ask for several."
  public static let remedy = "Let a fling move a few pages, aligned to an item."
  public static let explanation = """
    A limit of one page suits pages that fill the view. Where an item takes less than half of it, most flings point \
    several items on, and people flick again and again. The strategy was asked with the fastest release and the \
    farthest proposed offset; the recordings tell how far their releases would have glided.
    """
  public static let source = "B52 (flutter#95248)."
  /// The share of the view below which a stride is small.
  public var smallStrides = 0.5
  /// The glide, in strides, that most releases must exceed.
  public var minimumGlideStrides = 2.0

  public init() {}

  public static var options: [PitfallOption<Self>] {
    [
      PitfallOption("smallStrides", \.smallStrides, "stride below", unit: "of the view", range: 0...1000),
      PitfallOption(
        "minimumGlideStrides", \.minimumGlideStrides, "most glides above", unit: "strides", range: 0...1000),
    ]
  }

  /// Without recordings nobody asked for more.
  public func evidence(in facts: ScenarioFacts) -> [Evidence] { [] }

  /// Whether no release moves more than one page, and some release moves one.
  private func isCapped(_ probe: StrategyProbe) -> Bool {
    let (lattice, middle) = (probe.lattice, probe.middleIndex)
    // With fewer pages the ends are the limit.
    guard middle >= 2, lattice.pageCount - 1 - middle >= 2 else { return false }
    var most = 0.0
    for (speed, end) in [(8.0, lattice.pageCount - 1), (-8, 0)] {
      let landing = probe.landing(
        offset: lattice.rest(at: middle), pointsPerMillisecond: speed, proposed: lattice.rest(at: end))
      most = max(most, abs(Double(landing?.index ?? middle) - Double(middle)))
    }
    return most == 1
  }

  public func contribution(of facts: OutcomeFacts) -> Contribution? {
    guard facts.candidate.kind != .free, facts.stride < smallStrides * facts.lattice.viewport,
      abs(facts.velocity) > 0, !facts.outcome.lockedToOtherAxis, isCapped(facts.candidate.probe)
    else { return nil }
    let glide = abs(facts.proposed - facts.offset) / facts.stride
    return Contribution(
      isAffected: glide > minimumGlideStrides, amount: glide, clarity: glide,
      numbers: [Measure("velocity_pt_per_ms", facts.velocity), Measure("glide_pages", glide)])
  }

  public func evidence(configured: Evidence?, cost: Cost, candidate: CandidateFacts?) -> Evidence? {
    guard let candidate, cost.affected * 2 > cost.lookedAt else { return nil }  // most: what a median says
    let mean = cost.meanAmount
    return Evidence(
      candidate: candidate.index, numbers: [Measure("mean_glide_pages", mean)] + cost.numbers,
      message: """
        \(cost.affected) of \(cost.lookedAt) releases would glide more than \(minimumGlideStrides.shortText) pages, \
        \(mean.trimmedText(1)) on average, but one gesture moves one.
        """)
  }
}
