import GestureModel

/// How many strokes moved how many pages under each candidate: one histogram a lane.
package struct PagesMovedChart: Chart {
  /// A candidate's histogram.
  package struct Lane: Hashable, Sendable {
    /// The candidate's name.
    package var name: String
    /// The pages moved and how many strokes did so, lowest first.
    package var bars: [Bar]
    /// What stands beside it, such as `19/39 (49 %)`; empty if nothing is known.
    package var remark: String

    /// Creates a lane.
    package init(name: String, bars: [(pages: Int, strokes: Int)], remark: String = "") {
      self.name = name
      self.bars = bars.map { Bar(pages: $0.pages, strokes: $0.strokes) }
      self.remark = remark
    }
  }

  /// A number of pages and how many strokes moved so many.
  package struct Bar: Hashable, Sendable {
    /// Negative towards page 0.
    package var pages: Int
    /// 0 or more.
    package var strokes: Int
  }

  /// How far from 0 a column of its own goes at most; what lies beyond is gathered in the outermost (ours).
  static let farthest = 6
  private static let laneHeight = 40.0

  /// The candidates, in their order.
  package var lanes: [Lane]

  /// Creates a chart.
  package init(lanes: [Lane]) { self.lanes = lanes }

  /// The chart of a report; `nil` if nothing was replayed.
  package init?(_ report: Report) {
    guard report.comparison.strokeCount > 0 else { return nil }
    lanes = zip(report.candidates, report.comparison.candidates).map { candidate, figures in
      Lane(
        name: Wording.name(of: candidate), bars: figures.pagesMoved.bars,
        remark: figures.agreement.known > 0 ? MarkdownReport.agreement(figures.agreement) : "")
    }
    if report.comparison.observed.traces > 0 {
      let observed = report.comparison.observed
      lanes.append(
        Lane(
          name: "observed", bars: observed.pagesMoved.bars,
          remark: observed.agreement.known > 0 ? MarkdownReport.agreement(observed.agreement) : ""))
    }
  }

  package var title: String { "Pages moved: strokes" }

  package var summary: String {
    let told = lanes.map { lane in
      "\(lane.name): \(Wording.histogram(lane.bars.map { (pages: $0.pages, strokes: $0.strokes) }))"
    }
    return "For each candidate, how many strokes moved how many pages. " + told.joined(separator: "; ") + "."
  }

  /// Columns and what stands in them.
  private struct Table {
    /// The pages moved, lowest first.
    var columns: ClosedRange<Int>
    /// The strokes in each column, a row a lane.
    var strokes: [[Int]]

    /// Gathers what moved farther than `farthest` pages in the outermost columns.
    init(_ lanes: [Lane], farthest: Int) {
      func column(of pages: Int) -> Int { min(max(pages, -farthest), farthest) }
      let pages = lanes.flatMap { $0.bars.map { column(of: $0.pages) } }
      let columns = min(pages.min() ?? 0, 0)...max(pages.max() ?? 0, 0)
      self.columns = columns
      strokes = lanes.map { lane in
        columns.map { place in
          lane.bars.filter { column(of: $0.pages) == place }.reduce(0) { $0 + $1.strokes }
        }
      }
    }

    /// The room that its widest number needs, with some air.
    var columnWidth: Double {
      let widest = strokes.flatMap { $0 }.map { TextWidths.width(of: "\($0)", as: .small) }.max() ?? 0
      return widest + 6
    }
  }

  /// As many columns as there is room for: a column for every number of pages up to ``farthest``, fewer if they hold
  /// many strokes.
  private func table(of shown: [Lane], in room: Double) -> Table {
    let tables = (1...Self.farthest).reversed().lazy.map { Table(shown, farthest: $0) }
    return tables.first { Double($0.columns.count) * $0.columnWidth <= room } ?? Table(shown, farthest: 1)
  }

  /// What stands above a column: `-1`, or `≤ -6` where more than one number is gathered in it.
  private func heading(of column: Int, in columns: ClosedRange<Int>) -> String {
    let pages = lanes.flatMap { $0.bars.map(\.pages) }
    if column == columns.lowerBound, pages.contains(where: { $0 < column }) { return "≤ \(column)" }
    if column == columns.upperBound, pages.contains(where: { $0 > column }) { return "≥ \(column)" }
    return "\(column)"
  }

  package func draw(in drawing: inout Drawing, from top: Double) -> Double {
    let shown = lanes.prefix(ChartLayout.laneLimit)
    let (start, end) = (ChartLayout.plotStart, ChartLayout.plotEnd)
    let table = table(of: Array(shown), in: end - start)
    let columns = table.columns
    let width = min((end - start) / Double(columns.count), 64)
    func middle(_ column: Int) -> Double { start + (Double(column - columns.lowerBound) + 0.5) * width }
    for column in columns {
      drawing.words(heading(of: column, in: columns), x: middle(column), y: top + 12, .small, anchor: .middle)
    }
    drawing.words("pages", x: start - 10, y: top + 12, .small, anchor: .end)
    let hasRemarks = shown.contains { !$0.remark.isEmpty }
    if hasRemarks { drawing.words("as meant", x: ChartLayout.numbers, y: top + 12, .small) }
    let most = table.strokes.flatMap { $0 }.max() ?? 1
    var y = top + 20
    for (lane, counts) in zip(shown, table.strokes) {
      let base = y + Self.laneHeight - 6
      drawing.words(
        TextWidths.fitted(lane.name, into: ChartLayout.nameRoom, as: .label), x: ChartLayout.edge, y: base - 2)
      drawing.line(from: (start, base), to: (start + width * Double(columns.count), base), .grid)
      for (column, strokes) in zip(columns, counts) where strokes > 0 {
        let height = max(Double(strokes) / Double(max(most, 1)) * (Self.laneHeight - 20), 1)
        // Staying is the one answer that is neither on nor back, so that it is told apart by its frame.
        let bar = (x: middle(column) - width * 0.32, width: width * 0.64)
        drawing.rectangle(x: bar.x, y: base - height, width: bar.width, height: height, .blue)
        if column == 0, height > 4 {
          drawing.rectangle(x: bar.x + 1.5, y: base - height + 1.5, width: bar.width - 3, height: height - 1.5, .ground)
        }
        drawing.words("\(strokes)", x: middle(column), y: base - height - 3, .small, anchor: .middle, color: .ink)
      }
      drawRemark(lane.remark, in: &drawing, at: base - 2)
      y += Self.laneHeight
    }
    y = ChartLayout.paragraph("An open bar stayed on its page.", in: &drawing, at: y + 2)
    return ChartLayout.tellLeftOut(lanes.count - shown.count, "candidate", in: &drawing, at: y)
  }

  /// In one line, or in two where a large number takes the room of the first.
  private func drawRemark(_ remark: String, in drawing: inout Drawing, at base: Double) {
    let room = Drawing.width - ChartLayout.edge - ChartLayout.numbers
    let x = ChartLayout.numbers
    if TextWidths.width(of: remark, as: .label) > room, let gap = remark.firstIndex(of: " ") {
      drawing.words(TextWidths.fitted(String(remark[..<gap]), into: room, as: .label), x: x, y: base - 13)
      drawing.words(TextWidths.fitted(String(remark[gap...].dropFirst()), into: room, as: .label), x: x, y: base)
    } else {
      drawing.words(TextWidths.fitted(remark, into: room, as: .label), x: x, y: base)
    }
  }
}
