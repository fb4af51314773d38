import GestureModel

/// In a loop, the app reports pages that do not exist.
public struct LoopIndexUnwrapped: MeasuredPitfall {
  public static let identifier = "loop-index-unwrapped"
  public static let severity = Severity.error
  public static let ignoresCandidates = true
  public static let summary = "The reported page runs past the last one, or below 0."
  public static let remedy = "Report ((i mod n) + n) mod n."
  public static let explanation = """
    A carousel that goes round goes on counting where it should begin anew: after the last page comes n, before the \
    first −1. Adding n once is not enough below −n, and the remainder of a negative number is negative in most \
    languages. It is told from the declared wrapsIndex, and from recordings with page events.
    """
  public static let source = "B35 (Carousel#2, jcarousel#162, Pageboy#159)."

  public init() {}

  public func evidence(in facts: ScenarioFacts) -> [Evidence] {
    let count = facts.scenario.count
    guard !facts.scenario.wrapsIndex, count > 0 else { return [] }
    return [
      Evidence(
        numbers: [Measure("pages", Double(count))],
        message: "Past page \(count - 1) the app reports page \(count), and before page 0 it reports page -1.")
    ]
  }

  /// Looks at the strokes during which a page was reported; affected are those with one that does not exist.
  public func contribution(of facts: OutcomeFacts) -> Contribution? {
    let pages = facts.events.compactMap { event -> Double? in
      if case .page(let page) = event.kind { Double(page) } else { nil }
    }
    guard !pages.isEmpty else { return nil }
    let last = Double(facts.lattice.pageCount - 1)
    func outside(_ page: Double) -> Double { max(page - last, -page) }
    guard let worst = pages.max(by: { outside($0) < outside($1) }) else { return nil }
    return Contribution(
      isAffected: outside(worst) > 0, clarity: outside(worst),
      numbers: [Measure("pages", last + 1), Measure("reported_page", worst)])
  }

  public func evidence(configured: Evidence?, cost: Cost, candidate: CandidateFacts?) -> Evidence? {
    guard cost.affected > 0, let worst = cost.numbers.last?.value, let count = cost.numbers.first?.value else {
      return configured
    }
    return Evidence(
      numbers: cost.numbers,
      message: """
        \(cost.affected) of \(cost.lookedAt) strokes report a page outside 0 to \((count - 1).trimmedText(0)), such as \
        \(worst.trimmedText(0)).
        """)
  }
}
