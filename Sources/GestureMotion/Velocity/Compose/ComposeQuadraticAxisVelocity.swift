import GestureModel

/// Compose's one-axis tracker with Lsq2, asked for both axes apart: no rule for the lift, and NaN where it has no answer.
///
/// The fit of ``ComposeQuadraticVelocity``. All samples at one millisecond make it return NaN, which here is no velocity.
///
/// Units: points and nanoseconds in, cut to whole milliseconds, points per second out; in double where Compose computes in
/// float32. Window: the newest 20 samples of the last 100 ms back to the first step of more than 40 ms. Stop: none at the
/// lift. Samples: 3, else 0. Steps of a wheel are refused.
///
/// - Source: `research/velocity.md` 5.1 to 5.3, from androidx/androidx `pointer/util/VelocityTracker.kt` @b48ee83d.
public struct ComposeQuadraticAxisVelocity: VelocityEstimator {
  public static let identifier = "compose.1d.lsq2"
  public static let summary = "Compose's one-axis tracker, Lsq2: a parabola through 100 ms, whatever the lift's time."
  public static let usedBy = "VelocityTracker1D in Jetpack Compose"
  public init() {}

  /// - Complexity: O(*k*) in the window's samples; allocates nothing.
  public func estimate(atEndOf samples: ArraySlice<Sample>, lift: Lift) -> VelocityEstimate {
    let window = ComposeTracker.window(of: samples)
    guard let slope = ComposeTracker.slope(of: window) else {
      return VelocityEstimate(.zero, remark: .tooFewSamples, of: window)
    }
    return VelocityEstimate(FingerVelocity(pointsPerSecond: slope), of: window)
  }

  public func estimate(of pointer: Int, in log: TouchLog) -> VelocityEstimate {
    guard !log.holdsSteps(of: pointer) else { return VelocityEstimate(nil, remark: .undetermined) }
    return estimate(atEndOf: log.samples(of: pointer)[...], lift: log.lift(of: pointer))
  }
}
