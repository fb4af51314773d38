import GestureModel

/// Chromium's LSQ2_RESTRICTED: the parabola's slope, unless it points against the way of the window.
///
/// With v of ``ChromiumQuadraticVelocity`` and D from the oldest sample *looked at* to the newest: if v·D < 0 there is no
/// velocity on either axis. The oldest one looked at lies one beyond the window where it was too old to belong to it.
///
/// Units: points and nanoseconds in, cut to whole microseconds, points per second out; in double where Chromium computes
/// in float32. Window: the newest 20 samples of the last 100 ms; samples of one time are all kept. Stop: a step of 40 ms or
/// more forgets what was before it, a lift 80 ms or more after the newest sample gives none. Samples: 2 give a line, 1
/// none.
///
/// - Source: `research/velocity.md` 1.3 and 4, from chromium/chromium `ui/events/velocity_tracker/velocity_tracker.cc`
///   @c6927257.
public struct ChromiumRestrictedQuadraticVelocity: ChromiumStrategy {
  public static let identifier = "chromium.lsq2_restricted"
  public static let summary = "Chrome on desktops: a parabola through the last 100 ms, none if it points backwards."
  public static let usedBy = "Chrome on desktops (Aura)"
  public init() {}

  /// - Complexity: O(*k*) in the window's samples; allocates nothing.
  func estimate(ofRun run: ArraySlice<Sample>) -> VelocityEstimate {
    let window = ChromiumTracker.window(of: run)
    let estimate = PolynomialFit.estimate(of: window, degree: 2, clock: .microseconds)
    guard let velocity = estimate.velocity, let newest = window.last else { return estimate }
    let endedByAge = window.startIndex > run.startIndex && window.count < ChromiumTracker.capacity
    let oldest = run[endedByAge ? window.startIndex - 1 : window.startIndex]
    let way = newest.place - oldest.place
    guard velocity.xPointsPerSecond * way.x + velocity.yPointsPerSecond * way.y >= 0 else {
      return VelocityEstimate(nil, remark: .againstMotion, of: window)
    }
    return estimate
  }
}
