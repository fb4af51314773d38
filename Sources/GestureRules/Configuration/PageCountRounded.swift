import GestureModel

/// The app counts fewer or more pages than the content takes.
public struct PageCountRounded: ConfigurationPitfall {
  public static let identifier = "page-count-rounded"
  public static let severity = Severity.error
  public static let summary = "The app's number of pages does not reach the end of the content, or goes past it."
  public static let remedy = "Round the number of steps up, and add one for the page at the start."
  public static let explanation = """
    Content that is three and an eighth views long takes four pages: three steps of a page do not reach its end. \
    Rounding to the nearest number hides what is left over; counting items that fit no step adds pages with nothing \
    new. It is looked for where the scenario declares the app's number of pages, declaredPageCount; a step is the \
    stride, or the declared assumedStride.
    """
  public static let source = "B111 (nuka-carousel#1064)."
  /// How far past the last page the range may end, in points.
  public var tolerancePoints = 0.5

  public init() {}

  public static var options: [PitfallOption<Self>] {
    [
      PitfallOption("tolerancePoints", \.tolerancePoints, "tolerance", unit: "pt", range: 0...10_000)
    ]
  }

  public func evidence(in facts: ScenarioFacts) -> [Evidence] {
    let step = facts.scenario.assumedStride ?? facts.scenario.stride
    let range = facts.lattice.maximumOffset - facts.lattice.minimumOffset
    guard let declared = facts.scenario.declaredPageCount, step > 0, range.isFinite else { return [] }
    let needed = max(((range - tolerancePoints) / step).rounded(.up), 0) + 1
    guard Double(declared) != needed else { return [] }
    let reach = Double(declared - 1) * step
    let numbers = [
      Measure("declared_pages", Double(declared)), Measure("needed_pages", needed), Measure("range_pt", range),
    ]
    let (pages, text) = (needed.trimmedText(0), declared == 1 ? "1 page is" : "\(declared) pages are")
    guard Double(declared) < needed else {
      return [
        Evidence(
          numbers: numbers, remedy: "Count \(pages) pages.",
          message: "\(text) counted where the range of \(range.trimmedText(2)) pt has room for \(pages).")
      ]
    }
    let hidden = range - reach
    return [
      Evidence(
        numbers: numbers + [Measure("hidden_pt", hidden)],
        message: """
          \(text) counted where the range of \(range.trimmedText(2)) pt takes \(pages): the last \
          \(hidden.trimmedText(2)) pt are never shown.
          """)
    ]
  }
}
