import GestureModel
import GestureMotion

/// A named bundle that a trace is replayed through: drag model, velocity estimator, deceleration and snapping strategy.
public struct Candidate: Sendable {
  /// The name in reports, unique in a run; the spelling of the strategy unless the settings name it.
  public var id: String
  /// Where the scroll is sent.
  public var strategy: any SnapStrategy
  /// The velocity at lift.
  public var estimator: any VelocityEstimator
  /// The deceleration, or `nil` to take the scenario's.
  public var deceleration: Deceleration?
  /// How the content follows the finger.
  public var drag: DragModel

  /// Creates a candidate; what is left out is as `DESIGN.md` section 5 says.
  public init(
    id: String? = nil, strategy: any SnapStrategy, estimator: any VelocityEstimator,
    deceleration: Deceleration? = nil, drag: DragModel = .direct
  ) {
    self.strategy = strategy
    self.estimator = estimator
    self.deceleration = deceleration
    self.drag = drag
    self.id = id ?? strategy.spelling
  }

  /// The deceleration in force in `scenario`.
  public func deceleration(in scenario: Scenario) -> Deceleration {
    deceleration ?? Deceleration(perMillisecond: scenario.decelerationPerMillisecond)
  }
}
