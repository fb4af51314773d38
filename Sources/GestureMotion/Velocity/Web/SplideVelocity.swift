import GestureModel

/// Splide: the secant from a base that is renewed when a move comes more than 200 ms after it, to the lift itself.
///
/// The touch-down is the first base. `v = (lift − base) / Δt` with the lift's own place and time, 0 unless
/// 0 < Δt < 200 ms.
///
/// Units: points and nanoseconds in, points per second out (Splide's px/ms times 1000). Window: 0 to 200 ms. Stop: a lift
/// 200 ms or more after the base, and shorter rests dilute. Samples: touch-down and lift.
///
/// - Source: `research/velocity.md` 8, from Splidejs/splide `Drag.ts` @d7e1f08e; without the renewal when a bound is
///   crossed, which needs the slider.
public struct SplideVelocity: EventEstimator {
  public static let identifier = "splide"
  public static let summary = "Splide: the secant to the lift from a base renewed every 200 ms, 0 from 200 ms on."
  public static let usedBy = "Splide"
  /// How long, in milliseconds, a base lasts; a lift exactly this long after it gives 0.
  public var windowMilliseconds = 200.0
  public init() {}

  /// - Complexity: O(*n*) in the number of moves; allocates nothing.
  func estimate(of stroke: EventStroke) -> VelocityEstimate {
    let base = stroke.base(renewedAfter: windowMilliseconds)
    let milliseconds = EventStroke.milliseconds(from: base.event, to: stroke.lift)
    guard milliseconds > 0 else { return VelocityEstimate(.zero, remark: .undetermined) }
    guard milliseconds < windowMilliseconds else { return VelocityEstimate(.zero, remark: .stoppedBeforeLift) }
    return VelocityEstimate(
      pointsPerSecond: EventStroke.secant(from: base.event, to: stroke.lift), sampleCount: base.count + 1,
      from: base.event, to: stroke.lift)
  }
}
