import GestureModel

extension String {
  /// A name, path or spelling as a code span in a table cell.
  ///
  /// Bars are escaped there, even inside code; outside of a table the backslash would be seen.
  /// A bar after a backslash cannot be written in such a cell and becomes the sign for "divides", which looks alike.
  package var inMarkdownCodeCell: String {
    var cell = ""
    for scalar in inMarkdownCode.unicodeScalars {
      if scalar == "|" {
        cell += cell.utf8.last == UInt8(ascii: "\\") ? "\u{2223}" : "\\|"
      } else {
        cell.unicodeScalars.append(scalar)
      }
    }
    return cell
  }

  /// A name, path or spelling as a code span: nothing in it is formatted, linked or taken for a mention.
  ///
  /// Line breaks are made visible. Longer than 200 scalars is shortened.
  package var inMarkdownCode: String {
    let text = onTerminal.shortened(to: 200)
    if text.isEmpty { return "` `" }
    let fence = String(repeating: "`", count: text.longestRun(of: "`") + 1)
    // Scalars, not characters: a backtick joined with an accent still ends a span.
    let (first, last) = (text.unicodeScalars.first, text.unicodeScalars.last)
    let padding = first == "`" || last == "`" || first == " " ? " " : ""
    return fence + padding + text + padding + fence
  }

  /// A sentence that may hold names from the input: it stays plain text, on one line, and fits into a table cell.
  ///
  /// Longer than 2 000 scalars is shortened.
  package var inMarkdownProse: String {
    var prose = ""
    let scalars = Array(onTerminal.shortened(to: 2000).unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      let next = index + 1 < scalars.count ? scalars[index + 1] : nil
      let previous = index > 0 ? scalars[index - 1] : nil
      switch scalar {
      case "\\", "`", "*", "[", "]", "~", "|": prose += "\\\(scalar)"
      case "_" where !(isWordScalar(previous) && isWordScalar(next)): prose += "\\_"
      case "<": prose += "&lt;"
      case "&" where isWordScalar(next) || next == "#": prose += "&amp;"
      // Mentions, issue numbers and links are found after formatting, where a backslash is gone: part the text instead.
      case "@" where isWordScalar(next): prose += "@&#8203;"
      case "#" where isWordScalar(next): prose += "#&#8203;"
      case ":" where next == "/": prose += ":&#8203;"
      case "." where hasWebPrefix(before: index, in: scalars): prose += ".&#8203;"
      default: prose.unicodeScalars.append(scalar)
      }
    }
    // At the start of a line these would begin a heading, a quotation or a list.
    if let first = prose.unicodeScalars.first, "#>+-=".unicodeScalars.contains(first) { prose = "\\" + prose }
    return prose
  }

  private func longestRun(of scalar: Unicode.Scalar) -> Int {
    var (longest, run) = (0, 0)
    for each in unicodeScalars {
      run = each == scalar ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }
}

private func isWordScalar(_ scalar: Unicode.Scalar?) -> Bool {
  scalar.map { $0.properties.isAlphabetic || ("0"..."9").contains($0) } ?? false
}

/// Whether `www` stands before the dot at `index`, which becomes a link.
private func hasWebPrefix(before index: Int, in scalars: [Unicode.Scalar]) -> Bool {
  index >= 3 && scalars[index - 3..<index].allSatisfy { $0 == "w" || $0 == "W" }
}
