import GestureModel

/// A resize keeps the offset in points, so that another page comes under it.
public struct ResizeKeepsOffset: ConfigurationPitfall {
  public static let identifier = "resize-keeps-offset"
  public static let severity = Severity.error
  public static let summary = "After a rotation or resize the offset is kept in points, and another page lies under it."
  public static let remedy = "Set the offset to the new rest of the page shown before the resize."
  public static let explanation = """
    Page i rests at another offset once the view or its items have another length. Keeping the offset moves the person \
    to another page, or to a place between two. It is looked for where the scenario declares the length after the \
    resize.
    """
  public static let source = "The compositional-layout tutorial; B21 (FSPagerView#91), B30 (SwipeView#138), B31."
  public static let example: CodeExample? = CodeExample(
    wrong: """
      // in viewWillTransition(to:with:)
      collectionView.collectionViewLayout.invalidateLayout()
      """,
    right: """
      // in viewWillTransition(to:with:)
      let page = currentPage
      coordinator.animate { _ in
        self.collectionView.collectionViewLayout.invalidateLayout()
        self.collectionView.layoutIfNeeded()
        self.collectionView.contentOffset.x = CGFloat(page) * size.width
      }
      """,
    numbers: """
      Page 3 of full pages rests at 1170 pt in a view of 390 pt. Turned to 844 pt, that offset is 1170 / 844 = \
      1.39 pages, nearest to page 1; page 3 then rests at 2532 pt.
      """)
  /// How many pages are tried; past that, all strides look the same.
  static let maximumPages = 10_000

  public init() {}

  public func evidence(in facts: ScenarioFacts) -> [Evidence] {
    guard facts.scenario.resizedViewport != nil || facts.scenario.resizedItemSize != nil else { return [] }
    var resized = facts.scenario
    resized.viewport = resized.resizedViewport ?? resized.viewport
    resized.itemSize = resized.resizedItemSize ?? resized.itemSize
    resized.contentLength = nil  // laid out anew
    guard resized.viewport > 0, resized.itemSize > 0 else { return [] }
    let lattice = resized.lattice
    for index in 0..<max(min(facts.lattice.pageCount, Self.maximumPages), 0) {
      let kept = facts.lattice.clamped(facts.lattice.rest(at: index))
      let after = lattice.nearestIndex(to: lattice.clamped(kept))
      guard after != index, !facts.isUnreachable(index) else { continue }
      let wanted = lattice.rest(at: index)
      let (old, new) = (facts.lattice.page(at: index), facts.lattice.page(at: after))
      return [
        Evidence(
          numbers: [
            Measure("offset_pt", kept), Measure("page", Double(old)), Measure("page_after", Double(new)),
            Measure("offset_needed_pt", wanted),
          ],
          message: """
            The offset of page \(old), \(kept.trimmedText(2)) pt, lies at page \(new) after the resize; page \(old) \
            then rests at \(wanted.trimmedText(2)) pt.
            """)
      ]
    }
    return []
  }
}
