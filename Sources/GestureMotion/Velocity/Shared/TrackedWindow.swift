import GestureModel

/// The samples that a platform's tracker still holds when it is asked: shared by the estimators that keep a window.
enum TrackedWindow {
  /// `samples` without those that the system made up.
  ///
  /// - Complexity: O(*n*); allocates only where there are such samples.
  static func measured(of samples: ArraySlice<Sample>) -> ArraySlice<Sample> {
    let isAllMeasured = samples.allSatisfy { !$0.flags.contains(.resampled) }
    return isAllMeasured ? samples : samples.filter { !$0.flags.contains(.resampled) }[...]
  }

  /// The samples after the last step of `ticks` or more: what a tracker holds that forgets all when it sees one.
  static func sinceGap(
    ofAtLeast ticks: Int64, in samples: ArraySlice<Sample>, clock: TickClock
  ) -> ArraySlice<Sample> {
    guard samples.count >= 2 else { return samples }
    var start = samples.endIndex - 1
    while start > samples.startIndex, clock.ticks(from: samples[start - 1], to: samples[start]) < ticks { start -= 1 }
    return samples[start...]
  }

  /// The samples that a ring still holds which drops, at every arrival, what is older than a horizon from its front.
  ///
  /// For times that never decrease this is ``newest(of:capacity:horizonNanoseconds:gapNanoseconds:)`` without a gap; where
  /// they do, a sample is kept that is too old, but behind one that is not.
  /// - Complexity: O(*n*).
  static func ring(
    of samples: ArraySlice<Sample>, capacity: Int, horizonNanoseconds: Int64
  ) -> ArraySlice<Sample> {
    var start = samples.startIndex
    for index in samples.indices {
      start = max(start, index - capacity + 1)
      while TickClock.nanoseconds.ticks(from: samples[start], to: samples[index]) > horizonNanoseconds { start += 1 }
    }
    return samples[start...]
  }

  /// The newest samples that a tracker takes which walks back until one is too old, without merging any.
  ///
  /// - Parameters:
  ///   - capacity: The most samples taken.
  ///   - horizon: In ticks; exactly this old stays.
  ///   - gap: In ticks; a longer step to the next newer sample ends the walk.
  static func walk(
    back samples: ArraySlice<Sample>, capacity: Int, horizon: Int64, gap: Int64 = .max, clock: TickClock
  ) -> ArraySlice<Sample> {
    guard let newest = samples.last else { return samples }
    var start = samples.endIndex - 1
    while start > samples.startIndex, samples.endIndex - start < capacity {
      let older = samples[start - 1]
      if clock.ticks(from: older, to: newest) > horizon { break }
      if clock.ticks(from: older, to: samples[start]) > gap { break }
      start -= 1
    }
    return samples[start...]
  }

  /// The newest samples of `samples` that a ring and two time limits leave.
  ///
  /// - Parameters:
  ///   - capacity: The most samples kept, above 0.
  ///   - horizonNanoseconds: A sample older than this, seen from the newest, is dropped; exactly this old stays.
  ///   - gapNanoseconds: A step longer than this makes the tracker forget all before it; exactly this long does not.
  static func newest(
    of samples: ArraySlice<Sample>, capacity: Int, horizonNanoseconds: Int64, gapNanoseconds: Int64
  ) -> ArraySlice<Sample> {
    walk(
      back: samples, capacity: capacity, horizon: horizonNanoseconds, gap: gapNanoseconds, clock: .nanoseconds)
  }

  /// `samples` with those of one time merged into the last of them, as recorded by platforms that keep one a time.
  ///
  /// - Complexity: O(*n*); allocates only where a time is repeated, which the readers' repairs exclude.
  static func mergingEqualTimes(_ samples: ArraySlice<Sample>) -> ArraySlice<Sample> {
    let repeats = zip(samples, samples.dropFirst()).contains { $0.nanoseconds == $1.nanoseconds }
    guard repeats else { return samples }
    var merged: [Sample] = []
    for sample in samples {
      if merged.last?.nanoseconds == sample.nanoseconds { merged.removeLast() }
      merged.append(sample)
    }
    return merged[...]
  }
}
