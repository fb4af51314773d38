/// The 64-bit hash FNV-1a: the same on every machine and in every release, unlike `Hasher`'s.
///
/// - Source: Fowler, Noll, Vo, Eastlake, "The FNV Non-Cryptographic Hash Algorithm" (draft-eastlake-fnv), sections 2 and
///   5, for the method, the offset basis and the prime.
struct FowlerNollVoHash {
  /// The hash of the bytes so far.
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Takes in one byte.
  mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }

  /// Takes in a text by its UTF-8 bytes.
  mutating func add(_ text: String) { text.utf8.forEach { add($0) } }

  /// The hash as sixteen hexadecimal digits.
  var hexadecimal: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
