import GestureModel

/// iScroll: the secant from a base that is renewed when a move comes more than 300 ms after it.
///
/// The touch-down is the first base. `v = (last move − base) / (time of the lift − time of the base)`, with its sign; 0 if
/// that time is 300 ms or more. A renewal in the lift's own instant gives 0/0, at which iScroll freezes
/// (cubiq/iscroll#1161); none here.
///
/// Units: points and nanoseconds in, points per second out (iScroll's px/ms times 1000). Window: 0 to 300 ms. Stop: a lift
/// 300 ms or more after the base, and shorter rests dilute. Samples: touch-down; of the lift only the time is read.
///
/// - Source: `research/velocity.md` 8, from cubiq/iscroll @60ed6f80; better-scroll @f87fbd16 is the same.
public struct IScrollVelocity: EventEstimator {
  public static let identifier = "iscroll"
  public static let summary = "iScroll: the secant from a base renewed every 300 ms, 0 from 300 ms on."
  public static let usedBy = "iScroll, better-scroll"
  public static let window = VelocityWindow.timeToLift
  /// How long, in milliseconds, a base lasts; a lift exactly this long after it gives 0.
  public var windowMilliseconds = 300.0
  public init() {}

  /// - Complexity: O(*n*) in the number of moves; allocates nothing.
  func estimate(of stroke: EventStroke) -> VelocityEstimate {
    let base = stroke.base(renewedAfter: windowMilliseconds)
    let milliseconds = EventStroke.milliseconds(from: base.event, to: stroke.lift)
    guard milliseconds < windowMilliseconds else { return VelocityEstimate(.zero, remark: .stoppedBeforeLift) }
    return VelocityEstimate(
      pointsPerSecond: (stroke.newest.place - base.event.place) / milliseconds * 1000, sampleCount: base.count,
      from: base.event, to: stroke.newest)
  }
}
