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
}
