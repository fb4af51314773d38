import GestureModel

/// In a right-to-left layout, the app reports the page that it would be from left to right.
public struct RTLNotMirrored: MeasuredPitfall {
  public static let identifier = "rtl-not-mirrored"
  public static let severity = Severity.error
  public static let ignoresCandidates = true
  public static let summary = "In a right-to-left layout the reported page still grows with the offset."
  public static let remedy = "Report count − 1 − index, and normalise negative scroll offsets first."
  public static let explanation = """
    Right to left, page 0 rests at the highest offset. An index that grows with the offset counts from the wrong end: \
    page indicators run backwards and a jump to a page goes to its mirror image. It is told from the declared \
    mirrorsIndex, and from recordings that hold a page beside the offset it rested at.
    """
  public static let source = "B87, B107 (amphtml#31057)."

  public init() {}

  public func evidence(in facts: ScenarioFacts) -> [Evidence] {
    let scenario = facts.scenario
    guard scenario.direction == .rtl, !scenario.mirrorsIndex, scenario.pageCount > 1 else { return [] }
    let last = scenario.pageCount - 1
    return [
      Evidence(
        numbers: [Measure("pages", Double(scenario.pageCount))],
        message: "The layout runs right to left but the index is not mirrored: page 0 is reported as page \(last).")
    ]
  }

  /// Counts, as affected, the recorded pages that grow with the recorded offset.
  ///
  /// The middle page is its own mirror image and tells nothing.
  public func contribution(of facts: OutcomeFacts) -> Contribution? {
    guard facts.scene.scenario.direction == .rtl, let target = facts.observed?.target, target.isFinite,
      let page = facts.observed?.page
    else { return nil }
    let index = facts.lattice.nearestIndex(to: target)
    let mirrored = facts.lattice.page(at: index)
    guard index != mirrored else { return nil }
    return Contribution(
      isAffected: page == index,
      numbers: [
        Measure("target_pt", target), Measure("recorded_page", Double(page)), Measure("page", Double(mirrored)),
      ])
  }

  public func evidence(configured: Evidence?, cost: Cost, candidate: CandidateFacts?) -> Evidence? {
    guard cost.affected * 2 > cost.lookedAt else { return configured }
    return Evidence(
      numbers: (configured?.numbers ?? []) + cost.numbers,
      message: """
        \(cost.affected) of \(cost.lookedAt) recorded pages grow with the offset although the layout runs right to left.
        """)
  }
}
