import GestureModel
import GestureMotion

/// A named bundle that a trace is replayed through: drag model, velocity estimator, deceleration, snapping strategy and
/// settling.
public struct Candidate: Sendable {
  /// The name in reports, unique in a run; the spelling of the strategy unless the settings name it.
  public var id: String
  /// The preset whose chain it is, if it is one.
  public var preset: String?
  /// Where the scroll is sent.
  public var strategy: any SnapStrategy
  /// The velocity at lift.
  public var estimator: any VelocityEstimator
  /// The deceleration, or `nil` to take the scenario's.
  public var deceleration: Deceleration?
  /// How the content follows the finger.
  public var drag: DragModel
  /// The speeds that pass for a fling.
  public var gate = FlingGate()
  /// Where the scroll would stop by itself, or `nil` for UIKit's projection with the deceleration in force.
  public var projection: (any Projection)?
  /// Where a scroll ends that the strategy leaves alone, if not where it was proposed; the strategy is asked once more
  /// there.
  public var unsnapped: (any Projection)?
  /// How the content gets to its target.
  public var settle: any SettleModel = DecaySettle()
  /// What a flick inherits from the one before.
  public var carry = MomentumCarry.none

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

  /// Whether UIKit's deceleration decides where it stops and how it gets there, so that its rate matters.
  public var deceleratesAsUIKit: Bool { projection == nil && settle is DecaySettle }

  /// Whether a part of the chain is a model of something whose source is closed.
  public var isModel: Bool { type(of: strategy).isModel }

  /// Where a release would stop by itself in `scenario`, not limited to the range.
  func restOffset(from offset: Double, pointsPerMillisecond velocity: Double, in scenario: Scenario) -> Double {
    projection?.restOffset(from: offset, pointsPerMillisecond: velocity, viewport: scenario.viewport)
      ?? deceleration(in: scenario).proposedOffset(from: offset, pointsPerMillisecond: velocity)
  }
}
