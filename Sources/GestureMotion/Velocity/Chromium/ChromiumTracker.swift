import GestureModel

/// The front end of Chromium's tracker, a port of Android's of 2013: which samples reach a strategy.
///
/// Touch-downs and moves are fed, batched samples too, resampled ones like any other; lifts never are. A touch-down
/// forgets everything, a second finger's that finger's newest sample, which hides what is behind it. There is one store of
/// 20 events for all fingers. If a known finger's event comes 40 ms or more after the last one fed, all is forgotten
/// first; so it is if a lift comes 80 ms or more after it.
///
/// - Source: `research/velocity.md` 4, from chromium/chromium `ui/events/velocity_tracker/velocity_tracker.cc` @c6927257.
struct ChromiumTracker {
  /// The shortest step that is a stop.
  static let stopMicroseconds: Int64 = 40_000
  /// The shortest rest before the lift that is a stop.
  static let liftStopMicroseconds: Int64 = 80_000
  /// How far back from the newest sample the fits look; a sample exactly this old counts.
  static let horizonMicroseconds: Int64 = 100_000
  /// The most events kept.
  static let capacity = 20

  /// What the fits take of a run.
  static func window(of run: ArraySlice<Sample>) -> ArraySlice<Sample> {
    TrackedWindow.walk(back: run, capacity: capacity, horizon: horizonMicroseconds, clock: .microseconds)
  }

  private var last: Int64 = 0
  private var known: Set<Int> = []
  /// Every event since the tracker last forgot, as the places of its fingers.
  private var store: [[Int: Sample]] = []
  private var reason = VelocityRemark.tooFewSamples

  /// Feeds all of `log`.
  init(_ log: TouchLog) {
    for event in log.events { feed(event) }
  }

  /// What a strategy would find of `pointer`: its samples in an unbroken row of events up to the newest, and why there are
  /// none.
  func run(of pointer: Int) -> (samples: ArraySlice<Sample>, reason: VelocityRemark) {
    let backwards = store.reversed().prefix { $0[pointer] != nil }.compactMap { $0[pointer] }
    return (backwards.reversed()[...], reason)
  }

  private mutating func feed(_ event: ArraySlice<TouchLog.Row>) {
    guard let actor = event.first(where: { $0.action != .move && $0.action != .stay }) else { return add(event) }
    switch actor.action {
    case .down:
      forget(because: .tooFewSamples)
      known = []
      add(event)
    case .pointerDown:
      known.remove(actor.pointer)
      if let newest = store.indices.last { store[newest][actor.pointer] = nil }
      add(event)
    case .up, .pointerUp:
      let pause = TickClock.microseconds.ticks(from: last, to: actor.nanoseconds)
      if pause >= Self.liftStopMicroseconds { forget(because: .stoppedBeforeLift) }
    case .cancel: forget(because: .cancelled)
    case .scroll, .move, .stay: add(event)
    }
  }

  private mutating func add(_ event: ArraySlice<TouchLog.Row>) {
    // Batched samples come one time after the other, each with all fingers.
    var rest = event
    while let first = rest.first {
      let rows = rest.prefix { $0.nanoseconds == first.nanoseconds }
      rest = rest.dropFirst(rows.count)
      let pause = TickClock.microseconds.ticks(from: last, to: first.nanoseconds)
      let isKnown = rows.contains { known.contains($0.pointer) }
      if isKnown, pause >= Self.stopMicroseconds { forget(because: .tooFewSamples) }
      last = first.nanoseconds
      known.formUnion(rows.map(\.pointer))
      store.append(Dictionary(rows.map { ($0.pointer, $0.sample) }) { $1 })
    }
  }

  private mutating func forget(because reason: VelocityRemark) {
    store = []
    self.reason = reason
  }
}

/// A strategy of Chromium's: what it makes of the samples that the tracker's front end lets through.
protocol ChromiumStrategy: VelocityEstimator {
  /// Returns the strategy's answer.
  ///
  /// - Parameter run: One finger's samples since the tracker last forgot, oldest first; perhaps none.
  func estimate(ofRun run: ArraySlice<Sample>) -> VelocityEstimate
}

extension ChromiumStrategy {
  public func estimate(atEndOf samples: ArraySlice<Sample>, lift: Lift) -> VelocityEstimate {
    let clock = TickClock.microseconds
    if let newest = samples.last,
      clock.ticks(from: newest.nanoseconds, to: lift.nanoseconds) >= ChromiumTracker.liftStopMicroseconds
    {
      return VelocityEstimate(nil, remark: .stoppedBeforeLift)
    }
    return estimate(
      ofRun: TrackedWindow.sinceGap(ofAtLeast: ChromiumTracker.stopMicroseconds, in: samples, clock: clock))
  }

  public func estimate(of pointer: Int, in log: TouchLog) -> VelocityEstimate {
    let (samples, reason) = ChromiumTracker(log).run(of: pointer)
    return samples.isEmpty ? VelocityEstimate(nil, remark: reason) : estimate(ofRun: samples)
  }
}
