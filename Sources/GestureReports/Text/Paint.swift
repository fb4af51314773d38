import GestureModel

/// Colours for terminals, or none.
struct Paint {
  /// Whether colours are written at all.
  var isOn: Bool

  /// Text that stands out.
  func bold(_ text: String) -> String { isOn ? "\u{1B}[1m\(text)\u{1B}[0m" : text }
  /// Text that steps back.
  func dim(_ text: String) -> String { isOn ? "\u{1B}[2m\(text)\u{1B}[0m" : text }
  /// The word for a severity, red, yellow or cyan.
  func word(for severity: Severity) -> String {
    guard isOn else { return severity.rawValue }
    let color =
      switch severity {
      case .error: 31
      case .warning: 33
      case .note: 36
      }
    return "\u{1B}[1;\(color)m\(severity.rawValue)\u{1B}[0m"
  }
}
