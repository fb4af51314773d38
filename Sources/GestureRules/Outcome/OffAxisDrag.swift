import GestureModel

/// A gesture along the other axis turned a page, or would have without a lock.
public struct OffAxisDrag: OutcomePitfall {
  public static let identifier = "off-axis-drag"
  public static let severity = Severity.warning
  public static let summary = "A gesture along the other axis turns a page, or would have without a lock."
  public static let remedy = "Lock the direction that the finger takes first."
  public static let explanation = """
    The axis along which the finger had gone farther when it was first 10 pt from the touch-down is not the one the \
    view scrolls along. Without a lock, the drift of a vertical scroll moves a horizontal carousel. Where the scenario \
    locks, the finding tells that the lock was needed: the part of the motion along the scroll axis would have turned \
    a page.
    """
  public static let source = "B42 (SwiftUIPager#74), B74, B98 (flickity#1081)."

  public init() {}

  public static let fixedThresholds = [PitfallThreshold("direction read at", StrokeFigures.slop, "pt")]

  public func looks(at facts: OutcomeFacts) -> Bool { facts.figures != nil }

  public func evidence(in facts: OutcomeFacts) -> Evidence? {
    guard facts.snaps, let figures = facts.figures, let dominant = figures.dominantAxis, dominant != figures.axis else {
      return nil
    }
    let index = facts.outcome.lockedToOtherAxis ? unlockedIndex(facts, figures) : facts.index
    guard let index, index != facts.startIndex else { return nil }
    let page = facts.lattice.page(at: facts.lattice.clampedIndex(Double(index)))
    let verb = facts.outcome.lockedToOtherAxis ? "would have turned, without the lock," : "turned"
    let travel = figures.travel
    return Evidence(
      numbers: [Measure("travel_pt", travel), Measure("page", Double(page))], clarity: abs(travel),
      message: """
        A gesture that set out \(dominant == .horizontal ? "horizontally" : "vertically") \(verb) to page \(page) by \
        the \(abs(travel).trimmedText(1)) pt it went along the scroll axis.
        """)
  }

  /// The index on the part of the motion along the scroll axis alone.
  private func unlockedIndex(_ facts: OutcomeFacts, _ figures: StrokeFigures) -> Int? {
    let estimate = facts.candidate.candidate.estimator.estimate(of: figures.stroke)
    let finger = estimate.velocity?.pointsPerSecond(along: figures.axis) ?? 0
    return facts.candidate.probe.landing(
      offset: facts.startOffset + figures.travel, pointsPerMillisecond: -finger / 1000, startOffset: facts.startOffset)?
      .index
  }
}
