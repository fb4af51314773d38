import GestureModel

/// Hammer's `velocityX`: the secant over an interval of more than 25 ms, the lift among the events.
///
/// The touch-down begins the first interval. An event more than 25 ms after an interval's beginning sets
/// `v = Δ/Δt` since then and begins the next one; others keep the velocity, 0 at first. The lift takes part with its own
/// place and time, so holding divides the last step by the hold.
///
/// Units: points and nanoseconds in, points per second out (Hammer's px/ms times 1000). Window: the last whole interval,
/// more than 25 ms. Stop: none, a rest dilutes. Samples: two events more than 25 ms apart, else 0.
///
/// - Source: `research/velocity.md` 8, from hammerjs/hammer.js @ff687ea0; by event time, where Hammer reads the wall clock.
public struct HammerIntervalVelocity: EventEstimator {
  public static let identifier = "hammer-interval"
  public static let summary = "Hammer's velocityX: the secant over the last interval of more than 25 ms, lift included."
  public static let usedBy = "hammer.js: pan events"
  /// How long, in milliseconds, an interval lasts at least; an event exactly this long after its beginning does not end it.
  public var intervalMilliseconds = 25.0
  public init() {}

  /// - Complexity: O(*n*) in the number of moves; allocates nothing.
  func estimate(of stroke: EventStroke) -> VelocityEstimate {
    var beginning = stroke.down
    var answer = VelocityEstimate(.zero, remark: .tooFewSamples)
    func take(_ event: Sample) {
      guard EventStroke.milliseconds(from: beginning, to: event) > intervalMilliseconds else { return }
      answer = VelocityEstimate(
        pointsPerSecond: EventStroke.secant(from: beginning, to: event), from: beginning, to: event)
      beginning = event
    }
    stroke.moves.forEach(take)
    take(stroke.lift)
    return answer
  }
}
