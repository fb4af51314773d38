/// Random numbers that are the same on every machine and with every compiler.
///
/// The mapping to `Double` is our own too: the standard library does not promise that `Double.random` will always draw
/// in the same way.
///
/// - Source: SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014).
struct RepeatableRandom {
  private var state: UInt64

  /// Starts a stream of numbers; the same seed gives the same stream.
  init(seed: UInt64) {
    state = seed
  }

  /// Starts the stream that belongs to `name`, so that a trace added to the collection leaves all others as they are.
  ///
  /// The name is mixed in with FNV-1a, which is defined for bytes and so does not depend on the process, as `Hasher` does.
  init(seed: UInt64, name: String) {
    var mixed: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in name.utf8 {
      mixed = (mixed ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
    }
    self.init(seed: seed ^ mixed)
  }

  /// The next 64 bits.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 up to but not including 1, in steps of 2⁻⁵³.
  mutating func unit() -> Double { Double(next() >> 11) * 0x1p-53 }

  /// A number inside `range`, every one equally likely.
  mutating func uniform(_ range: ClosedRange<Double>) -> Double {
    range.lowerBound + (range.upperBound - range.lowerBound) * unit()
  }

  /// A number from `-reach` to `reach` that is most often near 0: the sum of two equal draws.
  mutating func centred(_ reach: Double) -> Double { (unit() + unit() - 1) * reach }

  /// `true` with the given probability.
  mutating func chance(_ probability: Double) -> Bool { unit() < probability }
}
