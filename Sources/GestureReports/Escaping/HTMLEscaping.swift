import GestureModel

extension String {
  /// Text that is neither markup nor the end of an attribute; marks that hide or turn text are shown as U+FFFD.
  package var inHTML: String {
    var escaped = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      case "\n", "\t": escaped += " "
      default:
        if scalar.isUnsafeToShow {
          escaped += "\u{FFFD}"
        } else {
          escaped.unicodeScalars.append(scalar)
        }
      }
    }
    return escaped
  }

  /// A name, path or spelling in a `code` element; longer than 200 scalars is shortened.
  var inHTMLCode: String { "<code>\(shortened(to: 200).inHTML)</code>" }
}
