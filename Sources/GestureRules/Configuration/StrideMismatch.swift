import GestureModel

/// The app divides offsets by another length than the distance between its pages.
public struct StrideMismatch: ConfigurationPitfall {
  public static let identifier = "stride-mismatch"
  public static let severity = Severity.error
  public static let summary = "The app's page arithmetic divides by another length than the distance between pages."
  public static let remedy = "Divide by item + spacing, both taken from the layout."
  public static let explanation = """
    The error grows with every page, so that the first pages look right. Rounding goes wrong from the page at which it \
    has grown to half a page; truncation goes wrong from the first page if the divisor is too long, else from the page \
    at which it has grown to a whole one.
    """
  public static let source = """
    The compositional-layout and HStack tutorials; B05 (UPCarouselFlowLayout#66), B26 (LBPhotoBrowser#4), B44.
    """
  public static let example: CodeExample? = CodeExample(
    wrong: """
      let page = (scrollView.contentOffset.x / item).rounded()
      """,
    right: """
      let page = (scrollView.contentOffset.x / (item + spacing)).rounded()
      """,
    numbers: """
      Cards of 280 pt with gaps of 16 pt rest every 296 pt. Page 8 at 2368 pt is still right, 2368 / 280 = 8.46; \
      page 9 at 2664 pt is not, 2664 / 280 = 9.51, which rounds to 10.
      """)
  /// The least difference that counts.
  public var tolerancePoints = 0.01

  public init() {}

  public static var options: [PitfallOption<Self>] {
    [
      PitfallOption("tolerancePoints", \.tolerancePoints, "tolerance", unit: "pt", range: 0...10_000)
    ]
  }

  public func evidence(in facts: ScenarioFacts) -> [Evidence] {
    let (stride, last) = (facts.scenario.stride, Double(facts.scenario.pageCount - 1))
    guard let assumed = facts.scenario.assumedStride, assumed > 0, abs(stride - assumed) > tolerancePoints else {
      return []
    }
    let drift = abs(stride - assumed) / assumed
    let rounded = (0.5 / drift).rounded(.up)
    let truncated = assumed > stride ? 1 : (1 / drift).rounded(.up)
    guard rounded <= last || truncated <= last else { return [] }
    var numbers = [
      Measure("assumed_stride_pt", assumed), Measure("stride_pt", stride), Measure("drift_pages_per_page", drift),
    ]
    if rounded <= last { numbers.append(Measure("first_wrong_page_rounded", rounded)) }
    if truncated <= last { numbers.append(Measure("first_wrong_page_truncated", truncated)) }
    let parts = [
      rounded <= last ? "rounded, from page \(rounded.trimmedText(0)) on" : nil,
      truncated <= last ? "truncated, from page \(truncated.trimmedText(0)) on" : nil,
    ].compactMap { $0 }
    return [
      Evidence(
        numbers: numbers,
        message: """
          The app divides by \(assumed.trimmedText(2)) pt but pages lie \(stride.trimmedText(2)) pt apart: its index \
          is wrong \(parts.joined(separator: "; ")).
          """)
    ]
  }
}
