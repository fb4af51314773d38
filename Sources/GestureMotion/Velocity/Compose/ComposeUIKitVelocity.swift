import GestureModel

/// Compose Multiplatform on iOS from 2023 to 2025: Lsq2, but no flick right after a stop.
///
/// ``ComposeQuadraticVelocity``'s fit over other samples: walking back, a step of more than 40 ms that ends at a sample less
/// than 50 ms old makes the answer 0, a flick right after a stop being taken for an accident; an older such step does not
/// end the walk.
///
/// Units: points and nanoseconds in, cut to whole milliseconds, points per second out; in double where Compose computes in
/// float32. Window: the newest 40 samples of the last 100 ms. Stop: a lift more than 40 ms after the newest sample gives 0.
/// Samples: 3, else 0.
///
/// - Source: `research/velocity.md` 5.4 (`UIKitVelocityDataPointsBuilder`), from JetBrains/compose-multiplatform-core.
public struct ComposeUIKitVelocity: VelocityEstimator {
  public static let identifier = "compose.uikit-2023.lsq2"
  public static let summary = "Compose on iOS until 2025: a parabola through the last 100 ms, 0 right after a stop."
  public static let usedBy = "Compose Multiplatform on iOS, 2023 to 2025"
  /// The most samples kept.
  static let capacity = 40
  /// A pause that began this long ago is forgiven.
  static let accidentMilliseconds: Int64 = 50
  public init() {}

  /// - Complexity: O(*k*) in the window's samples; allocates nothing.
  public func estimate(atEndOf samples: ArraySlice<Sample>, lift: Lift) -> VelocityEstimate {
    let clock = ComposeTracker.clock
    guard let newest = samples.last, !ComposeTracker.isStopped(samples, at: lift) else {
      return VelocityEstimate(.zero, remark: samples.isEmpty ? .tooFewSamples : .stoppedBeforeLift)
    }
    let window = TrackedWindow.walk(
      back: samples, capacity: Self.capacity, horizon: ComposeTracker.horizonMilliseconds, clock: clock)
    for index in window.indices.dropFirst() {
      let pause = clock.ticks(from: window[index - 1], to: window[index])
      let age = clock.ticks(from: window[index - 1], to: newest)
      if pause > ComposeTracker.stopMilliseconds, age < Self.accidentMilliseconds {
        return VelocityEstimate(.zero, remark: .stoppedBeforeLift)
      }
    }
    return ComposeTracker.estimate(ComposeTracker.slope(of: window), of: window)
  }
}
