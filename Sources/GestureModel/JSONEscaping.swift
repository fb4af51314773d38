extension String {
  /// The text as a JSON string with its quotes.
  ///
  /// What a terminal would act on is escaped too, so that a file on a screen is harmless; it reads back unchanged.
  package var asJSON: String {
    var escaped = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": escaped += "\\\""
      case "\\": escaped += "\\\\"
      case "\n": escaped += "\\n"
      case "\r": escaped += "\\r"
      case "\t": escaped += "\\t"
      default:
        guard scalar.isUnsafeToShow else {
          escaped.unicodeScalars.append(scalar)
          continue
        }
        for unit in UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter {
          let digits = String(unit, radix: 16)
          escaped += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
      }
    }
    return escaped + "\""
  }
}
