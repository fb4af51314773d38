import GestureModel

/// The content waits for the finger for so long that it jumps, or lags behind.
public struct DragSlopJump: MeasuredPitfall {
  public static let identifier = "drag-slop-jump"
  public static let severity = Severity.warning
  public static let ignoresCandidates = true
  public static let summary = "The content waits so long before it follows the finger that it jumps or lags behind."
  public static let remedy = """
    Begin to follow at once or at the platform's 10 pt, and ask for more only before a page may change.
    """
  public static let explanation = """
    A minimum distance of a gesture keeps taps and scrolls of the other axis apart. Used on the movement itself it \
    shows: at the moment the distance is reached the content leaps by all of it, or, if it is taken off, stays behind \
    by it until the lift. It is told from the declared minimumDistance and subtractsMinimumDistance.
    """
  public static let source = """
    B42 (SwiftUIPager#74), B43 (SwiftUIPager#157, BottomSheet#9), B97 (flickity#1056).
    """
  /// The distance up to which nobody minds: UIKit's own, as measured (`research/physics.md` 1.3).
  public var maximumPoints = 10.0

  public init() {}

  public static var options: [PitfallOption<Self>] {
    [
      PitfallOption("maximumPoints", \.maximumPoints, "minimum distance above", unit: "pt", range: 0...10_000)
    ]
  }

  public func evidence(in facts: ScenarioFacts) -> [Evidence] {
    guard let distance = facts.scenario.minimumDistance, distance > maximumPoints else { return [] }
    let lags = facts.scenario.subtractsMinimumDistance
    return [
      Evidence(
        numbers: [Measure("minimum_distance_pt", distance)],
        message: """
          The content \(lags ? "lags \(distance.trimmedText(2)) pt behind" : "jumps \(distance.trimmedText(2)) pt to") \
          the finger once it has gone \(distance.trimmedText(2)) pt.
          """)
    ]
  }

  /// Counts, as affected, the strokes that go far enough to see it.
  public func contribution(of facts: OutcomeFacts) -> Contribution? {
    guard let distance = facts.scene.scenario.minimumDistance, distance > maximumPoints, let figures = facts.figures
    else { return nil }
    let travel = abs(figures.travel)
    return Contribution(
      isAffected: travel > distance, clarity: -travel, numbers: [Measure("travel_pt", figures.travel)])
  }

  public func evidence(configured: Evidence?, cost: Cost, candidate: CandidateFacts?) -> Evidence? {
    guard let configured, cost.affected > 0 else { return configured }
    let message = configured.message
    let (affected, lookedAt) = (cost.affected, cost.lookedAt)
    return Evidence(
      numbers: configured.numbers + cost.numbers,
      message: "\(message) \(affected) of \(lookedAt) strokes go that far.")
  }
}
