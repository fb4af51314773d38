import GestureModel

extension String {
  /// A name as a cell of CSV, on one line and never a formula.
  ///
  /// Spreadsheets take a cell that begins with `=`, `+`, `-`, `@`, a tab or a carriage return for a formula, quoted or
  /// not; an apostrophe before it makes it text. Numbers must not pass through here: their sign would do the same.
  /// - Source: OWASP, "CSV Injection"; RFC 4180 for the quotes.
  var inCSV: String {
    var cell = onTerminal
    let first = cell.unicodeScalars.first { !$0.properties.isWhitespace }
    // The wide forms are made narrow by some spreadsheets.
    if let first, "=+-@\u{FF1D}\u{FF0B}\u{FF0D}\u{FF20}".unicodeScalars.contains(first) { cell = "'" + cell }
    let needsQuotes = cell.unicodeScalars.contains {
      $0 == "\"" || $0 == "," || $0 == ";" || $0 == "'" || $0.properties.isWhitespace
    }
    return needsQuotes ? "\"" + cell.replacingScalars { $0 == "\"" ? "\"\"" : nil } + "\"" : cell
  }
}
