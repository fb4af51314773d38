import GestureModel

/// Compose Multiplatform on iOS since 2026: Lsq2 with a made-up sample for short flicks, and never backwards.
///
/// If the window holds 2 or 3 samples, the middle is replaced by one that lies, from the newest towards the oldest, a third
/// of the time and two thirds of the way back, so that a short flick counts as accelerating. Then
/// ``ComposeQuadraticVelocity``'s fit; an axis on which it opposes the way from the oldest sample to the newest gives 0.
/// The lift makes everything 0 if the gesture lasted more than 100 ms and, less than 50 ms before, an event (the lift
/// itself included) had come more than 40 ms after the one before it.
///
/// Units: points and nanoseconds in, cut to whole milliseconds, points per second out; in double where Compose computes in
/// float32. Window: the newest 20 samples of the last 100 ms back to the first step of more than 40 ms. Samples: 2, else 0.
///
/// - Source: `research/velocity.md` 5.4, from JetBrains/compose-multiplatform-core `PlatformVelocityTracker.ios.kt`
///   @106a4195 and `PointerVelocityTracker1D.kt` @9f1b66e5 (pull request 2851).
public struct ComposeIOSVelocity: VelocityEstimator {
  public static let identifier = "compose.ios-2026.lsq2"
  public static let summary = "Compose on iOS since 2026: a parabola that exaggerates short flicks, never backwards."
  public static let usedBy = "Compose Multiplatform on iOS, since 2026"
  /// A gesture this long is never stopped by its lift.
  static let shortGestureMilliseconds: Int64 = 100
  /// How soon after a pause a lift is a stop.
  static let accidentMilliseconds: Int64 = 50
  public init() {}

  /// - Complexity: O(*n*) in the samples; allocates nothing.
  public func estimate(atEndOf samples: ArraySlice<Sample>, lift: Lift) -> VelocityEstimate {
    guard !isStopped(samples, at: lift.nanoseconds) else {
      return VelocityEstimate(.zero, remark: .stoppedBeforeLift)
    }
    let window = ComposeTracker.window(of: samples)
    guard let newest = window.last, let oldest = window.first, window.count >= 2 else {
      return VelocityEstimate(.zero, remark: .tooFewSamples, of: window)
    }
    let way = newest.place - oldest.place
    let isShort = window.count <= 3
    let slope =
      isShort
      ? shortSlope(age: Double(ComposeTracker.clock.ticks(from: oldest, to: newest)), from: newest.place, way: way)
      : ComposeTracker.slope(of: window)
    guard let slope else { return VelocityEstimate(.zero, remark: .tooFewSamples, of: window) }
    let opposes = slope * way .< 0
    var estimate = ComposeTracker.estimate(slope.replacing(with: 0, where: opposes), of: window)
    if any(opposes) { estimate.remark = .againstMotion }
    return estimate
  }

  /// Lsq2 of the newest sample, the made-up one and the oldest.
  private func shortSlope(age: Double, from newest: SIMD2<Double>, way: SIMD2<Double>) -> SIMD2<Double>? {
    ComposeTracker.slope(count: 3) { back in
      switch back {
      case 0: LeastSquares.Row(time: 0, place: newest)
      case 1: LeastSquares.Row(time: -age / 3, place: newest - way * (2.0 / 3))
      default: LeastSquares.Row(time: -age, place: newest - way)
      }
    }
  }

  private func isStopped(_ samples: ArraySlice<Sample>, at lift: Int64) -> Bool {
    let clock = ComposeTracker.clock
    guard let down = samples.first, let newest = samples.last,
      clock.ticks(from: down.nanoseconds, to: lift) > Self.shortGestureMilliseconds
    else { return false }
    if clock.ticks(from: newest.nanoseconds, to: lift) > ComposeTracker.stopMilliseconds { return true }
    var index = samples.endIndex - 1
    while index > samples.startIndex,
      clock.ticks(from: samples[index].nanoseconds, to: lift) < Self.accidentMilliseconds
    {
      if clock.ticks(from: samples[index - 1], to: samples[index]) > ComposeTracker.stopMilliseconds { return true }
      index -= 1
    }
    return false
  }
}
