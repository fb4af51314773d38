import GestureModel
import GestureMotion

/// A touch that stopped a moving view left it where it was.
public struct CatchNotResnapped: RecordingPitfall {
  public static let identifier = "catch-not-resnapped"
  public static let severity = Severity.error
  public static let summary = "A tap on a moving view leaves it between pages, or sends it back where it came from."
  public static let remedy = "At every lift, without a velocity too, go to the nearest page."
  public static let explanation = """
    A finger that catches a glide and lifts without a drag ends an animation that nobody starts again, or hands a \
    strategy a velocity of 0 and a start page that is no longer true. It is told from what was recorded of the rest, \
    and for each candidate from its replay in a session: a rest off the pages, or the page before the glide although \
    the view had gone past the middle to the next.
    """
  public static let source = """
    B29 (iCarousel#508), B37 (Snappable#3), B80 (react-native#6999), B113 (blossom-carousel#27).
    """
  /// The way below which a touch is a tap.
  public var maximumTravelPoints = 10.0
  /// How far from a page or an end of the range is off it.
  public var tolerancePoints = 1.0

  public init() {}

  public static var options: [PitfallOption<Self>] {
    [
      PitfallOption("maximumTravelPoints", \.maximumTravelPoints, "way below", unit: "pt", range: 0...10_000),
      PitfallOption("tolerancePoints", \.tolerancePoints, "off a page by more than", unit: "pt", range: 0...10_000),
    ]
  }

  public func looks(at facts: RecordingFacts) -> Bool {
    guard let figures = facts.figures, abs(figures.travel) < maximumTravelPoints else { return false }
    return facts.caughtGlide || facts.outcomes.contains { $0.caught != nil }
  }

  public func evidence(in facts: RecordingFacts) -> [Evidence] {
    guard looks(at: facts) else { return [] }
    var found: [Evidence] = []
    if facts.caughtGlide, let target = facts.observed?.target, !isRest(target, facts.scene) {
      found.append(
        Evidence(
          numbers: [Measure("target_pt", target)],
          message: """
            A touch that caught the moving view was recorded to leave it at \(target.trimmedText(2)) pt, on no page.
            """))
    }
    return found + facts.outcomes.compactMap(evidence)
  }

  private func isRest(_ offset: Double, _ scene: ScenarioFacts) -> Bool {
    !offset.isFinite || scene.isRest(offset, tolerance: tolerancePoints)
  }

  /// What the replay of one candidate shows.
  private func evidence(under facts: OutcomeFacts) -> Evidence? {
    guard let caught = facts.caught, facts.snaps, abs(facts.travel) < maximumTravelPoints,
      !facts.outcome.lockedToOtherAxis
    else { return nil }
    let (offset, target) = (facts.offset, facts.outcome.target)
    let before = facts.lattice.nearestIndex(to: caught.release.startOffset)
    let nearest = facts.lattice.nearestIndex(to: offset)
    let numbers = [Measure("offset_pt", offset), Measure("target_pt", target)]
    if !isRest(target, facts.scene) {
      return Evidence(
        candidate: facts.candidate.index, numbers: numbers, clarity: 1,
        message: """
          A touch caught the view at \(offset.trimmedText(2)) pt and left it to rest at \(target.trimmedText(2)) pt, on \
          no page.
          """)
    }
    guard nearest != before, facts.index == before else { return nil }
    let (page, right) = (facts.outcome.page, facts.lattice.page(at: nearest))
    return Evidence(
      candidate: facts.candidate.index, numbers: numbers,
      message: """
        A touch caught the view at \(offset.trimmedText(2)) pt, nearest to page \(right), and sent it back to page \
        \(page), where the glide had begun.
        """)
  }
}
