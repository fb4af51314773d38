/// Sets text for a terminal of a fixed width.
enum TextLayout {
  /// How wide lines are where nothing else is known.
  static let width = 100

  /// Breaks `text` at spaces so that lines fit; lines after the first begin with `indent`.
  ///
  /// A word wider than a line stands alone on one. `first` is what already stands on the first line.
  static func wrap(_ text: String, first: String = "", indent: String = "", width: Int = width) -> String {
    var lines: [String] = []
    var line = first
    var isStart = true
    for word in text.split(separator: " ") {
      if isStart {
        line += word
      } else if line.terminalWidth + 1 + String(word).terminalWidth <= width {
        line += " " + word
      } else {
        lines.append(line)
        line = indent + word
      }
      isStart = false
    }
    lines.append(line)
    return lines.joined(separator: "\n")
  }

  /// How a column is set.
  enum Alignment {
    case left
    case right
  }

  /// A table with two spaces between columns, the heading first; no line ends in a space.
  static func table(_ rows: [[String]], alignments: [Alignment]) -> [String] {
    let widths = alignments.indices.map { column in
      rows.map { $0.indices.contains(column) ? $0[column].terminalWidth : 0 }.max() ?? 0
    }
    return rows.map { row in
      var line = ""
      for (column, cell) in row.enumerated() {
        let padding = String(repeating: " ", count: max(widths[column] - cell.terminalWidth, 0))
        if column > 0 { line += "  " }
        line += alignments[column] == .left ? cell + padding : padding + cell
      }
      while line.hasSuffix(" ") { line.removeLast() }
      return line
    }
  }
}
