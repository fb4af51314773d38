/// Walks through one line of a log from left to right.
struct LineCursor {
  let bytes: [UInt8]
  /// The index of the next byte.
  var at = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { at >= bytes.count }
  /// The column of the next byte in scalars, from 1.
  var column: Int { RawScan.scalarCount(in: bytes, from: 0, to: min(at, bytes.count)) + 1 }
  var next: UInt8? { at < bytes.count ? bytes[at] : nil }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  mutating func skipBlanks() {
    while at < bytes.count, LineCursor.isBlank(bytes[at]) { at += 1 }
  }

  /// Passes over `text` if it stands here.
  mutating func take(_ text: StaticString) -> Bool {
    let isHere = text.withUTF8Buffer { wanted in
      at + wanted.count <= bytes.count && wanted.indices.allSatisfy { bytes[at + $0] == wanted[$0] }
    }
    if isHere { at += text.utf8CodeUnitCount }
    return isHere
  }

  /// Moves behind the next `text`; stays where it is if there is none.
  mutating func find(_ text: StaticString) -> Bool {
    let length = text.utf8CodeUnitCount
    guard length > 0, bytes.count - at >= length else { return false }
    return text.withUTF8Buffer { wanted in
      for start in at...(bytes.count - length)
      where bytes[start] == wanted[0] && wanted.indices.allSatisfy({ bytes[start + $0] == wanted[$0] }) {
        at = start + length
        return true
      }
      return false
    }
  }

  /// The bytes up to the next blank, after passing over blanks; empty at the end.
  mutating func word() -> [UInt8] {
    skipBlanks()
    let start = at
    while at < bytes.count, !LineCursor.isBlank(bytes[at]) { at += 1 }
    return Array(bytes[start..<at])
  }

  /// A decimal number such as `-12.5`, after blanks; stays where it is if there is none.
  mutating func decimal() -> DecimalText? {
    let before = at
    skipBlanks()
    let start = at
    if at < bytes.count, bytes[at] == UInt8(ascii: "-") || bytes[at] == UInt8(ascii: "+") { at += 1 }
    while at < bytes.count, (bytes[at] >= 48 && bytes[at] <= 57) || bytes[at] == UInt8(ascii: ".") { at += 1 }
    if case .number(let decimal) = DecimalText.read(bytes, start, at) { return decimal }
    at = before
    return nil
  }

  /// The same as a double.
  mutating func number() -> Double? {
    let before = at
    guard let decimal = decimal() else { return nil }
    var start = before
    while start < at, LineCursor.isBlank(bytes[start]) { start += 1 }
    return decimal.double(from: bytes, start, at)
  }

  /// The same as a whole number.
  mutating func whole() -> Int64? {
    let before = at
    guard let decimal = decimal(), decimal.exponent >= 0, let value = decimal.scaled(byPowerOfTen: 0) else {
      at = before
      return nil
    }
    return value
  }

  /// A number of 1 to 8 hexadecimal digits that makes a whole word, or `nil`.
  static func hexadecimal(_ word: [UInt8]) -> UInt32? {
    guard (1...8).contains(word.count) else { return nil }
    var value: UInt32 = 0
    for byte in word {
      let digit: UInt8
      switch byte {
      case 48...57: digit = byte - 48
      case 65...70: digit = byte - 55
      case 97...102: digit = byte - 87
      default: return nil
      }
      value = value << 4 | UInt32(digit)
    }
    return value
  }
}
