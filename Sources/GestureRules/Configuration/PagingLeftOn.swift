import GestureModel

/// The view's own paging is on although the app snaps by itself, or although pages and view differ in length.
public struct PagingLeftOn: ConfigurationPitfall {
  public static let identifier = "paging-left-on"
  public static let severity = Severity.error
  public static let summary = "Built-in paging is on and overrides the target that the strategy chooses."
  public static let remedy = "Set isPagingEnabled to false, or make the view exactly one stride long."
  public static let explanation = """
    With paging enabled, the scroll view stops at multiples of its own length and discards the target that the \
    delegate sets. Cards that are narrower than the view then rest a little farther off with every page. It is \
    reported for each candidate that is an app's own arithmetic, and for the geometry alone where view and stride \
    differ.
    """
  public static let source = "The scroll-view tutorial; B10, B17 (MSPeekCollectionViewDelegateImplementation#33), B81."
  public static let example: CodeExample? = CodeExample(
    wrong: """
      scrollView.isPagingEnabled = true
      scrollView.delegate = self  // sets targetContentOffset
      """,
    right: """
      scrollView.isPagingEnabled = false
      scrollView.decelerationRate = .fast
      scrollView.delegate = self  // sets targetContentOffset
      """,
    numbers: """
      Cards of 280 pt with gaps of 16 pt rest every 296 pt, but a view of 390 pt stops every 390 pt: one flick \
      from page 0 rests 94 pt past page 1.
      """)
  /// The most that view and stride may differ.
  public var maximumDifferencePoints = 0.5

  public init() {}

  public static var options: [PitfallOption<Self>] {
    [
      PitfallOption(
        "maximumDifferencePoints", \.maximumDifferencePoints, "maximum difference of view and stride", unit: "pt",
        range: 0...10_000)
    ]
  }

  public func evidence(in facts: ScenarioFacts) -> [Evidence] {
    guard facts.scenario.pagingEnabled else { return [] }
    let (viewport, stride) = (facts.scenario.viewport, facts.scenario.stride)
    let numbers = [Measure("viewport_pt", viewport), Measure("stride_pt", stride)]
    let custom = facts.candidates.filter { $0.kind == .custom }
    if custom.isEmpty {
      guard abs(viewport - stride) > maximumDifferencePoints else { return [] }
      return [
        Evidence(
          numbers: numbers,
          message: """
            Built-in paging stops at multiples of \(viewport.trimmedText(2)) pt, but pages lie \
            \(stride.trimmedText(2)) pt apart.
            """)
      ]
    }
    return custom.map {
      Evidence(
        candidate: $0.index, numbers: numbers,
        message: """
          Built-in paging is on and will replace this strategy's targets by multiples of \
          \(viewport.trimmedText(2)) pt; pages lie \(stride.trimmedText(2)) pt apart.
          """)
    }
  }
}
