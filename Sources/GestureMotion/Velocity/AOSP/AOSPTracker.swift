import GestureModel

/// The front end of Android's tracker: which samples reach a strategy, and when it forgets them.
///
/// Touch-downs and moves are fed, historical samples before their event; lifts never are. A touch-down forgets
/// everything, a second finger's forgets that finger, CANCEL everything. Samples marked resampled are passed over. If a
/// known finger's sample comes more than 40 ms after the last fed one *of any finger*, all fingers' samples are forgotten
/// first; so they are if a lift comes that late, unless it has the CANCELED flag, which forgets that finger and no more.
///
/// - Source: `research/velocity.md` 1.1, from LineageOS/android_frameworks_native `libs/input/VelocityTracker.cpp`
///   @7034776f0876.
struct AOSPTracker {
  /// The longest step, and the longest rest before the lift, that is not a stop.
  static let stopNanoseconds: Int64 = 40_000_000
  /// How far back from the newest sample most strategies look; a sample exactly this old counts.
  static let horizonNanoseconds: Int64 = 100_000_000
  /// The most samples kept for a finger.
  static let capacity = 20

  private var last: Int64 = 0
  private var known: Set<Int> = []
  private var runs: [Int: [Sample]] = [:]
  private var reason = VelocityRemark.tooFewSamples

  /// Feeds all of `log`.
  init(_ log: TouchLog) {
    for event in log.events { feed(event) }
  }

  /// What a strategy would find of `pointer`: its samples since the tracker last forgot, and why there are none.
  func run(of pointer: Int) -> (samples: ArraySlice<Sample>, reason: VelocityRemark) {
    (runs[pointer, default: []][...], reason)
  }

  private mutating func feed(_ event: ArraySlice<TouchLog.Row>) {
    guard let actor = event.first(where: { $0.action != .move && $0.action != .stay }) else { return add(event) }
    switch actor.action {
    case .down:
      forgetAll(because: .tooFewSamples)
      known = []
      add(event)
    case .pointerDown:
      forget(actor.pointer)
      add(event)
    case .cancel:
      forgetAll(because: .cancelled)
      known = []
    case .pointerUp where actor.isCanceled:
      forget(actor.pointer)
    case .up, .pointerUp:
      let pause = TickClock.nanoseconds.ticks(from: last, to: actor.nanoseconds)
      if pause > Self.stopNanoseconds { forgetAll(because: .stoppedBeforeLift) }
    case .scroll, .move, .stay:
      add(event)
    }
  }

  private mutating func add(_ event: ArraySlice<TouchLog.Row>) {
    for row in event where !row.flags.contains(.resampled) {
      let pause = TickClock.nanoseconds.ticks(from: last, to: row.nanoseconds)
      if known.contains(row.pointer), pause > Self.stopNanoseconds { forgetAll(because: .tooFewSamples) }
      last = row.nanoseconds
      known.insert(row.pointer)
      runs[row.pointer, default: []].append(row.sample)
    }
  }

  private mutating func forgetAll(because reason: VelocityRemark) {
    runs = [:]
    self.reason = reason
  }

  private mutating func forget(_ pointer: Int) {
    runs[pointer] = nil
    known.remove(pointer)
  }
}

extension AOSPTracker {
  /// The samples that the store of the LSQ strategies and of IMPULSE holds of a run: of equal times the last, the newest
  /// 20, none older than 100 ms.
  static func stored(of run: ArraySlice<Sample>) -> ArraySlice<Sample> {
    TrackedWindow.ring(
      of: TrackedWindow.mergingEqualTimes(run), capacity: capacity, horizonNanoseconds: horizonNanoseconds)
  }

  /// What ``stored(of:)`` says of the run at the end of a stroke, found in one walk back where nothing has to be left out.
  ///
  /// - Returns: `nil` if the walk meets a sample that is resampled or not later than the one before it.
  static func plainWindow(of samples: ArraySlice<Sample>) -> ArraySlice<Sample>? {
    guard let newest = samples.last, !newest.flags.contains(.resampled) else { return nil }
    let clock = TickClock.nanoseconds
    var (start, newer) = (samples.endIndex - 1, newest.nanoseconds)
    while start > samples.startIndex, samples.endIndex - start < capacity {
      let older = samples[start - 1]
      if older.flags.contains(.resampled) || older.nanoseconds >= newer { return nil }
      if clock.ticks(from: older, to: newest) > horizonNanoseconds { break }
      if clock.ticks(from: older.nanoseconds, to: newer) > stopNanoseconds { break }
      (start, newer) = (start - 1, older.nanoseconds)
    }
    return samples[start...]
  }
}
