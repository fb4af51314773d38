import GestureModel

/// A clear flick returned to the page at which it began.
public struct FlickIgnored: OutcomePitfall {
  public static let identifier = "flick-ignored"
  public static let severity = Severity.warning
  public static let summary = "A clear flick returns to the page at which it began."
  public static let remedy = "Move one page on from a flick's start page; check the threshold and its unit."
  public static let explanation = """
    The finger left fast and in the direction of its way, and the page stayed. The robust velocity decides, so that an \
    estimator that lost the flick is no excuse. Excused are a pause before the lift, a touch that was cancelled or \
    whose lift was not recorded, a gesture that a directional lock kept still, and a flick outward from the first or \
    last page; a flick inward from there is not.
    """
  public static let source = "The scroll-view tutorial; B01 (UPCarouselFlowLayout#18), B09, B39 (SwiftUIPager#84), B44."
  public static let example: CodeExample? = CodeExample(
    wrong: """
      let moved = scrollView.contentOffset.x - dragStart.x
      let turns = abs(moved) > stride / 2
      let page = turns ? startPage + (moved > 0 ? 1 : -1) : startPage
      """,
    right: """
      let moved = scrollView.contentOffset.x - dragStart.x
      let isFlick = abs(velocity.x) > 0.3 && velocity.x * moved > 0
      let turns = isFlick || abs(moved) > stride / 2
      let page = turns ? startPage + (moved > 0 ? 1 : -1) : startPage
      """,
    numbers: """
      A flick of 60 pt at 0.8 pt/ms from page 0 is shorter than half of 296 pt, which is 148 pt, and returns to \
      page 0. Its speed is above 0.3 pt/ms, by which it goes to page 1.
      """)
  /// The speed from which on a release is a flick.
  public var minimumSpeed = 0.3
  /// The way from which on it is meant.
  public var minimumTravelPoints = 10.0
  /// What counts as a pause.
  public var pause = StaleVelocityAfterPause()

  public init() {}

  public static var options: [PitfallOption<Self>] {
    [
      PitfallOption("minimumSpeed", \.minimumSpeed, "minimum speed", unit: "pt/ms", range: 0...1000),
      PitfallOption("minimumTravelPoints", \.minimumTravelPoints, "minimum way", unit: "pt", range: 0...10_000),
      PitfallOption(
        "pauseMilliseconds", \.pause.pauseMilliseconds, "excused by a pause above", unit: "ms", range: 0...60_000),
    ]
  }

  /// Whether the stroke is a flick that nothing excuses from moving a page.
  public func isFlick(_ facts: OutcomeFacts) -> Bool {
    let (velocity, travel) = (facts.robustVelocity, facts.travel)
    guard facts.snaps, abs(velocity) >= minimumSpeed, abs(travel) >= minimumTravelPoints, velocity * travel > 0,
      !facts.pointsOutward, !facts.outcome.lockedToOtherAxis
    else { return false }
    guard let figures = facts.figures else { return true }
    return figures.stroke.end == .ended && !pause.isStale(figures)
  }

  public func evidence(in facts: OutcomeFacts) -> Evidence? {
    guard facts.index == facts.startIndex, isFlick(facts) else { return nil }
    let (velocity, travel, page) = (facts.robustVelocity, facts.travel, facts.outcome.page)
    return Evidence(
      numbers: [Measure("velocity_pt_per_ms", velocity), Measure("travel_pt", travel), Measure("page", Double(page))],
      clarity: abs(velocity), remedy: facts.candidate.kind == .nativePaging ? NativePagingAdvice.remedy : nil,
      message: """
        A flick of \(travel.trimmedText(1)) pt at \(velocity.trimmedText(2)) pt/ms returned to page \(page).
        """)
  }
}
