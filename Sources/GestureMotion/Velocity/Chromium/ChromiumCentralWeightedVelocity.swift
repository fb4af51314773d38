import GestureModel

/// Chromium's WLSQ2_CENTRAL: a parabola with the weights of ``AOSPCentralWeightedVelocity``.
///
/// Units: points and nanoseconds in, cut to whole microseconds, points per second out; in double where Chromium computes
/// in float32. Window: the newest 20 samples of the last 100 ms; samples of one time are all kept. Stop: a step of 40 ms or
/// more forgets what was before it, a lift 80 ms or more after the newest sample gives none. Samples: 2 give a line, 1
/// none.
///
/// - Source: `research/velocity.md` 1.3 and 4, from chromium/chromium `ui/events/velocity_tracker/velocity_tracker.cc`
///   @c6927257.
public struct ChromiumCentralWeightedVelocity: ChromiumStrategy {
  public static let identifier = "chromium.wlsq2_central"
  public static let summary = "Chromium's WLSQ2_CENTRAL: a parabola that trusts samples 10 to 50 ms old most."
  public static let usedBy = "Chromium, experiment"
  public init() {}

  /// - Complexity: O(*k*) in the window's samples; allocates nothing.
  func estimate(ofRun run: ArraySlice<Sample>) -> VelocityEstimate {
    PolynomialFit.estimate(
      of: ChromiumTracker.window(of: run), degree: 2, weighting: .central, clock: .microseconds)
  }
}
