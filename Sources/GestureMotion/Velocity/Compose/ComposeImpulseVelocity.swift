import GestureModel

/// Jetpack Compose's Impulse: Android's energy of pushes, over a window of only 40 ms.
///
/// ``ImpulseEnergy`` with pairs of one time passed over, and the halving for the oldest pair only. The window is 40 ms and
/// not 100 because steps are measured to the newest sample.
///
/// Units: points and nanoseconds in, cut to whole milliseconds, points per second out; in double where Compose computes in
/// float32. Window: the newest 20 samples of the last 40 ms. Stop: a lift more than 40 ms after the newest sample gives 0.
/// Samples: 2, else 0.
///
/// - Source: `research/velocity.md` 5.1 to 5.3, from androidx/androidx `pointer/util/VelocityTracker.kt` @b48ee83d.
public struct ComposeImpulseVelocity: VelocityEstimator {
  public static let identifier = "compose.impulse"
  public static let summary = "Compose's Impulse: the energy of the last 40 ms of pushes in whole ms."
  public static let usedBy = "Jetpack Compose, behind a flag for touch"
  public init() {}

  /// - Complexity: O(*k*) in the window's samples; allocates nothing.
  public func estimate(atEndOf samples: ArraySlice<Sample>, lift: Lift) -> VelocityEstimate {
    guard !ComposeTracker.isStopped(samples, at: lift) else {
      return VelocityEstimate(.zero, remark: .stoppedBeforeLift)
    }
    let window = Self.window(of: samples)
    return ComposeTracker.estimate(window.count < 2 ? nil : ComposeTracker.impulse(of: window), of: window)
  }

  /// The samples of the last 40 ms.
  static func window(of samples: ArraySlice<Sample>) -> ArraySlice<Sample> {
    TrackedWindow.walk(
      back: samples, capacity: ComposeTracker.capacity, horizon: ComposeTracker.stopMilliseconds,
      clock: ComposeTracker.clock)
  }
}
