import GestureModel

/// A release in the bounce zone gave a page or a target that is not there.
public struct OverscrollUnclamped: OutcomePitfall {
  public static let identifier = "overscroll-unclamped"
  public static let severity = Severity.error
  public static let summary = "A release past an end of the content gives a page or a target that does not exist."
  public static let remedy = "Clamp the offset before it is turned into an index, and return the end of the range."
  public static let explanation = """
    While the content bounces its offset lies outside the range. Floor and ceiling then give page −1 or one past the \
    last, and a layout that overrules the platform is believed. Only an app's own strategies are looked at.
    """
  public static let source = """
    The flow-layout variant of the scroll-view tutorial; B12, B15 (KTUVDemo#1), B16 (KKPagedFlowView#10), B38 \
    (Pageboy#17), B86.
    """
  public static let example: CodeExample? = CodeExample(
    wrong: """
      guard let collectionView else { return proposedContentOffset }
      let position = collectionView.contentOffset.x / stride
      var page = position.rounded()
      if velocity.x > 0.3 { page = position.rounded(.up) }
      if velocity.x < -0.3 { page = position.rounded(.down) }
      return CGPoint(x: page * stride, y: proposedContentOffset.y)
      """,
    right: """
      guard let collectionView else { return proposedContentOffset }
      let position = collectionView.contentOffset.x / stride
      var page = position.rounded()
      if velocity.x > 0.3 { page = position.rounded(.up) }
      if velocity.x < -0.3 { page = position.rounded(.down) }
      return CGPoint(x: min(max(page, 0), lastPage) * stride, y: proposedContentOffset.y)
      """,
    numbers: """
      Let go in the bounce at −40 pt with −0.4 pt/ms, −40 / 296 = −0.14 is rounded down to page −1 and a target \
      of −296 pt. Limited it is page 0 at 0 pt.
      """)

  public init() {}

  public static let fixedThresholds = [PitfallThreshold("tolerance", ScenarioFacts.tolerance, "pt")]

  public func evidence(in facts: OutcomeFacts) -> Evidence? {
    let (lattice, target, offset) = (facts.lattice, facts.outcome.target, facts.offset)
    let (low, high) = (lattice.minimumOffset, lattice.maximumOffset)
    guard facts.candidate.kind == .custom, offset < low || offset > high else { return nil }
    let beyond = max(low - target, target - high)
    let isPageThere = (0..<max(lattice.pageCount, 1)).contains(facts.index)
    guard !isPageThere || beyond > ScenarioFacts.tolerance else { return nil }
    let page = facts.outcome.page
    return Evidence(
      numbers: [
        Measure("offset_pt", offset), Measure("page", Double(page)), Measure("target_pt", target),
        Measure("minimum_offset_pt", low), Measure("maximum_offset_pt", high),
      ],
      clarity: max(beyond, 0),
      message: """
        A release at \(offset.trimmedText(2)) pt, outside \(low.trimmedText(2)) to \(high.trimmedText(2)) pt, gave \
        page \(page) and a target of \(target.trimmedText(2)) pt.
        """)
  }
}
