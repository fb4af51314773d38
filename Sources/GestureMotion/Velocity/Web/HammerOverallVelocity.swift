import GestureModel

/// Hammer's swipe: the mean velocity from the touch-down to the lift.
///
/// `v = Δ/Δt` with the lift's own place and time, 0 where nothing moved in no time. A swipe needs more than 0.3 px/ms.
///
/// Units: points and nanoseconds in, points per second out (Hammer's px/ms times 1000). Window: the whole stroke. Stop:
/// none, a rest dilutes. Samples: touch-down and lift.
///
/// - Source: `research/velocity.md` 8, from hammerjs/hammer.js @ff687ea0; by event time, where Hammer reads the wall clock.
public struct HammerOverallVelocity: EventEstimator {
  public static let identifier = "hammer-overall"
  public static let summary = "Hammer's swipe: the mean velocity from touch-down to lift."
  public static let usedBy = "hammer.js: swipe"
  public static let window = VelocityWindow.wholeStroke
  public init() {}

  /// - Complexity: O(1), O(*n*) where samples were coalesced.
  func estimate(of stroke: EventStroke) -> VelocityEstimate { stroke.overallMean }
}
