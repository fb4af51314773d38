/// SHA-256 of a text, by which a page's security policy admits its own script and style and nothing else.
///
/// - Source: FIPS 180-4, sections 4.2.2 and 6.2; its constants are made, not listed: the first 32 bits of the fractions
///   of the square and cube roots of the first primes (4.2.2, 5.3.3).
package enum ContentHash {
  /// The digest in base 64, as `'sha256-…'` of a Content-Security-Policy wants it.
  package static func base64(of text: String) -> String { base64(sha256(Array(text.utf8))) }

  /// The 32 bytes of the digest.
  package static func sha256(_ message: [UInt8]) -> [UInt8] {
    var bytes = message + [0x80]
    while bytes.count % 64 != 56 { bytes.append(0) }
    let bitCount = UInt64(message.count) * 8
    bytes += (0..<8).map { UInt8(truncatingIfNeeded: bitCount >> UInt64(56 - 8 * $0)) }
    var state = primes.prefix(8).map { fraction(of: $0, power: 2) }
    let constants = primes.map { fraction(of: $0, power: 3) }
    var schedule = [UInt32](repeating: 0, count: 64)
    for block in stride(from: 0, to: bytes.count, by: 64) {
      for word in 0..<16 {
        schedule[word] = (0..<4).reduce(0) { $0 << 8 | UInt32(bytes[block + 4 * word + $1]) }
      }
      for word in 16..<64 {
        let (early, late) = (schedule[word - 15], schedule[word - 2])
        let small0 = rotated(early, 7) ^ rotated(early, 18) ^ (early >> 3)
        let small1 = rotated(late, 17) ^ rotated(late, 19) ^ (late >> 10)
        schedule[word] = schedule[word - 16] &+ small0 &+ schedule[word - 7] &+ small1
      }
      var work = state
      for round in 0..<64 {
        let big1 = rotated(work[4], 6) ^ rotated(work[4], 11) ^ rotated(work[4], 25)
        let choice = (work[4] & work[5]) ^ (~work[4] & work[6])
        let first = work[7] &+ big1 &+ choice &+ constants[round] &+ schedule[round]
        let big0 = rotated(work[0], 2) ^ rotated(work[0], 13) ^ rotated(work[0], 22)
        let majority = (work[0] & work[1]) ^ (work[0] & work[2]) ^ (work[1] & work[2])
        work = [first &+ big0 &+ majority] + work.prefix(3) + [work[3] &+ first] + work[4...6]
      }
      for index in state.indices { state[index] = state[index] &+ work[index] }
    }
    return state.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> UInt32(24 - 8 * $0)) } }
  }

  private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 { word >> count | word << (32 - count) }

  /// The first 64 primes.
  private static let primes: [UInt64] = (2...311).filter { number in !(2..<number).contains { number % $0 == 0 } }

  /// The first 32 bits of the fraction of the square or cube root of `prime`, found bit by bit in whole numbers.
  private static func fraction(of prime: UInt64, power: Int) -> UInt32 {
    // The largest r with r^power ≤ prime · 2^(32·power); the root is below 2^5, so r is below 2^37.
    var root: UInt64 = 0
    for bit in (0..<37).reversed() {
      let tried = root | 1 << UInt64(bit)
      if isAtMost(tried, power: power, prime) { root = tried }
    }
    return UInt32(truncatingIfNeeded: root)
  }

  /// Whether `root^power ≤ prime · 2^(32·power)`, in 128 bits: a root below 2^37 has a cube below 2^111.
  private static func isAtMost(_ root: UInt64, power: Int, _ prime: UInt64) -> Bool {
    let square = root.multipliedFullWidth(by: root)
    if power == 2 { return square.high < prime }
    // root³ = high·2^64·root + low·root, compared with prime · 2^96.
    let low = square.low.multipliedFullWidth(by: root)
    let high = square.high * root + low.high
    let wanted = prime << 32
    return high < wanted || (high == wanted && low.low == 0)
  }

  private static func base64(_ bytes: [UInt8]) -> String {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    var text = ""
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
      for place in 0..<4 {
        text.append(place <= group.count ? letters[bits >> (18 - 6 * place) & 63] : "=")
      }
    }
    return text
  }
}
