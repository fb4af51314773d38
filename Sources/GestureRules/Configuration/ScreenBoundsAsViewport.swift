import GestureModel

/// The app computes with the screen's length although its container is shorter or longer.
public struct ScreenBoundsAsViewport: ConfigurationPitfall {
  public static let identifier = "screen-bounds-as-viewport"
  public static let severity = Severity.warning
  public static let summary = "Page arithmetic uses the length of the screen instead of the container's."
  public static let remedy = "Use the container's size, which follows split view, sheets and sidebars."
  public static let explanation = """
    UIScreen.main.bounds is the view's length only as long as the view fills the screen. In split view, a sheet or \
    beside a sidebar the pages and the arithmetic part.
    """
  public static let source = "The HStack tutorial; B26 (LBPhotoBrowser#4), B47."
  public static let example: CodeExample? = CodeExample(
    wrong: """
      let leading = (UIScreen.main.bounds.width - item) / 2
      """,
    right: """
      let leading = (geometry.size.width - item) / 2  // in a GeometryReader
      """,
    numbers: """
      On a screen of 820 pt a card of 280 pt is placed (820 − 280) / 2 = 270 pt from the edge. In split view the \
      container is 390 pt wide and the place is 55 pt: the card lies 215 pt too far.
      """)
  /// The most that the two lengths may differ.
  public var maximumDifferencePoints = 0.5

  public init() {}

  public static var options: [PitfallOption<Self>] {
    [
      PitfallOption(
        "maximumDifferencePoints", \.maximumDifferencePoints, "maximum difference of screen and view", unit: "pt",
        range: 0...10_000)
    ]
  }

  public func evidence(in facts: ScenarioFacts) -> [Evidence] {
    let viewport = facts.scenario.viewport
    guard let screen = facts.scenario.screenSize, abs(screen - viewport) > maximumDifferencePoints else { return [] }
    return [
      Evidence(
        numbers: [Measure("screen_pt", screen), Measure("viewport_pt", viewport)],
        message: """
          The app computes with a screen of \(screen.trimmedText(2)) pt while its view is \
          \(viewport.trimmedText(2)) pt long.
          """)
    ]
  }
}
