import GestureModel

/// Android's INT2: a filter that carries velocity and acceleration from sample to sample.
///
/// ``IntegratingFilter`` over all samples since the last stop; there is no window. A sample 2 ms or less after the last
/// that counted is passed over.
///
/// Units: points and nanoseconds in, points per second out; in double where Android computes in float32. Stop: a step of
/// more than 40 ms starts anew, a lift more than 40 ms after the newest sample gives none. Samples: 1 gives 0.
///
/// - Source: `research/velocity.md` 1.1 and 1.5, from LineageOS/android_frameworks_native
///   `libs/input/VelocityTracker.cpp` @7034776f0876.
public struct AOSPSecondOrderVelocity: AOSPStrategy {
  public static let identifier = "aosp.int2"
  public static let summary = "Android's INT2: a filter of 10 ms that carries velocity and acceleration."
  public static let usedBy = "Android, experiment"
  public init() {}

  /// - Complexity: O(*n*) in the run's samples; allocates only where samples are resampled.
  func estimate(ofRun run: ArraySlice<Sample>) -> VelocityEstimate {
    guard !run.isEmpty else { return VelocityEstimate(nil, remark: .tooFewSamples) }
    var filter = IntegratingFilter(clock: .nanoseconds, minimumTicks: 2_000_000, isSecondOrder: true)
    for sample in run { filter.add(sample) }
    return VelocityEstimate(
      FingerVelocity(pointsPerSecond: filter.pointsPerSecond), remark: filter.count < 2 ? .tooFewSamples : nil,
      sampleCount: filter.count, oldestNanoseconds: run.first?.nanoseconds,
      newestNanoseconds: run.last?.nanoseconds)
  }
}
