/// Text from the input as it may stand in a message: bounded, on one line, without control characters.
enum FoundText {
  /// How many scalars of a hostile text are shown; ours: enough to recognise a number or a word by.
  static let longest = 40

  /// `'text'`, or `nothing` for an empty one.
  static func quoted(_ bytes: some Collection<UInt8>) -> String {
    // Four bytes are the longest scalar; one more shows that there was more.
    quoted(String(decoding: bytes.prefix(4 * (longest + 1)), as: UTF8.self))
  }

  /// `'text'`, or `nothing` for an empty one.
  static func quoted(_ text: String) -> String {
    guard !text.isEmpty else { return "nothing" }
    var shown = ""
    var count = 0
    for scalar in text.unicodeScalars {
      if count == longest { return "'\(shown)…'" }
      count += 1
      shown += escaped(scalar)
    }
    return "'\(shown)'"
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    // Looking up categories is slow, and nearly all text is plain.
    if scalar.value >= 0x20, scalar.value < 0x7F { return String(scalar) }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: break
    default: return String(scalar)
    }
    switch scalar {
    case "\0": return "\\0"
    case "\n": return "\\n"
    case "\r": return "\\r"
    case "\t": return "\\t"
    default: return "\\u{\(String(scalar.value, radix: 16))}"
    }
  }
}
