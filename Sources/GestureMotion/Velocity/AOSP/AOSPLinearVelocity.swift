import GestureModel

/// Android's LSQ1: the slope of a straight line fitted to the last 100 ms.
///
/// `v = c₁` of the least-squares line with x = −age. Android's own verdict: poor, it underfits and lags.
///
/// Units: points and nanoseconds in, points per second out; in double where Android computes in float32. Window: the
/// newest 20 samples of the last 100 ms, of equal times the last. Stop: a step of more than 40 ms forgets what was
/// before it, a lift more than 40 ms after the newest sample gives none. Samples: 2 give a line, 1 none.
///
/// - Source: `research/velocity.md` 1.1 to 1.3, from LineageOS/android_frameworks_native
///   `libs/input/VelocityTracker.cpp` @7034776f0876.
public struct AOSPLinearVelocity: AOSPWindowStrategy {
  public static let identifier = "aosp.lsq1"
  public static let summary = "Android's LSQ1: a straight line through the last 100 ms; lags behind a changing speed."
  public static let usedBy = "Android, experiment"
  public init() {}

  func estimate(ofWindow window: ArraySlice<Sample>) -> VelocityEstimate {
    AOSPFit.estimate(of: window, degree: 1)
  }
}
