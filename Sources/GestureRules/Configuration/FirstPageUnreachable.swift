import GestureModel

/// The lowest page's rest lies before the start of the range.
public struct FirstPageUnreachable: ConfigurationPitfall {
  public static let identifier = "first-page-unreachable"
  public static let severity = Severity.error
  public static let summary = "The first page's rest lies before the start of the scroll range."
  public static let remedy = "Add a leading inset of half of what the viewport is longer than an item."
  public static let explanation = """
    The view stops at minus the leading inset. A centred first page needs (viewport − item) / 2 before it; without \
    that inset it can never be centred. Outcomes that begin or end on that page are not reported again.
    """
  public static let source = "B04 (UPCarouselFlowLayout#32)."

  public init() {}

  public static let fixedThresholds = [PitfallThreshold("tolerance", ScenarioFacts.tolerance, "pt")]

  public func evidence(in facts: ScenarioFacts) -> [Evidence] {
    guard facts.lattice.pageCount > 0, facts.lowestIsUnreachable else { return [] }
    let (rest, start) = (facts.lattice.rest(at: 0), facts.lattice.minimumOffset)
    let short = start - rest
    return [
      Evidence(
        numbers: [Measure("rest_pt", rest), Measure("minimum_offset_pt", start), Measure("short_pt", short)],
        remedy: "Lengthen the leading inset by \(short.trimmedText(2)) pt.",
        message: """
          The first page rests at \(rest.trimmedText(2)) pt but the view stops at \(start.trimmedText(2)) pt, \
          \(short.trimmedText(2)) pt short.
          """)
    ]
  }
}
