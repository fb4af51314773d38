/// Numbers as text from which the readers get back the same bits.
enum ExactText {
  /// The shortest text that reads back as the same number, negative zero included.
  static func number(_ value: Double) -> String {
    let text = value.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// Whole nanoseconds as milliseconds with at most six decimals: a decimal point moved, nothing rounded.
  static func milliseconds(_ nanoseconds: Int64) -> String {
    let (whole, rest) = nanoseconds.magnitude.quotientAndRemainder(dividingBy: 1_000_000)
    var text = (nanoseconds < 0 ? "-" : "") + String(whole)
    guard rest > 0 else { return text }
    let digits = String(rest)
    var decimals = Substring(String(repeating: "0", count: 6 - digits.count) + digits)
    while decimals.last == "0" { decimals.removeLast() }
    text += "." + decimals
    return text
  }

  /// Whether `text` is a number as JSON writes them and short enough for any reader to keep all its digits.
  static func isNumber(_ text: String) -> Bool {
    var rest = Substring(text)
    guard text.utf8.count <= 15 else { return false }
    if rest.first == "-" { rest.removeFirst() }
    let parts = rest.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy { (48...57).contains($0) } })
    else { return false }
    return parts[0] == "0" || parts[0].first != "0"
  }
}
