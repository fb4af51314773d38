extension Trace {
  /// Sixteen hexadecimal digits that tell whether two recordings are the same to a replay: samples, how strokes ended, the
  /// offset at touch-down and a recorded release. Names, places in files, intents and labels do not count.
  ///
  /// - Complexity: O(*n*) in samples.
  package var fingerprint: String {
    var hash = FowlerNollVoHash()
    func add(_ number: Double?) {
      hash.add(byte: number == nil ? 0 : 1)
      hash.add(number: number ?? 0)
    }
    add(startOffset)
    add(release?.offset)
    add(release?.pointsPerMillisecond)
    add(release?.proposedOffset)
    for stroke in strokes {
      hash.add(word: UInt64(stroke.samples.count))
      hash.add(text: stroke.end.rawValue)
      hash.add(word: UInt64(bitPattern: stroke.liftNanoseconds))
      hash.add(byte: (stroke.liftRepeatsPlace ? 1 : 0) | (stroke.lastSampleIsLift ? 2 : 0))
      for sample in stroke.samples {
        hash.add(word: UInt64(bitPattern: sample.nanoseconds))
        hash.add(number: sample.x)
        hash.add(number: sample.y)
        hash.add(byte: sample.flags.rawValue)
      }
    }
    return hash.hexadecimal
  }
}
