import GestureModel
import GestureMotion
import GestureReplay

/// A candidate, with what the rules derive from it once.
public struct CandidateFacts: Sendable {
  /// The place in the list of candidates.
  public let index: Int
  /// The candidate.
  public let candidate: Candidate
  /// What kind of snapping the strategy is; a platform's behaviour that is modelled here is never an app's own.
  public let kind: SnapKind
  /// The deceleration in force.
  public let deceleration: Deceleration
  /// Asks the strategy without a recording.
  public let probe: StrategyProbe
  /// Which part of a stroke the estimator reads.
  public var window: VelocityWindow { type(of: candidate.estimator).window }
}

/// The scenario and the candidates, with what the rules derive from them once.
public struct ScenarioFacts: Sendable {
  /// The scroll view.
  public let scenario: Scenario
  /// Its rests and its range.
  public let lattice: Lattice
  /// The candidates, in order.
  public let candidates: [CandidateFacts]
  /// Whether the rest of the lowest index lies before the range.
  public let lowestIsUnreachable: Bool
  /// Whether the rest of the highest index lies past the range.
  public let highestIsUnreachable: Bool

  /// How far, in points, a rest may lie outside the range and still count as reached: half a point is at most a pixel
  /// and a half on the screens there are.
  public static let tolerance = 0.5

  /// Derives the facts.
  public init(scenario: Scenario, candidates: [Candidate]) {
    let lattice = scenario.lattice
    self.scenario = scenario
    self.lattice = lattice
    self.candidates = candidates.enumerated().map { index, candidate in
      let deceleration = candidate.deceleration(in: scenario)
      return CandidateFacts(
        index: index, candidate: candidate, kind: Self.kind(of: candidate.strategy), deceleration: deceleration,
        probe: StrategyProbe(strategy: candidate.strategy, lattice: lattice, deceleration: deceleration))
    }
    lowestIsUnreachable = lattice.rest(at: 0) < lattice.minimumOffset - Self.tolerance
    highestIsUnreachable =
      lattice.rest(at: max(lattice.pageCount - 1, 0)) > lattice.maximumOffset + Self.tolerance
  }

  private static func kind(of strategy: any SnapStrategy) -> SnapKind {
    let type = type(of: strategy)
    return type.kind == .custom && type.isModel ? .nativePaging : type.kind
  }

  /// Whether the view may rest at `offset`: on a page, or at an end of the range.
  ///
  /// - Parameter tolerance: How far from it still counts, in points.
  public func isRest(_ offset: Double, tolerance: Double = tolerance) -> Bool {
    let rest = lattice.clamped(lattice.rest(at: lattice.nearestIndex(to: offset)))
    return abs(offset - rest) <= tolerance || abs(offset - lattice.minimumOffset) <= tolerance
      || abs(offset - lattice.maximumOffset) <= tolerance
  }

  /// Whether the page with this index lies at an end that the view cannot rest at.
  public func isUnreachable(_ index: Int) -> Bool {
    index <= 0 && lowestIsUnreachable || index >= lattice.pageCount - 1 && highestIsUnreachable
  }
}
