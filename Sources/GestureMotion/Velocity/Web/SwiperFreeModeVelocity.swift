import GestureModel

/// Swiper in free mode: half the last move's step.
///
/// `v = Δ/Δt/2` of the last two stored points (the moves, and the touch-down's place as the first), 0 on an axis below
/// 0.02 px/ms, 0 on both if the two are more than 150 ms apart or the lift comes more than 300 ms after the last. Two
/// points of one time give infinity or no number, which becomes none here. Swiper's normal mode has no velocity at all.
///
/// Units: points and nanoseconds in, points per second out (Swiper's px/ms times 1000). Window: the last two events. Stop:
/// 150 ms between them, 300 ms before the lift. Samples: touch-down and one move, else 0; the lift's place is not read.
///
/// - Source: `research/velocity.md` 7, from nolimits4web/swiper `free-mode.ts` @865dba47.
public struct SwiperFreeModeVelocity: EventEstimator {
  public static let identifier = "swiper-freemode"
  public static let summary = "Swiper's free mode: half the last move's step, 0 after a rest of 300 ms."
  public static let usedBy = "Swiper with freeMode"
  public static let window = VelocityWindow.lastStep
  /// The speed on an axis, in points per second, below which it is 0.
  public var floorPointsPerSecond = 20.0
  /// The longest step, in milliseconds, that is measured.
  public var longestStepMilliseconds = 150.0
  /// The longest rest before the lift, in milliseconds, that is not a stop.
  public var stopMilliseconds = 300.0
  public init() {}

  /// - Complexity: O(1), O(*n*) where samples were coalesced.
  func estimate(of stroke: EventStroke) -> VelocityEstimate {
    guard let move = stroke.moves.last else { return VelocityEstimate(.zero, remark: .tooFewSamples) }
    let older = stroke.event(before: stroke.moves.endIndex - 1)
    guard EventStroke.milliseconds(from: older, to: move) <= longestStepMilliseconds,
      EventStroke.milliseconds(from: move, to: stroke.lift) <= stopMilliseconds
    else { return VelocityEstimate(.zero, remark: .stoppedBeforeLift) }
    let half = EventStroke.secant(from: older, to: move) / 2
    let kept = half.replacing(with: 0, where: half.magnitudes .< floorPointsPerSecond)
    let remark = kept == .zero && half != .zero ? VelocityRemark.belowFloor : nil
    return VelocityEstimate(pointsPerSecond: kept, remark: remark, from: older, to: move)
  }
}
