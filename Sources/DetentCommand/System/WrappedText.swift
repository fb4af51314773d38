/// Breaks sentences for a terminal.
enum WrappedText {
  /// Lines of at most 80 characters, broken at spaces; a longer word stands alone.
  static func lines(_ text: String) -> String {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty && line.count + 1 + word.count > 80 {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    return (lines + [line]).joined(separator: "\n")
  }
}
