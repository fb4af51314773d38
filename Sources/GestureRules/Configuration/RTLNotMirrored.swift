import GestureModel

/// In a right-to-left layout, the app reports the page that it would be from left to right.
public struct RTLNotMirrored: ConfigurationPitfall {
  public static let identifier = "rtl-not-mirrored"
  public static let severity = Severity.error
  public static let summary = "In a right-to-left layout the reported page still grows with the offset."
  public static let remedy = "Report count − 1 − index, and normalise negative scroll offsets first."
  public static let explanation = """
    Right to left, page 0 rests at the highest offset. An index that grows with the offset counts from the wrong end: \
    page indicators run backwards and a jump to a page goes to its mirror image.
    """
  public static let source = "B87, B107 (amphtml#31057)."

  public init() {}

  public func evidence(in facts: ScenarioFacts) -> [Evidence] {
    let scenario = facts.scenario
    guard scenario.direction == .rtl, !scenario.mirrorsIndex, scenario.count > 1 else { return [] }
    let last = scenario.count - 1
    return [
      Evidence(
        numbers: [Measure("pages", Double(scenario.count))],
        message: "The layout runs right to left but the index is not mirrored: page 0 is reported as page \(last).")
    ]
  }
}
