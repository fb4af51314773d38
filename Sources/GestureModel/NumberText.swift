extension Double {
  /// The shortest text that reads back as the same number, without a trailing `.0`; `-0` is `0`.
  package var shortText: String {
    if self == 0 { return "0" }
    let text = description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// The number rounded half away from zero to `places` decimals, as text with exactly that many.
  package func fixedText(_ places: Int) -> String {
    guard isFinite, abs(self) < 1e15 else { return shortText }
    let scale = (0..<places).reduce(1.0) { power, _ in power * 10 }
    let scaled = (abs(self) * scale).rounded(.toNearestOrAwayFromZero)
    guard scaled < 9e18 else { return shortText }
    let digits = String(UInt64(scaled))
    let padded = String(repeating: "0", count: Swift.max(places + 1 - digits.count, 0)) + digits
    let sign = self < 0 && scaled > 0 ? "-" : ""
    return sign + padded.dropLast(places) + (places > 0 ? "." + padded.suffix(places) : "")
  }

  /// At most `places` decimals, trailing zeros dropped: how numbers stand in sentences.
  package func trimmedText(_ places: Int) -> String {
    let text = fixedText(places)
    guard text.contains("."), !text.contains("e") else { return text }
    var trimmed = Substring(text)
    while trimmed.hasSuffix("0") { trimmed = trimmed.dropLast() }
    return String(trimmed.hasSuffix(".") ? trimmed.dropLast() : trimmed)
  }

  /// The nearest number with `places` decimals, so that results do not carry the last bits of a platform's `log`.
  package func rounded(toPlaces places: Int) -> Double {
    guard isFinite else { return self }
    let scale = (0..<places).reduce(1.0) { power, _ in power * 10 }
    let scaled = (self * scale).rounded(.toNearestOrAwayFromZero)
    return scaled.isFinite && abs(scaled) < 9e15 ? scaled / scale : self
  }
}
