import GestureModel

/// Built-in paging advances by the view's length, and pages lie another length apart.
public struct NativePagingStrideMismatch: ConfigurationPitfall {
  public static let identifier = "native-paging-stride-mismatch"
  public static let severity = Severity.error
  public static let summary = "Built-in paging advances by the view's length although pages lie another length apart."
  public static let remedy = "Make the view one stride long with clipping off, or snap by your own arithmetic."
  public static let explanation = """
    isPagingEnabled knows neither items nor insets: it stops at multiples of the view's length. Page i then rests \
    i × |viewport − stride| away from item i.
    """
  public static let source = "B23, B24 (openradar 19075189), B25 (Texture#1323), B48."
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
    let (viewport, stride) = (facts.scenario.viewport, facts.scenario.stride)
    let drift = abs(viewport - stride)
    guard facts.scenario.pagingEnabled, drift > maximumDifferencePoints, facts.scenario.count > 1 else { return [] }
    return [
      Evidence(
        numbers: [
          Measure("viewport_pt", viewport), Measure("stride_pt", stride), Measure("drift_pt_per_page", drift),
        ],
        message: """
          Built-in paging advances \(viewport.trimmedText(2)) pt where pages lie \(stride.trimmedText(2)) pt apart: \
          page 1 rests \(drift.trimmedText(2)) pt beside its item, and every further page as much more.
          """)
    ]
  }
}
