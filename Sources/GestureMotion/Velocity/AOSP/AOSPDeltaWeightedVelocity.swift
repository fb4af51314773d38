import GestureModel

/// Android's WLSQ2_DELTA: a parabola in which samples that were soon followed by another count less.
///
/// `v = c₁` of the least-squares parabola with x = −age and weights w, which count squared: 1 for the newest, else
/// by the time δ to the next newer sample 0.5 + 0.05·δ/ms below 10 ms, 1 from there, 0.5 if δ < 0.
///
/// Units: points and nanoseconds in, points per second out; in double where Android computes in float32. Window: the
/// newest 20 samples of the last 100 ms, of equal times the last. Stop: a step of more than 40 ms forgets what was
/// before it, a lift more than 40 ms after the newest sample gives none. Samples: 2 give a line, 1 none.
///
/// - Source: `research/velocity.md` 1.1 to 1.3, from LineageOS/android_frameworks_native
///   `libs/input/VelocityTracker.cpp` @7034776f0876.
public struct AOSPDeltaWeightedVelocity: AOSPWindowStrategy {
  public static let identifier = "aosp.wlsq2_delta"
  public static let summary = "Android's WLSQ2_DELTA: a parabola that trusts samples less that were soon followed."
  public static let usedBy = "Android, experiment"
  public init() {}

  func estimate(ofWindow window: ArraySlice<Sample>) -> VelocityEstimate {
    AOSPFit.estimate(of: window, degree: 2, weighting: .delta)
  }
}
