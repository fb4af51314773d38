import GestureModel

/// Android's LSQ2, its default for touch: the slope, at the newest sample, of a parabola fitted to the last 100 ms.
///
/// From three samples on in closed form, ``ClosedFormParabola``, none if its determinant is exactly 0; two samples give
/// the secant. It points backwards after an abrupt stop that is seen by some samples.
///
/// Units: points and nanoseconds in, points per second out; in double where Android computes in float32. Window: the
/// newest 20 samples of the last 100 ms, of equal times the last. Stop: a step of more than 40 ms forgets what was
/// before it, a lift more than 40 ms after the newest sample gives none. Samples: 2 give a line, 1 none.
///
/// - Source: `research/velocity.md` 1.1 to 1.3, from LineageOS/android_frameworks_native
///   `libs/input/VelocityTracker.cpp` @7034776f0876.
public struct AOSPQuadraticVelocity: AOSPWindowStrategy {
  public static let identifier = "aosp.lsq2"
  public static let summary = "Android's touch default: a parabola through the last 100 ms, none after a rest of 40 ms."
  public static let usedBy = "Android touch, RecyclerView, ViewPager"
  public init() {}

  func estimate(ofWindow window: ArraySlice<Sample>) -> VelocityEstimate {
    AOSPFit.estimate(of: window, degree: 2)
  }

  /// The parabola through the samples that are left at their end, or `nil` with fewer than three.
  ///
  /// What Android's older interface gave as `aosp.lsq2.coefficients`.
  package func parabola(atEndOf samples: ArraySlice<Sample>) -> ClosedFormParabola? {
    let run = TrackedWindow.sinceGap(
      ofAtLeast: AOSPTracker.stopNanoseconds + 1, in: TrackedWindow.measured(of: samples), clock: .nanoseconds)
    return ClosedFormParabola(through: AOSPTracker.stored(of: run))
  }
}
