/// A table whose every cell is HTML already.
struct HTMLTable {
  /// A column's heading.
  struct Column {
    /// The text of the heading.
    var title: String
    /// Whether it holds numbers, which stand to the right.
    var isNumber = false
  }

  /// What the table shows, in a few words.
  var caption: String
  /// The same as it is set, if it is more than the words.
  var captionHTML: String?
  /// The columns; the first names the row.
  var columns: [Column]
  /// The rows, each with as many cells as there are columns.
  var rows: [[String]]

  /// The table in a frame that scrolls sideways where it is too wide, by keyboard too.
  var html: String {
    let head = columns.map { "<th scope=\"col\"\($0.isNumber ? " class=\"number\"" : "")>\($0.title.inHTML)</th>" }
    let body = rows.map { row in
      let cells = zip(row, columns).enumerated().map { index, cell in
        let kind = cell.1.isNumber ? " class=\"number\"" : ""
        return index == 0 ? "<th scope=\"row\"\(kind)>\(cell.0)</th>" : "<td\(kind)>\(cell.0)</td>"
      }
      return "<tr>\(cells.joined())</tr>"
    }
    return """
      <div class="scroll" tabindex="0" role="region" aria-label="\(caption.inHTML)">
      <table>
      <caption><span>\(captionHTML ?? caption.inHTML)</span></caption>
      <thead><tr>\(head.joined())</tr></thead>
      <tbody>
      \(body.joined(separator: "\n"))
      </tbody>
      </table>
      </div>

      """
  }
}
