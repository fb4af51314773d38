import GestureModel
import GestureRules

/// The line to change where a remedy is mechanical.
struct ChangeLine: Hashable, Sendable {
  /// The language of ``code``, for a fence.
  var language: String
  /// One line of Swift for the app.
  var code: String

  /// The line for a finding, or `nil` if the remedy needs thought.
  static func change(for finding: Finding, in scenario: Scenario) -> ChangeLine? {
    let dimension = scenario.axis == .horizontal ? "width" : "height"
    let stride = scenario.stride.shortText
    let last = scenario.pageCount - 1
    let line: String? =
      switch finding.id {
      case "missing-fast-deceleration": "scrollView.decelerationRate = .fast"
      case "paging-left-on": "scrollView.isPagingEnabled = false"
      // Native paging is advised otherwise, and takes no page from the app.
      case "multi-page-skip" where finding.remedy != NativePagingAdvice.remedy:
        "let page = min(max(proposedPage, startPage - 1), startPage + 1)"
      case "overscroll-unclamped": "let page = min(max(proposedPage, 0), \(last))"
      case "content-size-omits-spacing", "content-size-too-small", "last-page-unreachable":
        "scrollView.contentSize.\(dimension) = \(scenario.neededContentLength.trimmedText(3))"
      case "velocity-unit-mismatch":
        "let isFast = abs(velocity.\(scenario.axis == .horizontal ? "x" : "y")) > 0.5  // points per millisecond"
      case "remainder-never-above-half", "truncation-bias":
        "let page = Int((\(distanceToFirstRest(in: scenario)) / \(stride)).rounded())"
      case "screen-bounds-as-viewport": "let viewport = scrollView.bounds.\(dimension)"
      case "stride-mismatch": "let stride: CGFloat = \(stride)"
      default: nil
      }
    return line.map { ChangeLine(language: "swift", code: $0) }
  }

  private static func distanceToFirstRest(in scenario: Scenario) -> String {
    let rest = scenario.lattice.firstRest
    if rest == 0 { return "offset" }
    return rest < 0 ? "(offset + \((-rest).shortText))" : "(offset - \(rest.shortText))"
  }
}
