import GestureModel

/// AndroidX's stand-in where the system has no tracker for wheels and crowns: Android's energy of steps, in whole ms.
///
/// ``ImpulseEnergy`` over the window, each sample being its own step; the first one's is never used, steps without duration
/// are passed over, and the halving is that of the first step that counts. Places, as a stroke has them, are read as the
/// steps between them.
///
/// Units: points and nanoseconds in, cut to whole milliseconds, points per second out; in double where AndroidX computes in
/// float32. Window: the newest 20 samples of the last 100 ms. Stop: a step of more than 40 ms forgets what was before it;
/// there is no lift. Samples: 2, else 0.
///
/// - Source: `research/velocity.md` 1.7, from androidx/androidx `core/core` `VelocityTrackerFallback.java` @c2ac0763.
public struct AndroidXFallbackVelocity: VelocityEstimator {
  public static let identifier = "androidx.fallback.impulse"
  public static let summary = "AndroidX's own tracker for wheels and crowns: the energy of 100 ms of steps in whole ms."
  public static let usedBy = "AndroidX, where the system has no tracker for AXIS_SCROLL"
  public init() {}

  /// - Complexity: O(*k*) in the window's samples; allocates nothing.
  public func estimate(atEndOf samples: ArraySlice<Sample>, lift: Lift) -> VelocityEstimate {
    estimate(of: samples, readsSteps: false)
  }

  public func estimate(of pointer: Int, in log: TouchLog) -> VelocityEstimate {
    estimate(of: log.samples(of: pointer)[...], readsSteps: log.holdsSteps(of: pointer))
  }

  private func estimate(of samples: ArraySlice<Sample>, readsSteps: Bool) -> VelocityEstimate {
    let clock = TickClock.milliseconds
    let window = TrackedWindow.walk(back: samples, capacity: 20, horizon: 100, gap: 40, clock: clock)
    guard window.count >= 2 else { return VelocityEstimate(.zero, remark: .tooFewSamples, of: window) }
    var energy = ImpulseEnergy()
    var isFirst = true
    for (older, newer) in zip(window, window.dropFirst()) {
      let seconds = clock.seconds(from: older, to: newer)
      guard seconds != 0 else { continue }
      energy.add(readsSteps ? newer.place : newer.place - older.place, seconds: seconds, isFirst: isFirst)
      isFirst = false
    }
    return VelocityEstimate(
      FingerVelocity(pointsPerSecond: energy.pointsPerSecond), remark: isFirst ? .undetermined : nil, of: window)
  }
}
