import GestureModel

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
