extension String {
  /// How many columns of a terminal the text takes: colours take none, East Asian characters and pictures two.
  ///
  /// - Source: the ranges are those of Unicode's `EastAsianWidth.txt` with the property W or F, brought together; marks
  ///   that are set on the letter before are part of one `Character`.
  var terminalWidth: Int {
    var (width, isEscape) = (0, false)
    for character in self {
      if isEscape {
        isEscape = character != "m"
      } else if character == "\u{1B}" {
        isEscape = true
      } else {
        width += character.unicodeScalars.first.map(\.isWide) ?? false ? 2 : 1
      }
    }
    return width
  }
}

extension Unicode.Scalar {
  fileprivate var isWide: Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF: true
    case 0xFE30...0xFE6B, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF: true
    case 0x1F900...0x1F9FF, 0x20000...0x3FFFD: true
    default: false
    }
  }
}
