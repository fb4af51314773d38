import GestureModel

/// The highest page's rest lies past the end of the range.
public struct LastPageUnreachable: ConfigurationPitfall {
  public static let identifier = "last-page-unreachable"
  public static let severity = Severity.error
  public static let summary = "The last page's rest lies past the end of the scroll range."
  public static let remedy = "Add a trailing inset, or accept the end of the range as a rest."
  public static let explanation = """
    The view stops at content length + trailing inset − viewport. If the last rest lies beyond, the last page stops \
    short of its place, while an app that computes its page from the strategy's answer shows it as reached. Outcomes \
    that begin or end on that page are not reported again.
    """
  public static let source = """
    The scroll-view tutorial; B04 (UPCarouselFlowLayout#32), B12, B53, B70, B82 (react-native#21116).
    """
  public static let example: CodeExample? = CodeExample(
    wrong: """
      scrollView.contentInset.right = 0
      """,
    right: """
      scrollView.contentInset.right = scrollView.bounds.width - item
      """,
    numbers: """
      Content of 1464 pt in a view of 390 pt stops at 1074 pt, but page 4 rests at 1184 pt, 110 pt farther. The \
      inset of 390 − 280 = 110 pt is just that.
      """)

  public init() {}

  public static let fixedThresholds = [PitfallThreshold("tolerance", ScenarioFacts.tolerance, "pt")]

  public func evidence(in facts: ScenarioFacts) -> [Evidence] {
    guard facts.lattice.pageCount > 0, facts.highestIsUnreachable else { return [] }
    let (scenario, end) = (facts.scenario, facts.lattice.maximumOffset)
    let rest = facts.lattice.rest(at: facts.lattice.pageCount - 1)
    let short = rest - end
    let room = (scenario.viewport - scenario.pageSize) / (scenario.alignment == .leading ? 1 : 2)
    return [
      Evidence(
        numbers: [Measure("rest_pt", rest), Measure("maximum_offset_pt", end), Measure("short_pt", short)],
        remedy: """
          Add \(short.trimmedText(2)) pt of content or trailing inset (\(scenario.alignment.rawValue) alignment: \
          \(room.trimmedText(2)) pt after the last item), or accept the end of the range as a rest.
          """,
        message: """
          The last page rests at \(rest.trimmedText(2)) pt but the view stops at \(end.trimmedText(2)) pt, \
          \(short.trimmedText(2)) pt short.
          """)
    ]
  }
}
