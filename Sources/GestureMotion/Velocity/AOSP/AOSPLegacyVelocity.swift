import GestureModel

/// Android's LEGACY, before Android 4: speeds from the oldest sample to each later one, averaged one into the next.
///
/// Relative to the oldest sample of the window, each at D ≥ 10 ms gives `u = Δ/D` and
/// `v = (v·D_previous + u·D)/(D + D_previous)`, from v = 0 and D_previous = 0.
///
/// Units: points and nanoseconds in, points per second out; in double where Android computes in float32. Window: the
/// newest 20 samples of the last 200 ms (a comment in the original says 100), of equal times the last. Stop: a step of
/// more than 40 ms forgets what was before it, a lift more than 40 ms after the newest sample gives none. Samples: 2 that
/// are 10 ms apart, else none.
///
/// - Source: `research/velocity.md` 1.1, 1.2 and 1.6, from LineageOS/android_frameworks_native
///   `libs/input/VelocityTracker.cpp` @7034776f0876.
public struct AOSPLegacyVelocity: AOSPStrategy {
  public static let identifier = "aosp.legacy"
  public static let summary = "Android's LEGACY: speeds from the oldest sample of 200 ms, averaged one into the next."
  public static let usedBy = "Android before version 4"
  /// How far back from the newest sample it looks; a sample exactly this old counts.
  static let horizonNanoseconds: Int64 = 200_000_000
  /// The shortest time from the oldest sample that gives a speed.
  static let minimumNanoseconds: Int64 = 10_000_000
  public init() {}

  /// - Complexity: O(*n*) in the run's samples; allocates only where samples are left out.
  func estimate(ofRun run: ArraySlice<Sample>) -> VelocityEstimate {
    let clock = TickClock.nanoseconds
    let window = TrackedWindow.walk(
      back: TrackedWindow.mergingEqualTimes(run), capacity: AOSPTracker.capacity, horizon: Self.horizonNanoseconds,
      clock: clock)
    guard let oldest = window.first else { return VelocityEstimate(nil, remark: .tooFewSamples) }
    var velocity = SIMD2<Double>.zero
    var previous = 0.0
    for sample in window.dropFirst() where clock.ticks(from: oldest, to: sample) >= Self.minimumNanoseconds {
      let duration = clock.seconds(from: oldest, to: sample)
      let speed = (sample.place - oldest.place) / duration
      velocity = (velocity * previous + speed * duration) / (duration + previous)
      previous = duration
    }
    guard previous > 0 else { return VelocityEstimate(nil, remark: .tooFewSamples, sampleCount: window.count) }
    return VelocityEstimate(FingerVelocity(pointsPerSecond: velocity), of: window)
  }
}
