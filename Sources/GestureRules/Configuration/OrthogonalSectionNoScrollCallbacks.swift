import GestureModel

/// Work is done in a callback that an orthogonal section never calls.
public struct OrthogonalSectionNoScrollCallbacks: ConfigurationPitfall {
  public static let identifier = "orthogonal-section-no-scroll-callbacks"
  public static let severity = Severity.warning
  public static let summary = """
    Work for an orthogonal section is done in scrollViewDidScroll, which that section never calls.
    """
  public static let remedy = "Use the section's visibleItemsInvalidationHandler."
  public static let explanation = """
    An orthogonally scrolling section of a compositional layout owns a private scroll view. The collection view's \
    delegate is not told of its scrolling and its contentOffset does not change, so scaling effects and page \
    indicators driven from there stand still.
    """
  public static let source = "The compositional-layout tutorial; B34 (ASCollectionView#144)."
  public static let example: CodeExample? = CodeExample(
    wrong: """
      func scrollViewDidScroll(_ scrollView: UIScrollView) {
        updateScales(at: scrollView.contentOffset.x)  // never for this section
      }
      """,
    right: """
      section.visibleItemsInvalidationHandler = { items, offset, environment in
        let width = environment.container.contentSize.width
        for item in items {
          let distance = abs(item.center.x - offset.x - width / 2)
          let scale = 1 - 0.2 * min(distance / width, 1)
          item.transform = CGAffineTransform(scaleX: scale, y: scale)
        }
      }
      """,
    numbers: """
      Scrolled to page 1 at 296 pt, card 2 has its centre at 732 pt, which is 241 pt beside the middle of a view \
      of 390 pt: its scale is 1 − 0.2 × 241 / 390 = 0.88. The delegate is not called and it stays 1.
      """)

  public init() {}

  public func evidence(in facts: ScenarioFacts) -> [Evidence] {
    guard facts.scenario.orthogonalSection, facts.scenario.usesScrollCallback else { return [] }
    return [
      Evidence(message: "scrollViewDidScroll is not called for an orthogonal section, so what it does never happens.")
    ]
  }
}
