import GestureModel

/// Which texts are taken for JSON.
enum JSONDialect: Hashable {
  /// RFC 8259, with `NaN` and `Infinity` recognised so that they can be named in messages.
  case strict
  /// JSON5: comments, single quotes, names without quotes, hexadecimal numbers and trailing commas as well.
  case json5
}

/// Cuts bytes into the tokens of JSON, holding no more than one token at a time.
struct JSONTokenizer {
  enum Token: Hashable {
    case beginObject, endObject, beginArray, endArray, colon, comma
    /// The decoded text is in ``text``.
    case string
    /// A valid number; its text, in decimal, is in ``text``.
    case number
    /// `NaN` or an infinity; the word is in ``text``.
    case notFinite
    case yes, no, null
    /// A word without quotes, in JSON5 a key.
    case name
    case end
  }

  private var input: BlockBuffer
  private let path: String
  private let dialect: JSONDialect
  private let maximumLength: Int
  /// The text of the last string, number, or word.
  private(set) var text: [UInt8] = []
  /// Where the last token began.
  private(set) var tokenLine = 1
  private(set) var tokenColumn = 1
  private var line = 1
  /// Scalars of the line before the next byte.
  private var column = 0

  init(_ input: BlockBuffer, path: String, dialect: JSONDialect, maximumLength: Int) {
    self.input = input
    self.path = path
    self.dialect = dialect
    self.maximumLength = max(maximumLength, 1)
  }

  /// Where the last token began.
  var tokenLocation: SourceLocation { SourceLocation(path: path, line: tokenLine, column: tokenColumn) }
  /// Where the next byte stands.
  private var here: SourceLocation { SourceLocation(path: path, line: line, column: column + 1) }

  @inline(__always)
  private mutating func peek() -> UInt8? {
    if input.count == 0, !input.refill() { return nil }
    return input.bytes[input.start]
  }

  @inline(__always)
  private mutating func advance(_ byte: UInt8) {
    input.consume(1)
    if byte == 0x0A {
      line += 1
      column = 0
    } else if byte & 0xC0 != 0x80 {
      column += 1
    }
  }

  /// The next token.
  ///
  /// - Throws: What was expected instead of what stands there; the rest of the line can then be passed over.
  mutating func next() throws(Diagnostic) -> Token {
    try skipBlanks()
    tokenLine = line
    tokenColumn = column + 1
    guard let byte = peek() else { return .end }
    switch byte {
    case UInt8(ascii: "{"): return single(byte, .beginObject)
    case UInt8(ascii: "}"): return single(byte, .endObject)
    case UInt8(ascii: "["): return single(byte, .beginArray)
    case UInt8(ascii: "]"): return single(byte, .endArray)
    case UInt8(ascii: ":"): return single(byte, .colon)
    case UInt8(ascii: ","): return single(byte, .comma)
    case UInt8(ascii: "\""): return try string(byte)
    case UInt8(ascii: "'") where dialect == .json5: return try string(byte)
    default: return try word()
    }
  }

  private mutating func single(_ byte: UInt8, _ token: Token) -> Token {
    advance(byte)
    return token
  }

  private mutating func skipBlanks() throws(Diagnostic) {
    while let byte = peek() {
      switch byte {
      case 0x20, 0x09, 0x0A, 0x0D: advance(byte)
      case 0x0B...0x0C where dialect == .json5: advance(byte)
      case UInt8(ascii: "/") where dialect == .json5: try skipComment()
      default: return
      }
    }
  }

  private mutating func skipComment() throws(Diagnostic) {
    let start = here
    advance(UInt8(ascii: "/"))
    switch peek() {
    case UInt8(ascii: "/"):
      while let byte = peek(), byte != 0x0A { advance(byte) }
    case UInt8(ascii: "*"):
      advance(UInt8(ascii: "*"))
      var wasStar = false
      while let byte = peek() {
        advance(byte)
        if wasStar, byte == UInt8(ascii: "/") { return }
        wasStar = byte == UInt8(ascii: "*")
      }
      throw Diagnostic(
        .error, at: start, "expected the comment that opens here to be closed, found the end of the input")
    default: throw Diagnostic(.error, at: start, "expected a value or a comment, found a single '/'")
    }
  }

  // MARK: Strings

  private mutating func string(_ quote: UInt8) throws(Diagnostic) -> Token {
    text.removeAll(keepingCapacity: true)
    advance(quote)
    while let byte = peek() {
      if byte == quote {
        advance(byte)
        return .string
      }
      if byte == 0x5C {
        try escape()
      } else if byte < 0x20 && !(byte == 0x09 && dialect == .json5) {
        let found = byte == 0x0A || byte == 0x0D ? "the end of the line" : "a control character"
        throw Diagnostic(
          .error, at: here, "expected the string that opens in column \(tokenColumn) to be closed, found \(found)")
      } else {
        text.append(byte)
        advance(byte)
      }
      if text.count > maximumLength { throw tooLong() }
    }
    throw Diagnostic(
      .error, at: here, "expected the string that opens on line \(tokenLine) to be closed, found the end of the input")
  }

  private func tooLong() -> Diagnostic {
    Diagnostic(
      .error, at: tokenLocation, "expected a text of at most \(maximumLength) bytes, found a longer one",
      notes: ["the limit is ReadingOptions.maximumLineLength"])
  }

  private mutating func escape() throws(Diagnostic) {
    let place = here
    advance(0x5C)
    guard let byte = peek() else {
      throw Diagnostic(.error, at: place, "expected an escape in the string, found the end of the input")
    }
    switch byte {
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
    case UInt8(ascii: "u"):
      advance(byte)
      return try unicodeEscape(place)
    case UInt8(ascii: "'") where dialect == .json5: text.append(byte)
    case 0x0A where dialect == .json5: break
    case 0x0D where dialect == .json5:
      advance(byte)
      if peek() == 0x0A { advance(0x0A) }
      return
    default:
      throw Diagnostic(
        .error, at: place,
        "expected an escape such as \\n or \\u00e9 in the string, found \(FoundText.quoted([0x5C, byte]))")
    }
    advance(byte)
  }

  /// `\uXXXX`, two of them for a scalar beyond the first plane; half of a pair becomes U+FFFD.
  private mutating func unicodeEscape(_ place: SourceLocation) throws(Diagnostic) {
    var unit = try hexadecimal(place)
    while true {
      guard unit & 0xFC00 == 0xD800 else { return append(Unicode.Scalar(unit)) }
      guard peek() == 0x5C else { return append(nil) }
      advance(0x5C)
      guard peek() == UInt8(ascii: "u") else {
        append(nil)
        throw Diagnostic(.error, at: place, "expected the second half of a pair after \\u in the string")
      }
      advance(UInt8(ascii: "u"))
      let second = try hexadecimal(place)
      if second & 0xFC00 == 0xDC00 {
        return append(Unicode.Scalar(0x10000 + (unit & 0x3FF) << 10 + (second & 0x3FF)))
      }
      append(nil)
      unit = second
    }
  }

  private mutating func append(_ scalar: Unicode.Scalar?) {
    text.append(contentsOf: UTF8.encode(scalar ?? "\u{FFFD}") ?? UTF8.encodedReplacementCharacter)
  }

  private mutating func hexadecimal(_ place: SourceLocation) throws(Diagnostic) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = peek(), let digit = JSONTokenizer.hexadecimalDigit(byte) else {
        throw Diagnostic(.error, at: place, "expected four hexadecimal digits after \\u in the string")
      }
      value = value << 4 + UInt32(digit)
      advance(byte)
    }
    return value
  }

  private static func hexadecimalDigit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x41 + 10
    case 0x61...0x66: byte - 0x61 + 10
    default: nil
    }
  }

  // MARK: Numbers and words

  private mutating func word() throws(Diagnostic) -> Token {
    text.removeAll(keepingCapacity: true)
    while let byte = peek(), JSONTokenizer.belongsToWord(byte) {
      text.append(byte)
      advance(byte)
      if text.count > maximumLength { throw tooLong() }
    }
    guard let first = text.first else {
      let byte = peek() ?? 0
      throw Diagnostic(.error, at: tokenLocation, "expected a value, found \(FoundText.quoted([byte]))")
    }
    switch String(decoding: text.prefix(10), as: UTF8.self) {
    case "true": return .yes
    case "false": return .no
    case "null": return .null
    case "NaN", "Infinity", "-Infinity", "+Infinity", "-NaN", "+NaN": return .notFinite
    default: break
    }
    if isNumber() { return .number }
    if dialect == .json5 {
      if readHexadecimal() { return .number }
      if !(0x30...0x39).contains(first), !text.contains(where: { $0 == 0x2B || $0 == 0x2D || $0 == 0x2E }) {
        return .name
      }
    }
    throw Diagnostic(.error, at: tokenLocation, "expected a value, found \(FoundText.quoted(text))")
  }

  private static func belongsToWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x24, 0x2B, 0x2D, 0x2E, 0x5F, 0x80...0xFF: true
    default: false
    }
  }

  /// RFC 8259's grammar; JSON5 adds a plus sign and a point at either end.
  private func isNumber() -> Bool {
    let isLoose = dialect == .json5
    var at = 0
    func digits() -> Int {
      let start = at
      while at < text.count, (0x30...0x39).contains(text[at]) { at += 1 }
      return at - start
    }
    if at < text.count, text[at] == 0x2D || (isLoose && text[at] == 0x2B) { at += 1 }
    let wholeStart = at
    let whole = digits()
    if whole > 1, text[wholeStart] == 0x30 { return false }
    var fraction = 0
    if at < text.count, text[at] == 0x2E {
      at += 1
      fraction = digits()
      guard isLoose ? whole + fraction > 0 : whole > 0 && fraction > 0 else { return false }
    } else if whole == 0 {
      return false
    }
    if at < text.count, text[at] | 0x20 == 0x65 {
      at += 1
      if at < text.count, text[at] == 0x2B || text[at] == 0x2D { at += 1 }
      guard digits() > 0 else { return false }
    }
    return at == text.count
  }

  /// `0x1F` in decimal, up to 64 bits.
  private mutating func readHexadecimal() -> Bool {
    var digits = text[...]
    var sign: [UInt8] = []
    if let first = digits.first, first == 0x2B || first == 0x2D {
      if first == 0x2D { sign = [first] }
      digits = digits.dropFirst()
    }
    guard digits.count > 2, digits.count <= 18, digits.first == 0x30,
      digits[digits.startIndex + 1] | 0x20 == UInt8(ascii: "x"),
      let value = UInt64(String(decoding: digits.dropFirst(2), as: UTF8.self), radix: 16)
    else { return false }
    text = sign + Array(String(value).utf8)
    return true
  }

  /// Passes over the rest of the line; `false` if it was the last.
  mutating func skipLine() -> Bool {
    while let byte = peek() {
      advance(byte)
      if byte == 0x0A { return peek() != nil }
    }
    return false
  }
}
