import GestureModel

/// The declared content is as long as its items without the gaps between them.
public struct ContentSizeOmitsSpacing: ConfigurationPitfall {
  public static let identifier = "content-size-omits-spacing"
  public static let severity = Severity.error
  public static let summary = "The content is declared as long as its items, without the gaps between them."
  public static let remedy = """
    Add the gaps: count × item + (count − 1) × spacing, and what the last page needs after it.
    """
  public static let explanation = """
    The content's length was computed as count × item. The last items then lie past the end, and the view bounces back \
    before it shows them. Adding the gaps is needed and may not be enough: see content-size-too-small.
    """
  public static let source = "The scroll-view tutorial; B25 (Texture#1323)."
  public static let example: CodeExample? = CodeExample(
    wrong: """
      scrollView.contentSize.width = CGFloat(count) * item
      """,
    right: """
      let gaps = CGFloat(count - 1) * spacing
      scrollView.contentSize.width = CGFloat(count) * item + gaps
      scrollView.contentInset.right = scrollView.bounds.width - item
      """,
    numbers: """
      5 cards of 280 pt are 1400 pt; the 4 gaps of 16 pt make them 1464 pt. A view of 390 pt then stops at 1010 \
      pt or 1074 pt; with 110 pt after the last card it reaches page 4 at 1184 pt.
      """)
  /// How near the declared length must be to that of the items alone.
  public var tolerancePoints = 0.5

  public init() {}

  public static var options: [PitfallOption<Self>] {
    [
      PitfallOption("tolerancePoints", \.tolerancePoints, "tolerance", unit: "pt", range: 0...10_000)
    ]
  }

  public func evidence(in facts: ScenarioFacts) -> [Evidence] {
    let scenario = facts.scenario
    guard let length = scenario.contentLength, scenario.spacing > 0, scenario.pageCount > 1,
      abs(length - Double(scenario.pageCount) * scenario.pageSize) < tolerancePoints
    else { return [] }
    let missing = Double(scenario.pageCount - 1) * scenario.spacing
    return [
      Evidence(
        numbers: [Measure("content_length_pt", length), Measure("missing_pt", missing)],
        message: """
          The content is declared \(length.trimmedText(2)) pt long, which is \(scenario.pageCount) items without the \
          \(scenario.pageCount - 1) gaps between them: \(missing.trimmedText(2)) pt too short.
          """)
    ]
  }
}
