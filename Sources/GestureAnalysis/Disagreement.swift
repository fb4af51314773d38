import GestureReplay

/// A stroke for which not all candidates choose the same page.
public struct Disagreement: Hashable, Sendable {
  /// The candidates that choose one page.
  public struct Group: Hashable, Sendable {
    /// The page, as a person counts.
    public var page: Int
    /// The candidates' places in the list, lowest first, never empty.
    public var candidates: [Int]
  }

  /// The stroke.
  public var place: TracePlace
  /// One outcome a candidate, in the candidates' order.
  public var outcomes: [Outcome]
  /// The groups, lowest page first; two or more.
  public var groups: [Group]
  /// The page at which the device rested, if the trace says so.
  public var observedPage: Int?

  /// Creates a disagreement, or `nil` if all outcomes have one page.
  public init?(place: TracePlace, outcomes: [Outcome], observedPage: Int? = nil) {
    var groups: [Group] = []
    for (index, outcome) in outcomes.enumerated() {
      if let known = groups.firstIndex(where: { $0.page == outcome.page }) {
        groups[known].candidates.append(index)
      } else {
        groups.append(Group(page: outcome.page, candidates: [index]))
      }
    }
    guard groups.count > 1 else { return nil }
    self.place = place
    self.outcomes = outcomes
    self.groups = groups.sorted { $0.page < $1.page }
    self.observedPage = observedPage
  }

  /// How many candidates choose the page that most choose.
  public var largestGroup: Int { groups.map(\.candidates.count).max() ?? 0 }

  /// Whether this one divides the candidates more than `other`: more pages, then a smaller majority.
  func dividesMore(than other: Disagreement) -> Bool {
    groups.count != other.groups.count
      ? groups.count > other.groups.count : largestGroup < other.largestGroup
  }
}
