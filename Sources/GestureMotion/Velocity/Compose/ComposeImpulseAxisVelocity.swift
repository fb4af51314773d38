import GestureModel

/// Compose's one-axis tracker with Impulse, asked for both axes apart: no rule for the lift, and steps of a wheel, too.
///
/// The energy of ``ComposeImpulseVelocity``. Of a wheel or crown each sample is its own step, and the first one's is never
/// used.
///
/// Units: points and nanoseconds in, cut to whole milliseconds, points per second out; in double where Compose computes in
/// float32. Window: of places the newest 20 samples of the last 40 ms; of steps those of the last 100 ms back to the first
/// pause of more than 40 ms. Stop: none at the lift. Samples: 2, else 0.
///
/// - Source: `research/velocity.md` 5.1 to 5.3, from androidx/androidx `pointer/util/VelocityTracker.kt` @b48ee83d.
public struct ComposeImpulseAxisVelocity: VelocityEstimator {
  public static let identifier = "compose.1d.impulse"
  public static let summary = "Compose's one-axis tracker, Impulse: 40 ms of places, or 100 ms of a wheel's steps."
  public static let usedBy = "VelocityTracker1D in Jetpack Compose, wheels and crowns"
  public init() {}

  /// - Complexity: O(*k*) in the window's samples; allocates nothing.
  public func estimate(atEndOf samples: ArraySlice<Sample>, lift: Lift) -> VelocityEstimate {
    let window = ComposeImpulseVelocity.window(of: samples)
    return ComposeTracker.estimate(window.count < 2 ? nil : ComposeTracker.impulse(of: window), of: window)
  }

  public func estimate(of pointer: Int, in log: TouchLog) -> VelocityEstimate {
    let samples = log.samples(of: pointer)[...]
    guard log.holdsSteps(of: pointer) else { return estimate(atEndOf: samples, lift: log.lift(of: pointer)) }
    let window = ComposeTracker.window(of: samples)
    let speed = window.count < 2 ? nil : ComposeTracker.impulse(of: window, readsSteps: true)
    return ComposeTracker.estimate(speed, of: window)
  }
}
