extension String {
  /// The text as a JSON string with its quotes.
  ///
  /// What a terminal or the log of a CI job would act on is escaped too, so that a file on a screen is harmless; it
  /// reads back unchanged.
  package var asJSON: String {
    var escaped = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": escaped += "\\\""
      case "\\": escaped += "\\\\"
      case "\n": escaped += "\\n"
      case "\r": escaped += "\\r"
      case "\t": escaped += "\\t"
      case "[" where escaped.endsLikeWorkflowCommand: escaped += "\\u005b"
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

  /// Whether a `[` would make the end of the text a workflow command, which GitHub and Azure find anywhere in a line.
  ///
  /// Bytes are compared: as characters, `#` may be joined to what stands before it.
  package var endsLikeWorkflowCommand: Bool {
    utf8.suffix(2).elementsEqual("##".utf8) || utf8.suffix(5).elementsEqual("##vso".utf8)
  }
}
