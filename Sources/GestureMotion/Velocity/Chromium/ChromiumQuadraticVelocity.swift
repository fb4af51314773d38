import GestureModel

/// Chromium's LSQ2: the slope, at the newest sample, of a parabola fitted to the last 100 ms.
///
/// Units: points and nanoseconds in, cut to whole microseconds, points per second out; in double where Chromium computes
/// in float32. Window: the newest 20 samples of the last 100 ms; samples of one time are all kept. Stop: a step of 40 ms or
/// more forgets what was before it, a lift 80 ms or more after the newest sample gives none. Samples: 2 give a line, 1
/// none.
///
/// - Source: `research/velocity.md` 1.3 and 4, from chromium/chromium `ui/events/velocity_tracker/velocity_tracker.cc`
///   @c6927257.
public struct ChromiumQuadraticVelocity: ChromiumStrategy {
  public static let identifier = "chromium.lsq2"
  public static let summary = "Chrome on Android: a parabola through the last 100 ms, none after a rest of 80 ms."
  public static let usedBy = "Chrome on Android"
  public init() {}

  /// - Complexity: O(*k*) in the window's samples; allocates nothing.
  func estimate(ofRun run: ArraySlice<Sample>) -> VelocityEstimate {
    PolynomialFit.estimate(
      of: ChromiumTracker.window(of: run), degree: 2, clock: .microseconds)
  }
}
