extension String {
  /// The text between tags or in an attribute's quotes, on one line.
  ///
  /// What XML 1.0 cannot hold, and what a terminal would act on, is made visible as ``onTerminal`` does; the two
  /// scalars that are no characters (section 2.2, "Char") become U+FFFD.
  var inXML: String {
    var escaped = ""
    for scalar in onTerminal.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&apos;"
      case "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
