import GestureModel
import GestureMotion

/// A drag past the middle counts only if the finger is fast as well.
public struct AndGatedThreshold: MeasuredPitfall {
  public static let identifier = "and-gated-threshold"
  public static let severity = Severity.warning
  public static let summary = "A long drag turns the page only if the finger is fast when it leaves as well."
  public static let remedy = "Turn the page for a long drag or a fast release: join the two tests by or."
  public static let explanation = """
    Whoever drags a page slowly over its middle and lets go has seen the next one and wants it. A strategy that asks \
    for distance and velocity, or for velocity alone, takes it back. The strategy was asked for drags of 60 and 95 % \
    of a stride either way: a finger at rest never turns the page, a fast one does. With recordings, the finding tells \
    how many drags past the middle were returned for being slow.
    """
  public static let source = "B78 (DictateKeyboard#327), B112 (ngu-carousel#30)."
  /// The share of a stride past which a drag is meant.
  public var minimumStrides = 0.5
  /// The speed below which a release is slow, for a strategy that names no threshold.
  public var slowSpeed = 0.3
  /// The drags that are asked about, in strides.
  static let drags = [0.6, 0.95]

  public init() {}

  public static var options: [PitfallOption<Self>] {
    [
      PitfallOption(
        "minimumStrides", \.minimumStrides, "distance from the start page above", unit: "of a stride", range: 0...1000),
      PitfallOption(
        "slowSpeed", \.slowSpeed, "speed below the strategy's threshold, or", unit: "pt/ms", range: 0...1000),
    ]
  }

  public func evidence(in facts: ScenarioFacts) -> [Evidence] {
    facts.candidates.filter { $0.kind == .custom && refusesSlowDrags($0.probe) }.map {
      Evidence(
        candidate: $0.index, numbers: [Measure("refused_share_of_stride", Self.drags.last ?? 0)],
        message: "A finger that stops after 95 % of a page and lifts is sent back; a fast one turns the page.")
    }
  }

  private func refusesSlowDrags(_ probe: StrategyProbe) -> Bool {
    let (lattice, middle) = (probe.lattice, probe.middleIndex)
    var asked = 0
    for share in Self.drags {
      for direction in [1.0, -1] {
        let offset = lattice.rest(at: middle) + direction * share * lattice.stride
        guard probe.isInRange(offset) else { continue }
        asked += 1
        func index(_ speed: Double) -> Int? {
          probe.landing(offset: offset, pointsPerMillisecond: direction * speed, proposed: offset)?.index
        }
        guard index(0) == middle, index(3) != middle else { return false }
      }
    }
    return asked > 0
  }

  public func contribution(of facts: OutcomeFacts) -> Contribution? {
    let way = facts.offset - facts.lattice.rest(at: facts.startIndex)
    let threshold = facts.candidate.candidate.strategy.velocityThreshold.flatMap { $0 > 0 ? $0 : nil } ?? slowSpeed
    guard facts.candidate.kind == .custom, abs(way) > minimumStrides * facts.stride, abs(facts.velocity) < threshold,
      facts.lattice.nearestIndex(to: facts.offset) != facts.startIndex, !facts.outcome.lockedToOtherAxis
    else { return nil }
    return Contribution(
      isAffected: facts.index == facts.startIndex, clarity: abs(way),
      numbers: [Measure("way_pt", way), Measure("velocity_pt_per_ms", facts.velocity)])
  }

  public func evidence(configured: Evidence?, cost: Cost, candidate: CandidateFacts?) -> Evidence? {
    configured.map {
      Evidence(
        candidate: $0.candidate,
        numbers: [Measure("slow_drags", Double(cost.lookedAt)), Measure("returned", Double(cost.affected))]
          + cost.numbers,
        message: "Long slow drags are refused: \(cost.affected) of \(cost.lookedAt) past the middle returned.")
    }
  }
}
