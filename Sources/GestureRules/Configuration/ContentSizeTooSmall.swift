import GestureModel

/// The declared content ends before the last page has room to rest.
public struct ContentSizeTooSmall: ConfigurationPitfall {
  public static let identifier = "content-size-too-small"
  public static let severity = Severity.error
  public static let summary = "The content and its trailing inset end before the last page has a viewport to rest in."
  public static let remedy = "Lengthen the content or the trailing inset by the shortfall."
  public static let explanation = """
    For the last page to rest, a whole viewport of content has to lie after its rest. With leading alignment that \
    takes (count − 1) × stride + viewport. The common (item + spacing) × count is enough only where the viewport is no \
    longer than the stride.
    """
  public static let source = """
    The scroll-view tutorial's own formula; B31 (AsyncDisplayKit#1169), B82 (react-native#21116).
    """
  public static let example: CodeExample? = CodeExample(
    wrong: """
      scrollView.contentSize.width = CGFloat(count) * (item + spacing)
      """,
    right: """
      scrollView.contentSize.width = CGFloat(count - 1) * (item + spacing) + scrollView.bounds.width
      """,
    numbers: """
      5 cards, each 280 + 16 pt, give 1480 pt; in a view of 390 pt the last page needs 4 × 296 + 390 = 1574 pt, \
      94 pt more.
      """)

  public init() {}

  public static let fixedThresholds = [PitfallThreshold("tolerance", ScenarioFacts.tolerance, "pt")]

  public func evidence(in facts: ScenarioFacts) -> [Evidence] {
    let scenario = facts.scenario
    guard scenario.pageCount > 0, !scenario.loop else { return [] }
    let needed = facts.lattice.rest(at: scenario.pageCount - 1) + scenario.viewport - scenario.insetTrailing
    let length = scenario.effectiveContentLength
    let missing = needed - length
    guard missing > ScenarioFacts.tolerance else { return [] }
    return [
      Evidence(
        numbers: [
          Measure("content_length_pt", length), Measure("needed_pt", needed), Measure("missing_pt", missing),
        ],
        remedy: """
          Lengthen the content to \(needed.trimmedText(2)) pt, or the trailing inset by \(missing.trimmedText(2)) pt.
          """,
        message: """
          The last page needs \(needed.trimmedText(2)) pt of content; \(length.trimmedText(2)) pt are declared, \
          \(missing.trimmedText(2)) pt too few.
          """)
    ]
  }
}
