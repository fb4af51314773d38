import GestureModel

/// Android's WLSQ2_RECENT: a parabola in which samples older than 50 ms count less.
///
/// `v = c₁` of the least-squares parabola with x = −age and weights w, which count squared: 1 below 50 ms of age,
/// 0.5 + 0.01·(100 − age/ms) below 100 ms, 0.5 from there.
///
/// Units: points and nanoseconds in, points per second out; in double where Android computes in float32. Window: the
/// newest 20 samples of the last 100 ms, of equal times the last. Stop: a step of more than 40 ms forgets what was
/// before it, a lift more than 40 ms after the newest sample gives none. Samples: 2 give a line, 1 none.
///
/// - Source: `research/velocity.md` 1.1 to 1.3, from LineageOS/android_frameworks_native
///   `libs/input/VelocityTracker.cpp` @7034776f0876.
public struct AOSPRecentWeightedVelocity: AOSPWindowStrategy {
  public static let identifier = "aosp.wlsq2_recent"
  public static let summary = "Android's WLSQ2_RECENT: a parabola that trusts samples older than 50 ms less."
  public static let usedBy = "Android, experiment"
  public init() {}

  func estimate(ofWindow window: ArraySlice<Sample>) -> VelocityEstimate {
    AOSPFit.estimate(of: window, degree: 2, weighting: .recent)
  }
}
