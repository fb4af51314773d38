import GestureModel

/// The page at which each candidate rests, stroke by stroke: the most divisive stroke first.
package struct DivergenceMatrix: Chart {
  /// A column: candidates that choose the same page for every stroke.
  package struct Column: Hashable, Sendable {
    /// Its short name, such as `A`.
    package var letter: String
    /// The candidates' names.
    package var names: [String]

    /// Creates a column.
    package init(letter: String, names: [String]) {
      self.letter = letter
      self.names = names
    }
  }

  /// A row: a stroke.
  package struct Row: Hashable, Sendable {
    /// The trace's name, and the stroke's number where there are several.
    package var name: String
    /// The page on which it began.
    package var startPage: Int
    /// The page that was meant, if that is known.
    package var meant: Int?
    /// The page of each column.
    package var pages: [Int]

    /// Creates a row.
    package init(name: String, startPage: Int, meant: Int? = nil, pages: [Int]) {
      self.name = name
      self.startPage = startPage
      self.meant = meant
      self.pages = pages
    }
  }

  /// How many strokes are drawn (ours: a picture is looked at, a table is read).
  static let rowLimit = 30
  /// How many columns are drawn (ours: so that numbers of two digits still have room).
  static let columnLimit = 13
  private static let rowHeight = 22.0
  private static let nameEnd = 214.0
  private static let cellStart = 300.0

  /// The columns.
  package var columns: [Column]
  /// The rows, the most divisive first.
  package var rows: [Row]
  /// How many strokes divide the candidates, drawn or not.
  package var total: Int

  /// Creates a matrix.
  package init(columns: [Column], rows: [Row], total: Int? = nil) {
    self.columns = columns
    self.rows = rows
    self.total = total ?? rows.count
  }

  /// The matrix of a report; `nil` if no stroke divides the candidates.
  package init?(_ report: Report) {
    guard let table = DivergenceTable(report), !table.rows.isEmpty else { return nil }
    columns = table.groups.map { group in
      Column(letter: group.letter, names: group.members.map { Wording.name(of: report.candidates[$0]) })
    }
    rows = table.rows.map { row in
      let stroke = row.place.strokeCount > 1 ? ", stroke \(row.place.stroke)" : ""
      return Row(name: row.place.id + stroke, startPage: row.startPage, meant: row.meant, pages: row.pages)
    }
    total = report.comparison.disagreementCount
  }

  private var shownRows: ArraySlice<Row> { rows.prefix(Self.rowLimit) }

  package var title: String {
    let shown = shownRows.count
    return shown < total
      ? "The page at rest, the \(shown) most divisive of \(Wording.count(total, "stroke"))"
      : "The page at rest, where the candidates disagree"
  }

  package var summary: String {
    let told = shownRows.prefix(10).map { row in
      let pages = zip(columns, row.pages).map { "\($0.letter) \($1)" }.joined(separator: ", ")
      return "\(row.name): \(pages)\(row.meant.map { ", meant \($0)" } ?? "")"
    }
    return "The most divisive stroke stands first. " + told.joined(separator: "; ") + "."
  }

  package func draw(in drawing: inout Drawing, from top: Double) -> Double {
    let shown = columns.prefix(Self.columnLimit)
    var y = key(of: shown, in: &drawing, from: top)
    let room = Drawing.width - ChartLayout.edge - Self.cellStart
    let width = min(room / Double(max(shown.count, 1)), 44)
    func middle(_ column: Int) -> Double { Self.cellStart + (Double(column) + 0.5) * width }
    drawing.words("from", x: Self.nameEnd + 34, y: y + 14, .small, anchor: .end)
    drawing.words("meant", x: Self.nameEnd + 76, y: y + 14, .small, anchor: .end)
    for (index, column) in shown.enumerated() {
      drawing.words(column.letter, x: middle(index), y: y + 14, .strong, anchor: .middle)
    }
    y += 20
    let pages = shownRows.flatMap { $0.pages.prefix(shown.count) }
    let range = (pages.min() ?? 0)...(pages.max() ?? 0)
    for row in shownRows {
      let base = y + Self.rowHeight / 2 + 4
      drawing.words(
        TextWidths.fitted(row.name, into: Self.nameEnd - ChartLayout.edge, as: .label), x: ChartLayout.edge, y: base)
      drawing.words("\(row.startPage)", x: Self.nameEnd + 34, y: base, anchor: .end)
      drawing.words(row.meant.map { "\($0)" } ?? "–", x: Self.nameEnd + 76, y: base, anchor: .end)
      for (index, page) in row.pages.prefix(shown.count).enumerated() {
        let step = PageColor.step(of: page, in: range)
        let cell = (x: Self.cellStart + Double(index) * width + 1, y: y + 1, width: width - 2)
        drawing.rectangle(
          x: cell.x, y: cell.y, width: cell.width, height: Self.rowHeight - 2, fill: "cp-\(step)", rounded: 3)
        let isMeant = page == row.meant
        if isMeant {
          // A line below: colours are for pages, and bold alone is soon overlooked.
          drawing.rectangle(
            x: cell.x + 5, y: y + Self.rowHeight - 4.5, width: cell.width - 10, height: 2, fill: "cw-\(step)")
        }
        drawing.words(
          TextWidths.fitted("\(page)", into: cell.width, as: .label), x: middle(index), y: base - (isMeant ? 1 : 0),
          isMeant ? .strong : .label, anchor: .middle, fill: "cw-\(step)")
      }
      y += Self.rowHeight
    }
    let meant = shownRows.contains { $0.meant != nil } ? " Bold and underlined is what was meant." : ""
    y = ChartLayout.paragraph("Darker is a higher page.\(meant)", in: &drawing, at: y + 4)
    return ChartLayout.tellLeftOut(columns.count - shown.count, "column", in: &drawing, at: y)
  }

  /// What the letters stand for; returns where it ends.
  private func key(of shown: ArraySlice<Column>, in drawing: inout Drawing, from top: Double) -> Double {
    var y = top
    for column in shown {
      drawing.words(column.letter, x: ChartLayout.edge, y: y + 12, .strong)
      y = ChartLayout.paragraph(
        column.names.map { $0.onTerminal.shortened(to: 60) }.joined(separator: ", "), in: &drawing, at: y,
        x: ChartLayout.edge + 32, room: Drawing.width - 2 * ChartLayout.edge - 32)
    }
    return y + 4
  }
}
