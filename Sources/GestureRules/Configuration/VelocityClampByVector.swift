import GestureModel

/// A limit on the velocity as a vector takes speed from flings that are not straight.
public struct VelocityClampByVector: MeasuredPitfall {
  public static let identifier = "velocity-clamp-by-vector"
  public static let severity = Severity.note
  public static let ignoresCandidates = true
  public static let summary = "The velocity is limited as a vector, so that oblique flings lose speed along the axis."
  public static let remedy = "Limit each axis by itself."
  public static let explanation = """
    A limit on the length of the velocity keeps its direction: at 45° only 71 % of the limit are left along the axis \
    that scrolls, although the finger was faster than the limit along it. It is told from the declared \
    velocityVectorLimit; what a stroke loses is compared with a limit on that axis alone.
    """
  public static let source = "B59 (flutter#120345)."
  /// The share of the speed that must be lost to be felt (ours: 18° from the axis).
  public var minimumLoss = 0.05

  public init() {}

  public static var options: [PitfallOption<Self>] {
    [
      PitfallOption("minimumLoss", \.minimumLoss, "loss above", range: 0...1e6)
    ]
  }

  public func evidence(in facts: ScenarioFacts) -> [Evidence] {
    guard let limit = facts.scenario.velocityVectorLimit, limit > 0 else { return [] }
    let left = limit * 0.5.squareRoot()
    return [
      Evidence(
        numbers: [Measure("limit_pt_per_ms", limit), Measure("left_at_45_degrees_pt_per_ms", left)],
        message: """
          The velocity is limited to \(limit.shortText) pt/ms as a vector: of a fling at 45° \(left.trimmedText(2)) \
          pt/ms are left.
          """)
    ]
  }

  /// Looks at the strokes that are faster than the limit.
  public func contribution(of facts: OutcomeFacts) -> Contribution? {
    guard let limit = facts.scene.scenario.velocityVectorLimit, let figures = facts.figures else { return nil }
    let along = abs(figures.robustPointsPerMillisecond)
    let across = figures.robustPointsPerMillisecond(along: figures.axis.other)
    let length = (along * along + across * across).squareRoot()
    guard length > limit, along > 0, length.isFinite else { return nil }
    let loss = 1 - along * (limit / length) / min(along, limit)
    return Contribution(
      isAffected: loss > minimumLoss, clarity: loss,
      numbers: [
        Measure("velocity_pt_per_ms", along), Measure("velocity_across_pt_per_ms", across), Measure("loss_share", loss),
      ])
  }

  public func evidence(configured: Evidence?, cost: Cost, candidate: CandidateFacts?) -> Evidence? {
    guard let configured, cost.affected > 0 else { return nil }
    let percent = 100 * (cost.numbers.last?.value ?? 0)
    let limit = configured.numbers.first?.value ?? 0
    return Evidence(
      numbers: configured.numbers + cost.numbers,
      message: """
        Of \(cost.lookedAt) flings above \(limit.shortText) pt/ms \(cost.affected) lose speed to a limit on the vector, \
        up to \(percent.trimmedText(0)) %.
        """)
  }
}
