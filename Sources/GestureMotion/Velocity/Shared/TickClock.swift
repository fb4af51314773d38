import GestureModel

/// A platform's clock: times are cut to whole ticks before anything is computed from them.
struct TickClock: Hashable, Sendable {
  /// How long a tick is, above 0.
  let nanosecondsPerTick: Int64
  /// Android's tracker.
  static let nanoseconds = TickClock(nanosecondsPerTick: 1)
  /// Chromium and Flutter.
  static let microseconds = TickClock(nanosecondsPerTick: 1000)
  /// Compose and the Java level of Android.
  static let milliseconds = TickClock(nanosecondsPerTick: 1_000_000)

  /// The whole ticks from one time to another, negative backwards; the largest number there is where it does not fit.
  @inline(__always)
  func ticks(from earlier: Int64, to later: Int64) -> Int64 {
    let (first, second) =
      nanosecondsPerTick == 1 ? (earlier, later) : (earlier / nanosecondsPerTick, later / nanosecondsPerTick)
    let (difference, overflow) = second.subtractingReportingOverflow(first)
    return overflow ? (second > first ? .max : -.max) : difference
  }

  /// The whole ticks from one sample to another.
  @inline(__always)
  func ticks(from earlier: Sample, to later: Sample) -> Int64 {
    ticks(from: earlier.nanoseconds, to: later.nanoseconds)
  }

  /// The ticks of so many milliseconds.
  @inline(__always)
  func ticks(milliseconds: Int64) -> Int64 { milliseconds * 1_000_000 / nanosecondsPerTick }

  /// The time from one sample to another in seconds, of whole ticks.
  @inline(__always)
  func seconds(from earlier: Sample, to later: Sample) -> Double {
    Double(ticks(from: earlier, to: later)) * (Double(nanosecondsPerTick) * 1e-9)
  }
}
