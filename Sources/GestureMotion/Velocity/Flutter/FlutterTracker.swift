import GestureModel

/// What Flutter's trackers have in common: a ring of 20 samples on a clock of microseconds, and when a finger has stopped.
///
/// - Source: `research/velocity.md` 2, from flutter/flutter `gestures/velocity_tracker.dart`, read in
///   nate-thegrate/flutter @79557800f992.
enum FlutterTracker {
  /// Times are whole microseconds.
  static let clock = TickClock.microseconds
  /// The most samples kept.
  static let capacity = 20
  /// How many whole milliseconds the newest sample may be old when the tracker is asked.
  static let stopMilliseconds: Int64 = 40

  /// Whether the question comes so late that the answer is 0.
  static func isStopped(_ newest: Sample, at lift: Lift) -> Bool {
    clock.ticks(from: newest.nanoseconds, to: lift.nanoseconds) / 1000 > stopMilliseconds
  }

  /// A blend of the last three pairs' speeds, as the fling trackers of iOS and macOS report it.
  ///
  /// - Parameter shares: Of the newest pair, the one before and the one before that. A pair that is not there, or took
  ///   no time, counts as 0.
  static func fling(
    atEndOf samples: ArraySlice<Sample>, lift: Lift, shares: (newest: Double, middle: Double, oldest: Double)
  ) -> FlutterReport {
    guard let newest = samples.last else { return FlutterReport(VelocityEstimate(.zero, remark: .tooFewSamples)) }
    guard !isStopped(newest, at: lift) else {
      return FlutterReport(VelocityEstimate(.zero, remark: .stoppedBeforeLift))
    }
    let velocity =
      shares.oldest * pairSpeed(endingBefore: 2, in: samples) + shares.middle * pairSpeed(endingBefore: 1, in: samples)
      + shares.newest * pairSpeed(endingBefore: 0, in: samples)
    let used = samples.suffix(4)
    return FlutterReport(
      VelocityEstimate(
        FingerVelocity(pointsPerSecond: velocity), remark: used.count < 2 ? .tooFewSamples : nil, of: used),
      over: samples.suffix(capacity))
  }

  private static func pairSpeed(endingBefore back: Int, in samples: ArraySlice<Sample>) -> SIMD2<Double> {
    guard samples.count >= back + 2 else { return .zero }
    let (from, to) = (samples[samples.endIndex - back - 2], samples[samples.endIndex - back - 1])
    let ticks = clock.ticks(from: from, to: to)
    return ticks > 0 ? (to.place - from.place) / (Double(ticks) * 1e-6) : .zero
  }
}

/// A Flutter estimate with what it tells beside the velocity.
package struct FlutterReport {
  /// The velocity, and why it is 0.
  package var estimate: VelocityEstimate
  /// How well the polynomial explains both axes, 0 to 1; 1 where nothing was fitted.
  package var confidence: Double
  /// The whole microseconds between the oldest and the newest sample.
  package var durationMicroseconds: Int64
  /// The way from the oldest to the newest sample.
  package var offset: SIMD2<Double>

  init(_ estimate: VelocityEstimate, confidence: Double = 1, over samples: ArraySlice<Sample> = []) {
    self.estimate = estimate
    self.confidence = confidence
    guard let oldest = samples.first, let newest = samples.last else {
      (durationMicroseconds, offset) = (0, .zero)
      return
    }
    durationMicroseconds = FlutterTracker.clock.ticks(from: oldest, to: newest)
    offset = newest.place - oldest.place
  }
}

/// A Flutter tracker, which reports more than a velocity.
package protocol FlutterEstimator: VelocityEstimator {
  /// Returns the tracker's whole answer.
  func report(atEndOf samples: ArraySlice<Sample>, lift: Lift) -> FlutterReport
}

extension FlutterEstimator {
  public func estimate(atEndOf samples: ArraySlice<Sample>, lift: Lift) -> VelocityEstimate {
    report(atEndOf: samples, lift: lift).estimate
  }
}
