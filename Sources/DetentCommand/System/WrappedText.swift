/// Breaks sentences for a terminal.
enum WrappedText {
  /// How wide lines may be.
  static let width = 80

  /// Lines of at most ``width`` characters, broken at spaces; a longer word stands alone.
  ///
  /// - Parameter indent: How far lines are moved to the right, the first one excepted.
  static func lines(_ text: String, indent: Int = 0) -> String {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty && indent + line.count + 1 + word.count > width {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    return (lines + [line]).joined(separator: "\n" + String(repeating: " ", count: indent))
  }
}
