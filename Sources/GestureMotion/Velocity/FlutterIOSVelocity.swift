import GestureModel

/// Flutter's fling tracker on iOS: three pairwise speeds, weighted towards the oldest.
///
/// `v = 0.6·u₋₂ + 0.35·u₋₁ + 0.05·u₀`, where u₋ₖ is the speed of the pair ending *k* samples before the newest, 0 if a
/// sample is missing or no time passed. No window and no rule for gaps between samples. Asked more than 40 whole
/// milliseconds after the newest sample it answers 0. The lift is not a sample.
///
/// Units: points and nanoseconds in (cut to whole microseconds, as Flutter's clock), points per second out.
///
/// - Source: `research/velocity.md` 2, from flutter/flutter `gestures/velocity_tracker.dart`, read in
///   nate-thegrate/flutter @79557800f992.
public struct FlutterIOSVelocity: VelocityEstimator {
  public static let identifier = "flutter.ios"
  public static let summary = "Flutter's tracker on iOS: 60, 35 and 5 % of the last three steps, 0 after 40 ms."
  public static let usedBy = "Flutter scrollables on iOS"
  /// How many whole milliseconds the newest sample may be old; more is a stop.
  public var stopMilliseconds: Int64 = 40
  public init() {}

  /// - Complexity: O(1); allocates nothing.
  public func estimate(atEndOf samples: ArraySlice<Sample>, lift: Lift) -> VelocityEstimate {
    guard let last = samples.last else { return VelocityEstimate(nil, remark: .tooFewSamples) }
    let microseconds = lift.nanoseconds / 1000 - last.nanoseconds / 1000
    guard microseconds / 1000 <= stopMilliseconds else {
      return VelocityEstimate(.zero, remark: .stoppedBeforeLift)
    }
    let weights = (newest: 0.05, middle: 0.35, oldest: 0.6)
    func blend(_ axis: Axis) -> Double {
      weights.oldest * pairSpeed(endingBefore: 2, in: samples, along: axis)
        + weights.middle * pairSpeed(endingBefore: 1, in: samples, along: axis)
        + weights.newest * pairSpeed(endingBefore: 0, in: samples, along: axis)
    }
    let used = min(samples.count, 4)
    return VelocityEstimate(
      FingerVelocity(xPointsPerSecond: blend(.horizontal), yPointsPerSecond: blend(.vertical)), sampleCount: used,
      oldestNanoseconds: samples[samples.endIndex - used].nanoseconds)
  }

  private func pairSpeed(endingBefore back: Int, in samples: ArraySlice<Sample>, along axis: Axis) -> Double {
    guard samples.count >= back + 2 else { return 0 }
    let (from, to) = (samples[samples.endIndex - back - 2], samples[samples.endIndex - back - 1])
    let microseconds = to.nanoseconds / 1000 - from.nanoseconds / 1000
    guard microseconds > 0 else { return 0 }
    return (to.position(along: axis) - from.position(along: axis)) / (Double(microseconds) * 1e-6)
  }
}
