import GestureModel

/// A page number just below a whole one was cut off.
public struct FloatIndexFloor: OutcomePitfall {
  public static let identifier = "float-index-floor"
  public static let severity = Severity.error
  public static let summary = "A position a hair below a page is cut off to the page before it."
  public static let remedy = "Round the position, or compare with a tolerance of a pixel."
  public static let explanation = """
    3 × 411.43 / 411.43 can be 2.9999999999999996, and an offset that was aligned to pixels falls short of its page by \
    more than that. Whoever takes the whole part reads the page before the one on screen. The strategy was asked again \
    at ±0.01 pt/ms, so that a flick back is not taken for a fault of arithmetic.
    """
  public static let source = "B27 (XRCarouselView#50), B54 (flutter#12240), B89, B106 (amphtml#30963)."
  /// How near the position must be to a whole page, in pages.
  public var tolerancePages = 0.01
  /// The speed at which the strategy is asked again.
  public var probeSpeed = 0.01

  public init() {}

  public static var options: [PitfallOption<Self>] {
    [
      PitfallOption("tolerancePages", \.tolerancePages, "nearer to a page than", unit: "pages", range: 0...1000),
      PitfallOption("probeSpeed", \.probeSpeed, "asked again at ±", unit: "pt/ms", range: 0...1000),
    ]
  }

  public func evidence(in facts: OutcomeFacts) -> Evidence? {
    guard facts.candidate.kind == .custom, !facts.outcome.lockedToOtherAxis else { return nil }
    let position = facts.lattice.position(of: facts.offset)
    let (floor, nearest) = (position.rounded(.down), position.rounded(.toNearestOrAwayFromZero))
    guard abs(position - nearest) < tolerancePages, floor != nearest, Double(facts.index) == floor else { return nil }
    let answers = [-probeSpeed, 0, probeSpeed].map { facts.landing(pointsPerMillisecond: $0)?.index }
    guard answers.allSatisfy({ $0 == facts.index }) else { return nil }
    let (page, right) = (facts.outcome.page, facts.lattice.page(at: facts.lattice.clampedIndex(nearest)))
    return Evidence(
      numbers: [
        Measure("position_pages", position), Measure("page", Double(page)), Measure("nearest_page", Double(right)),
      ],
      clarity: -abs(position - nearest),
      message: "Position \(position.shortText) was cut off to page \(page); page \(right) is on screen.")
  }
}
