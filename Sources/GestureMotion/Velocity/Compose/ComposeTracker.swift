import GestureModel

/// What Compose's trackers have in common: whole milliseconds, a ring, two time limits and 0 instead of none.
///
/// The touch-down and every move are added, historical samples before their event, resampled ones like any other; the
/// lift is not, but if it comes more than 40 ms after the event before it everything is forgotten.
///
/// - Source: `research/velocity.md` 5.1 to 5.3, from androidx/androidx `pointer/util/VelocityTracker.kt` @b48ee83d.
enum ComposeTracker {
  static let clock = TickClock.milliseconds
  /// The longest step, and the longest rest before the lift, that is not a stop.
  static let stopMilliseconds: Int64 = 40
  /// How far back from the newest sample it looks; a sample exactly this old counts.
  static let horizonMilliseconds: Int64 = 100
  /// The most samples kept.
  static let capacity = 20
  /// What a column's norm is raised to, with times in milliseconds.
  static let shortestColumn = 1e-6

  /// Whether the lift comes too late for anything to be left.
  static func isStopped(_ samples: ArraySlice<Sample>, at lift: Lift) -> Bool {
    guard let newest = samples.last else { return false }
    return clock.ticks(from: newest.nanoseconds, to: lift.nanoseconds) > stopMilliseconds
  }

  /// What Lsq2, and IMPULSE on steps, take of the samples.
  static func window(of samples: ArraySlice<Sample>) -> ArraySlice<Sample> {
    TrackedWindow.walk(
      back: samples, capacity: capacity, horizon: horizonMilliseconds, gap: stopMilliseconds, clock: clock)
  }

  /// Lsq2's answer to `window`, oldest first, in points per second; `nil` below three samples, NaN where they all have
  /// one time.
  static func slope(of window: ArraySlice<Sample>) -> SIMD2<Double>? {
    guard let newest = window.last else { return nil }
    return slope(count: window.count) { back in
      let sample = window[window.endIndex - 1 - back]
      return LeastSquares.Row(time: -Double(clock.ticks(from: sample, to: newest)), place: sample.place)
    }
  }

  /// Lsq2's answer to rows in milliseconds, newest first, in points per second; `nil` below three.
  static func slope(count: Int, row: (Int) -> LeastSquares.Row) -> SIMD2<Double>? {
    LeastSquares.fit(degree: 2, count: count, onShortColumn: .clamp(to: shortestColumn), row: row)
      .map { $0.slope * 1000 }
  }

  /// IMPULSE's answer to `window`, oldest first, in points per second; pairs without duration are passed over.
  static func impulse(of window: ArraySlice<Sample>, readsSteps: Bool = false) -> SIMD2<Double> {
    var energy = ImpulseEnergy()
    for (index, newer) in zip(window.indices, window).dropFirst() {
      let older = window[index - 1]
      let seconds = clock.seconds(from: older, to: newer)
      guard seconds != 0 else { continue }
      // The halving is the oldest pair's, and nobody's if that is passed over.
      energy.add(
        readsSteps ? newer.place : newer.place - older.place, seconds: seconds,
        isFirst: index == window.startIndex + 1)
    }
    return energy.pointsPerSecond
  }

  /// Compose's answer for both axes: NaN is 0 there.
  static func estimate(_ pointsPerSecond: SIMD2<Double>?, of window: ArraySlice<Sample>) -> VelocityEstimate {
    guard let speed = pointsPerSecond else { return VelocityEstimate(.zero, remark: .tooFewSamples, of: window) }
    let isNumber = speed .== speed
    return VelocityEstimate(
      FingerVelocity(pointsPerSecond: speed.replacing(with: 0, where: .!isNumber)),
      remark: all(isNumber) ? nil : .undetermined, of: window)
  }
}
