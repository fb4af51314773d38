import GestureModel

/// The mean velocity from the touch-down to the lift, of react-swipeable and vaul.
///
/// `v = Δ/Δt` with the lift's own place and time, 0 where nothing moved in no time.
///
/// Units: points and nanoseconds in, points per second out. Window: the whole stroke. Stop: none, a rest dilutes. Samples:
/// touch-down and lift.
///
/// - Source: `research/velocity.md` 8, from FormidableLabs/react-swipeable @d1249100 and emilkowalski/vaul @3e97aac6.
public struct OverallAverageVelocity: EventEstimator {
  public static let identifier = "overall-average"
  public static let summary = "The mean velocity from touch-down to lift."
  public static let usedBy = "react-swipeable, vaul"
  public static let window = VelocityWindow.wholeStroke
  public init() {}

  /// - Complexity: O(1), O(*n*) where samples were coalesced.
  func estimate(of stroke: EventStroke) -> VelocityEstimate { stroke.overallMean }
}
