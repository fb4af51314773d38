import GestureModel

/// Flutter's default tracker: the slope, at the newest sample, of a parabola through the last 100 ms.
///
/// Fitted by ``FlutterFit`` in milliseconds; samples of one time are all kept. Asked more than 40 whole milliseconds after
/// the newest sample it answers 0. The lift is not a sample.
///
/// Units: points and nanoseconds in, cut to whole microseconds, points per second out. Window: the newest 20 samples of the
/// last 100 ms, back to the first step of more than 40 ms. Stop: 40 ms before the lift. Samples: 3, else 0; 0 as well if
/// they do not determine a parabola.
///
/// - Source: `research/velocity.md` 2, from flutter/flutter `gestures/velocity_tracker.dart`, read in
///   nate-thegrate/flutter @79557800f992.
public struct FlutterQuadraticVelocity: FlutterEstimator {
  public static let identifier = "flutter.lsq"
  public static let summary = "Flutter's default tracker: a parabola through the last 100 ms, 0 after a rest of 40 ms."
  public static let usedBy = "Flutter on Android, Fuchsia, Linux and Windows; long press and scale everywhere"
  /// How far back from the newest sample the fit looks; a sample exactly this old counts.
  public var horizonMilliseconds: Int64 = 100
  public init() {}

  /// - Complexity: O(*k*) in the number of samples inside the window; allocates nothing.
  package func report(atEndOf samples: ArraySlice<Sample>, lift: Lift) -> FlutterReport {
    guard let newest = samples.last else { return FlutterReport(VelocityEstimate(.zero, remark: .tooFewSamples)) }
    guard !FlutterTracker.isStopped(newest, at: lift) else {
      return FlutterReport(VelocityEstimate(.zero, remark: .stoppedBeforeLift))
    }
    let clock = FlutterTracker.clock
    let window = TrackedWindow.walk(
      back: samples, capacity: FlutterTracker.capacity, horizon: clock.ticks(milliseconds: horizonMilliseconds),
      gap: clock.ticks(milliseconds: FlutterTracker.stopMilliseconds), clock: clock)
    guard window.count >= 3 else {
      return FlutterReport(VelocityEstimate(.zero, remark: .tooFewSamples, of: window), over: window)
    }
    guard let fit = FlutterFit(degree: 2, of: window, clock: clock) else {
      return FlutterReport(VelocityEstimate(.zero, remark: .undetermined, of: window), over: window)
    }
    return FlutterReport(
      VelocityEstimate(FingerVelocity(pointsPerSecond: fit.slope * 1000), of: window),
      confidence: fit.confidence.x * fit.confidence.y, over: window)
  }
}
