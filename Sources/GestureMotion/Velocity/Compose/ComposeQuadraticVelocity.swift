import GestureModel

/// Jetpack Compose's Lsq2, its default: the slope, at the newest sample, of a parabola fitted to the last 100 ms.
///
/// ``LeastSquares`` of degree 2 with x = −age in ms and column norms of at least 1e-6. What is NaN becomes 0.
///
/// Units: points and nanoseconds in, cut to whole milliseconds, points per second out; in double where Compose computes in
/// float32. Window: the newest 20 samples of the last 100 ms back to the first step of more than 40 ms; samples of one time
/// are all kept. Stop: a lift more than 40 ms after the newest sample gives 0. Samples: 3, else 0.
///
/// - Source: `research/velocity.md` 5.1 to 5.3, from androidx/androidx `pointer/util/VelocityTracker.kt` @b48ee83d.
public struct ComposeQuadraticVelocity: VelocityEstimator {
  public static let identifier = "compose.lsq2"
  public static let summary = "Jetpack Compose: a parabola through 100 ms in whole ms, 0 after a rest of 40 ms."
  public static let usedBy = "Jetpack Compose"
  public init() {}

  /// - Complexity: O(*k*) in the window's samples; allocates nothing.
  public func estimate(atEndOf samples: ArraySlice<Sample>, lift: Lift) -> VelocityEstimate {
    guard !ComposeTracker.isStopped(samples, at: lift) else {
      return VelocityEstimate(.zero, remark: .stoppedBeforeLift)
    }
    let window = ComposeTracker.window(of: samples)
    return ComposeTracker.estimate(ComposeTracker.slope(of: window), of: window)
  }
}
