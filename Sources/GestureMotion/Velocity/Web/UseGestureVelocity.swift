import GestureModel

/// @use-gesture: the last move's step, 0 after a rest of more than 32 ms.
///
/// Every event after the touch-down with a time of its own sets `v = Δ/Δt`; one without loses its step. The lift computes
/// nothing anew unless it comes more than 32 ms after the last event, when the velocity is 0. The library keeps speed and
/// direction apart; this is their product.
///
/// Units: points and nanoseconds in, points per second out (the library's px/ms times 1000). Window: the last two events.
/// Stop: 32 ms before the lift. Samples: touch-down and one move, else 0; the lift's place is not read.
///
/// - Source: `research/velocity.md` 7, from pmndrs/use-gesture `Engine.ts` @c779631a.
public struct UseGestureVelocity: EventEstimator {
  public static let identifier = "use-gesture"
  public static let summary = "use-gesture: the last move's step, 0 when the lift comes more than 32 ms later."
  public static let usedBy = "@use-gesture/react and /vanilla"
  public static let window = VelocityWindow.lastStep
  /// The longest rest before the lift, in milliseconds, that is not a stop.
  public var stopMilliseconds = 32.0
  public init() {}

  /// - Complexity: O(*n*) in the number of moves; allocates nothing.
  func estimate(of stroke: EventStroke) -> VelocityEstimate {
    guard EventStroke.milliseconds(from: stroke.newest, to: stroke.lift) <= stopMilliseconds else {
      return VelocityEstimate(.zero, remark: .stoppedBeforeLift)
    }
    for index in stroke.moves.indices.reversed() {
      let (older, newer) = (stroke.event(before: index), stroke.moves[index])
      guard EventStroke.milliseconds(from: older, to: newer) > 0 else { continue }
      return VelocityEstimate(pointsPerSecond: EventStroke.secant(from: older, to: newer), from: older, to: newer)
    }
    return VelocityEstimate(.zero, remark: .tooFewSamples)
  }
}
