import GestureModel

/// Android's LSQ3: the slope, at the newest sample, of a cubic fitted to the last 100 ms.
///
/// `v = c₁` of the least-squares cubic with x = −age, of lower degree while there are fewer than four samples. At 1000 Hz
/// the columns are too short (norm below 1e-6) and there is no answer. Android's own verdict: unusable, it overfits.
///
/// Units: points and nanoseconds in, points per second out; in double where Android computes in float32. Window: the
/// newest 20 samples of the last 100 ms, of equal times the last. Stop: a step of more than 40 ms forgets what was
/// before it, a lift more than 40 ms after the newest sample gives none. Samples: 2 give a line, 1 none.
///
/// - Source: `research/velocity.md` 1.1 to 1.3, from LineageOS/android_frameworks_native
///   `libs/input/VelocityTracker.cpp` @7034776f0876.
public struct AOSPCubicVelocity: AOSPWindowStrategy {
  public static let identifier = "aosp.lsq3"
  public static let summary = "Android's LSQ3: a cubic through the last 100 ms; follows noise."
  public static let usedBy = "Android, experiment"
  public init() {}

  func estimate(ofWindow window: ArraySlice<Sample>) -> VelocityEstimate {
    AOSPFit.estimate(of: window, degree: 3)
  }
}
