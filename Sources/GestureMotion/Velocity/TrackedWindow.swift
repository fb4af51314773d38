import GestureModel

/// The samples that a platform's tracker still holds when it is asked: shared by the estimators that keep a window.
enum TrackedWindow {
  /// The newest samples of `samples` that a ring and two time limits leave.
  ///
  /// - Parameters:
  ///   - capacity: The most samples kept, above 0.
  ///   - horizonNanoseconds: A sample older than this, seen from the newest, is dropped; exactly this old stays.
  ///   - gapNanoseconds: A step longer than this makes the tracker forget all before it; exactly this long does not.
  static func newest(
    of samples: ArraySlice<Sample>, capacity: Int, horizonNanoseconds: Int64, gapNanoseconds: Int64
  ) -> ArraySlice<Sample> {
    guard let last = samples.last else { return samples }
    var start = samples.endIndex - 1
    while start > samples.startIndex, samples.endIndex - start < capacity {
      let (older, newer) = (samples[start - 1], samples[start])
      if last.nanoseconds - older.nanoseconds > horizonNanoseconds { break }
      if newer.nanoseconds - older.nanoseconds > gapNanoseconds { break }
      start -= 1
    }
    return samples[start...]
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
