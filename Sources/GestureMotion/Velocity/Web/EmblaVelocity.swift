import GestureModel

/// Embla: the secant from a base that is renewed when a move comes more than 170 ms after it.
///
/// The touch-down is the first base. `v = (last move − base) / (time of the lift − time of the base)`, 0 on an axis of
/// 0.1 px/ms or less, 0 on both if the lift comes more than 170 ms after the last event or no time passed. Right after a
/// renewal last move and base are one, and the velocity is 0.
///
/// Units: points and nanoseconds in, points per second out (Embla's px/ms times 1000). Window: 0 to about 170 ms. Stop:
/// 170 ms before the lift, and shorter rests dilute. Samples: touch-down and one move, else 0; of the lift only the time
/// is read.
///
/// - Source: `research/velocity.md` 8, from davidjerleke/embla-carousel `DragTracker.ts` @25eff504.
public struct EmblaVelocity: EventEstimator {
  public static let identifier = "embla"
  public static let summary = "Embla: the secant from a base renewed every 170 ms, 0 at 0.1 px/ms or less."
  public static let usedBy = "Embla Carousel"
  public static let window = VelocityWindow.timeToLift
  /// How long, in milliseconds, a base lasts, and the longest rest before the lift.
  public var windowMilliseconds = 170.0
  /// The speed in points per second that an axis must exceed.
  public var floorPointsPerSecond = 100.0
  public init() {}

  /// - Complexity: O(*n*) in the number of moves; allocates nothing.
  func estimate(of stroke: EventStroke) -> VelocityEstimate {
    let base = stroke.base(renewedAfter: windowMilliseconds)
    let newest = stroke.newest
    guard EventStroke.milliseconds(from: newest, to: stroke.lift) <= windowMilliseconds else {
      return VelocityEstimate(.zero, remark: .stoppedBeforeLift)
    }
    let milliseconds = EventStroke.milliseconds(from: base.event, to: stroke.lift)
    guard milliseconds != 0 else { return VelocityEstimate(.zero, remark: .undetermined) }
    let velocity = (newest.place - base.event.place) / milliseconds * 1000
    let kept = velocity.replacing(with: 0, where: velocity.magnitudes .<= floorPointsPerSecond)
    let remark = kept == .zero && velocity != .zero ? VelocityRemark.belowFloor : nil
    return VelocityEstimate(
      pointsPerSecond: kept, remark: remark, sampleCount: base.count, from: base.event, to: newest)
  }
}
