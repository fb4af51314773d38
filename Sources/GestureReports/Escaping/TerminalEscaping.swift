extension String {
  /// The text on one line, with everything that a terminal would act on made visible instead.
  ///
  /// Control characters (escape sequences begin with one), the marks that reorder or hide text, and line breaks are
  /// written `\u{…}`; a tab becomes a space.
  package var onTerminal: String {
    guard unicodeScalars.contains(where: \.isUnsafeToShow) else { return self }
    var shown = ""
    for scalar in unicodeScalars {
      if scalar == "\t" {
        shown.append(" ")
      } else if scalar == "\n" {
        shown.append("\\n")
      } else if scalar.isUnsafeToShow {
        shown.append("\\u{\(String(scalar.value, radix: 16, uppercase: true))}")
      } else {
        shown.unicodeScalars.append(scalar)
      }
    }
    return shown
  }

  /// The text limited to `limit` scalars, its middle replaced by an ellipsis if it is longer.
  package func shortened(to limit: Int) -> String {
    let scalars = Array(unicodeScalars)
    guard scalars.count > limit, limit > 1 else { return self }
    let head = (limit - 1 + 1) / 2
    var short = String.UnicodeScalarView(scalars[..<head])
    short.append("…")
    short.append(contentsOf: scalars[(scalars.count - (limit - 1 - head))...])
    return String(short)
  }
}

extension Unicode.Scalar {
  /// Whether showing this scalar as it is could move a cursor, change colours, or make text read as what it is not.
  var isUnsafeToShow: Bool {
    switch value {
    case 0x00...0x1F, 0x7F...0x9F: true  // control characters, C0 and C1
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true  // marks of reading direction
    case 0x200B, 0x2060, 0xFEFF, 0x2028, 0x2029: true  // invisible, or line breaks by another name
    case 0xE0000...0xE007F: true  // tags, invisible
    default: false
    }
  }
}
