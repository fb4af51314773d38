import GestureModel

/// Chromium's INT1: a filter that carries velocity from sample to sample.
///
/// ``IntegratingFilter`` over all samples since the last stop; there is no window. A sample 2 µs or less after the last
/// that counted is passed over.
///
/// Units: points and nanoseconds in, cut to whole microseconds, points per second out; in double where Chromium computes
/// in float32. Stop: a step of 40 ms or more starts anew, a lift 80 ms or more after the newest sample gives none.
/// Samples: 2 that count, else none (where Android says 0).
///
/// - Source: `research/velocity.md` 1.5 and 4, from chromium/chromium
///   `ui/events/velocity_tracker/velocity_tracker.cc` @c6927257.
public struct ChromiumFirstOrderVelocity: ChromiumStrategy {
  public static let identifier = "chromium.int1"
  public static let summary = "Chromium's INT1: a filter of 10 ms that carries velocity from sample to sample."
  public static let usedBy = "Chromium, experiment"
  public init() {}

  /// - Complexity: O(*n*) in the run's samples; allocates nothing.
  func estimate(ofRun run: ArraySlice<Sample>) -> VelocityEstimate {
    var filter = IntegratingFilter(clock: .microseconds, minimumTicks: 2, isSecondOrder: false)
    for sample in run { filter.add(sample) }
    guard filter.count >= 2 else {
      return VelocityEstimate(nil, remark: .tooFewSamples, sampleCount: filter.count)
    }
    return VelocityEstimate(
      FingerVelocity(pointsPerSecond: filter.pointsPerSecond), sampleCount: filter.count,
      oldestNanoseconds: run.first?.nanoseconds,
      newestNanoseconds: run.last?.nanoseconds)
  }
}
