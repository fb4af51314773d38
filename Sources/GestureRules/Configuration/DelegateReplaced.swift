import GestureModel

/// A snapping behaviour was asked for, and nothing rests on a page.
public struct DelegateReplaced: MeasuredPitfall {
  public static let identifier = "delegate-replaced"
  public static let severity = Severity.warning
  public static let ignoresCandidates = true
  public static let summary = "The app relies on a snapping behaviour, but no recorded release rests on a page."
  public static let remedy = "Hand the calls on to the delegate that was there before, or set only what is missing."
  public static let explanation = """
    Snapping by the platform lives in the scroll view's delegate. A library, or an update of the system, that puts its \
    own delegate there swallows the target, and the view stops wherever its momentum ends. It is looked for where the \
    scenario declares expectsSnapping, in recordings that tell where the view came to rest; a single rest on a page \
    shows that the behaviour is alive.
    """
  public static let source = "B50 (SimultaneouslyScrollView#21, Snappable#24)."
  /// How many releases it takes; a single one may have been caught on its way (ours).
  public var minimumReleases = 2
  /// How far from a page or an end of the range is off it.
  public var tolerancePoints = 1.0

  public init() {}

  public static var options: [PitfallOption<Self>] {
    [
      PitfallOption("minimumReleases", \.minimumReleases.wholeNumber, "releases at least", range: 0...1e6),
      PitfallOption(
        "tolerancePoints", \.tolerancePoints, "all off their page by more than", unit: "pt", range: 0...10_000),
    ]
  }

  public func evidence(in facts: ScenarioFacts) -> [Evidence] { [] }

  public func contribution(of facts: OutcomeFacts) -> Contribution? {
    guard facts.scene.scenario.expectsSnapping, let target = facts.observed?.target, target.isFinite else { return nil }
    let rest = facts.lattice.rest(at: facts.lattice.nearestIndex(to: target))
    return Contribution(
      isAffected: !facts.scene.isRest(target, tolerance: tolerancePoints), clarity: abs(target - rest),
      numbers: [Measure("target_pt", target), Measure("nearest_rest_pt", rest)])
  }

  public func evidence(configured: Evidence?, cost: Cost, candidate: CandidateFacts?) -> Evidence? {
    guard cost.lookedAt >= minimumReleases, cost.affected == cost.lookedAt else { return nil }
    let count = cost.lookedAt
    return Evidence(
      numbers: cost.numbers,
      message: "None of \(count) recorded releases came to rest on a page: the snapping behaviour is not in force.")
  }
}
