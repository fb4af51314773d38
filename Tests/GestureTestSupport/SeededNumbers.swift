/// Numbers that look random and are the same on every machine: SplitMix64 from a stated seed.
public struct SeededNumbers: RandomNumberGenerator, Sendable {
  private var state: UInt64

  public init(seed: UInt64) { state = seed }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number of `range`, evenly spread.
  public mutating func number(in range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &self) }

  /// A whole number of `range`, evenly spread.
  public mutating func whole(in range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  /// One of `values`, which must not be empty.
  public mutating func pick<Value>(_ values: [Value]) -> Value { values[whole(in: 0...values.count - 1)] }
}
