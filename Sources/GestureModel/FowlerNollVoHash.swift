/// The 64-bit hash FNV-1a: the same on every machine and in every release, unlike `Hasher`'s.
///
/// - Source: Fowler, Noll, Vo, Eastlake, "The FNV Non-Cryptographic Hash Algorithm" (draft-eastlake-fnv), sections 2 and
///   5, for the method, the offset basis and the prime.
package struct FowlerNollVoHash {
  /// The hash of the bytes so far.
  package private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Creates the hash of no bytes.
  package init() {}

  /// Takes in one byte.
  package mutating func add(byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }

  /// Takes in a text by its UTF-8 bytes.
  package mutating func add(text: String) { text.utf8.forEach { add(byte: $0) } }

  /// Takes in eight bytes, the lowest first.
  package mutating func add(word: UInt64) {
    for shift in stride(from: UInt64(0), to: 64, by: 8) { add(byte: UInt8(truncatingIfNeeded: word >> shift)) }
  }

  /// Takes in a number by its bits; both zeros are one.
  package mutating func add(number: Double) { add(word: (number == 0 ? 0 : number).bitPattern) }

  /// The hash as sixteen hexadecimal digits.
  package var hexadecimal: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
