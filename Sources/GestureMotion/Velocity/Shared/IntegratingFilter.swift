import GestureModel

/// A filter that carries velocity, and in its second order acceleration, from sample to sample, on both axes.
///
/// The first sample only sets the place, the next one that counts sets `v = u`, with `u` the speed of the step. Then
/// with `α = dt/(0.010 + dt)` the first order takes `v += (u − v)·α`; the second takes `b = (u − v)/dt`, `a = b` at
/// first and `a += (b − a)·α` later, and `v += a·dt·α`. dt in seconds; 0.010 s is the filter's time constant.
///
/// - Source: `research/velocity.md` 1.5, from LineageOS/android_frameworks_native `libs/input/VelocityTracker.cpp`
///   @7034776f0876.
struct IntegratingFilter {
  /// Which platform's clock the times are cut to.
  let clock: TickClock
  /// A sample counts only if it is more than so many ticks later than the last that did.
  let minimumTicks: Int64
  /// Whether acceleration is carried.
  let isSecondOrder: Bool
  /// The velocity in points per second; 0 until two samples counted.
  private(set) var pointsPerSecond = SIMD2<Double>.zero
  /// How many samples counted.
  private(set) var count = 0
  private var acceleration = SIMD2<Double>.zero
  private var last = Sample(nanoseconds: 0, x: 0, y: 0)

  /// Creates a filter without samples.
  init(clock: TickClock, minimumTicks: Int64, isSecondOrder: Bool) {
    self.clock = clock
    self.minimumTicks = minimumTicks
    self.isSecondOrder = isSecondOrder
  }

  /// Takes the next sample.
  mutating func add(_ sample: Sample) {
    guard count > 0 else {
      last = sample
      count = 1
      return
    }
    guard clock.ticks(from: last, to: sample) > minimumTicks else { return }
    let seconds = clock.seconds(from: last, to: sample)
    let speed = (sample.place - last.place) / seconds
    let share = seconds / (0.010 + seconds)
    switch (count, isSecondOrder) {
    case (1, _): pointsPerSecond = speed
    case (_, false): pointsPerSecond += (speed - pointsPerSecond) * share
    case (_, true):
      let change = (speed - pointsPerSecond) / seconds
      acceleration = count == 2 ? change : acceleration + (change - acceleration) * share
      pointsPerSecond += acceleration * (seconds * share)
    }
    last = sample
    count += 1
  }
}
