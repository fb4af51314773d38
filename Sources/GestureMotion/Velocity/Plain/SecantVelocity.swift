import GestureModel

/// The straight line from the oldest sample of the last 100 ms to the newest.
///
/// A sample exactly 100 ms older than the newest counts. A lift more than 100 ms after the newest sample gives 0, as in
/// zynga's scroller. Samples: 2, else none. The lift is not a sample.
///
/// Units: points and nanoseconds in, points per second out.
///
/// - Source: the plain form of the window secants in `research/velocity.md` 8 (framer-motion, zynga scroller
///   @a99b5a98), without their own ways of keeping a history.
public struct SecantVelocity: VelocityEstimator {
  public static let identifier = "secant-100"
  public static let summary = "Distance by time over the last 100 ms, 0 after a rest of more than 100 ms."
  public static let usedBy = "the plain form of framer-motion's and zynga scroller's windows"
  /// How far back from the newest sample the secant reaches, and how long a rest before the lift may be.
  public var windowNanoseconds: Int64 = 100_000_000
  public init() {}

  /// - Complexity: O(*k*) in the number of samples inside the window; allocates nothing.
  public func estimate(atEndOf samples: ArraySlice<Sample>, lift: Lift) -> VelocityEstimate {
    guard let last = samples.last else { return VelocityEstimate(nil, remark: .tooFewSamples) }
    guard TickClock.nanoseconds.ticks(from: last.nanoseconds, to: lift.nanoseconds) <= windowNanoseconds else {
      return VelocityEstimate(.zero, remark: .stoppedBeforeLift)
    }
    let window = TrackedWindow.newest(
      of: samples, capacity: .max, horizonNanoseconds: windowNanoseconds, gapNanoseconds: .max)
    guard let first = window.first, window.count >= 2 else {
      return VelocityEstimate(nil, remark: .tooFewSamples, sampleCount: window.count)
    }
    let seconds = TickClock.nanoseconds.seconds(from: first, to: last)
    guard seconds > 0 else { return VelocityEstimate(nil, remark: .undetermined, sampleCount: window.count) }
    let velocity = FingerVelocity(
      xPointsPerSecond: (last.x - first.x) / seconds, yPointsPerSecond: (last.y - first.y) / seconds)
    return VelocityEstimate(velocity, of: window)
  }
}
