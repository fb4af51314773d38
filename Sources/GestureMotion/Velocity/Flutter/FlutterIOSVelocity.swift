import GestureModel

/// Flutter's fling tracker on iOS: three pairwise speeds, weighted towards the oldest.
///
/// `v = 0.6·u₋₂ + 0.35·u₋₁ + 0.05·u₀`, where u₋ₖ is the speed of the pair ending *k* samples before the newest, 0 if a
/// sample is missing or no time passed. No rule for gaps between samples, however long. The lift is not a sample.
///
/// Units: points and nanoseconds in, cut to whole microseconds, points per second out. Window: the newest 4 samples. Stop:
/// 0 when asked more than 40 whole milliseconds after the newest sample. Samples: 2, else 0; with fewer than 4 the missing
/// pairs count as standing still.
///
/// - Source: `research/velocity.md` 2, from flutter/flutter `gestures/velocity_tracker.dart`, read in
///   nate-thegrate/flutter @79557800f992.
public struct FlutterIOSVelocity: FlutterEstimator {
  public static let identifier = "flutter.ios"
  public static let summary = "Flutter's tracker on iOS: 60, 35 and 5 % of the last three steps, 0 after 40 ms."
  public static let usedBy = "Flutter scrollables and sheets on iOS"
  public static let window = VelocityWindow.samples
  public init() {}

  /// - Complexity: O(1); allocates nothing.
  package func report(atEndOf samples: ArraySlice<Sample>, lift: Lift) -> FlutterReport {
    FlutterTracker.fling(atEndOf: samples, lift: lift, shares: (newest: 0.05, middle: 0.35, oldest: 0.6))
  }
}
