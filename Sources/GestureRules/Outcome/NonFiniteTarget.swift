import GestureModel

/// The strategy answered with a place that is none, or the estimator with a velocity that is none.
public struct NonFiniteTarget: OutcomePitfall {
  public static let identifier = "non-finite-target"
  public static let severity = Severity.error
  public static let yieldsToGeometry = false
  public static let summary =
    "The target, or the velocity, is not a number or infinite, or the target far outside anything the view could show."
  public static let remedy =
    "Where the search finds nothing, return the proposed offset limited to the range; divide by no time that may be 0."
  public static let explanation = """
    0 / 0 of an empty layout, or the largest number as the start of a search for the smallest distance, reach the \
    target when nothing was found; a step without duration makes a velocity infinite in libraries that divide by it. The \
    replay puts the proposed offset, or the velocity 0, in their place and says so here.
    """
  public static let source = "B14 (GLTableCollectionView#30), B101 (iscroll#1161), B122 (idb#936)."
  /// How many ranges, or viewports, away a target may be.
  public var maximumRanges = 10.0

  public init() {}

  public static var options: [PitfallOption<Self>] {
    [
      PitfallOption("maximumRanges", \.maximumRanges, "distance above", unit: "ranges or viewports", range: 0...1e6)
    ]
  }

  public func evidence(in facts: OutcomeFacts) -> Evidence? {
    if facts.outcome.velocityRemark == .notFinite {
      let estimator = type(of: facts.candidate.candidate.estimator).identifier
      return Evidence(
        numbers: [Measure("offset_pt", facts.offset)], clarity: .infinity,
        message: "The formula of \(estimator) gives no finite velocity for this stroke, so it is replayed with 0.")
    }
    guard facts.snaps, !facts.outcome.lockedToOtherAxis else { return nil }
    let target = askedTarget(facts)
    let offset = facts.offset
    guard target.isFinite else {
      return Evidence(
        numbers: [Measure("offset_pt", offset)], clarity: .infinity,
        message:
          "Released at \(offset.trimmedText(2)) pt, the strategy's target is \(target.isNaN ? "not a number" : "infinite")."
      )
    }
    let lattice = facts.lattice
    let length = max(lattice.maximumOffset - lattice.minimumOffset, lattice.viewport)
    let away = abs(target - offset)
    guard away > maximumRanges * length else { return nil }
    return Evidence(
      numbers: [Measure("target_pt", target), Measure("way_pt", away), Measure("range_pt", length)], clarity: away,
      message: """
        The target lies \(away.trimmedText(0)) pt away, more than \(maximumRanges.shortText) times the \
        \(length.trimmedText(0)) pt that there are.
        """)
  }

  /// The replay never hands on a target that is not finite; where it put another in its place, the strategy is asked.
  private func askedTarget(_ facts: OutcomeFacts) -> Double {
    guard facts.outcome.landing.branch == .free else { return facts.outcome.landing.target }
    let answer = facts.candidate.candidate.strategy.landing(after: facts.outcome.release, on: facts.lattice)
    return answer?.target ?? facts.outcome.landing.target
  }
}
