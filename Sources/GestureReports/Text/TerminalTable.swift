import GestureAnalysis
import GestureModel
import GestureReplay

/// The table of candidates for a terminal: as many columns as fit, and the histograms as bars under a common scale.
enum TerminalTable {
  /// A column and whether it may be left out where there is no room.
  private struct Column {
    var heading: String
    var alignment: TextLayout.Alignment
    var cells: [String]
    /// The larger, the sooner it goes; 0 stays.
    var expendability = 0

    var width: Int { ([heading] + cells).map(\.terminalWidth).max() ?? 0 }
  }

  /// Beyond so many pages from 0, bars are gathered in the outermost (ours: a row of bars is to be taken in at once).
  private static let farthest = 6

  /// The lines, the heading first; none is wider than the terminal unless names and bars alone are.
  static func lines(for report: Report, paint: Paint) -> [String] {
    var columns = self.columns(for: report, paint: paint)
    while total(columns) > paint.width, let goes = columns.indices.max(by: { expendable(columns, $0, $1) }),
      columns[goes].expendability > 0
    {
      columns.remove(at: goes)
    }
    // What is still too wide is taken from the names.
    let excess = total(columns) - paint.width
    if excess > 0, let names = columns.first {
      let room = max(names.width - excess, 8)
      columns[0].cells = names.cells.map { $0.shortened(to: room) }
    }
    let rows = (0..<(columns.first?.cells.count ?? 0)).map { row in columns.map { $0.cells[row] } }
    var lines = TextLayout.table([columns.map(\.heading)] + rows, alignments: columns.map(\.alignment))
    lines[0] = paint.bold(lines[0])
    return lines
  }

  private static func expendable(_ columns: [Column], _ left: Int, _ right: Int) -> Bool {
    columns[left].expendability < columns[right].expendability
  }

  private static func total(_ columns: [Column]) -> Int {
    columns.reduce(0) { $0 + $1.width } + 2 * max(columns.count - 1, 0)
  }

  private static func columns(for report: Report, paint: Paint) -> [Column] {
    let comparison = report.comparison
    let figures = comparison.candidates
    let hasObserved = comparison.observed.traces > 0
    var names = report.candidates.map { Wording.name(of: $0).onTerminal.shortened(to: 36) }
    if hasObserved { names.append("observed") }
    var columns = [Column(heading: "candidate", alignment: .left, cells: names)]
    if figures.contains(where: { $0.agreement.known > 0 }) {
      let best = Set(comparison.bestCandidates)
      var cells = figures.enumerated().map { index, figures in
        let text = TextReport.fraction(figures.agreement)
        return best.contains(index) ? paint.green(text) : text
      }
      if hasObserved { cells.append(TextReport.fraction(comparison.observed.agreement)) }
      columns.append(Column(heading: "as meant", alignment: .right, cells: cells))
    }
    if hasObserved {
      let cells = figures.map {
        TextReport.fraction($0.observedRest.known > 0 ? $0.observedRest : $0.observedPage)
      }
      columns.append(Column(heading: "as observed", alignment: .right, cells: cells + [""], expendability: 3))
    }
    columns.append(pagesMoved(figures.map(\.pagesMoved) + (hasObserved ? [comparison.observed.pagesMoved] : []), paint))
    func numbers(_ heading: String, _ cells: [String], _ expendability: Int) {
      columns.append(Column(heading: heading, alignment: .right, cells: cells, expendability: expendability))
    }
    let observed = hasObserved ? [comparison.observed] : []
    numbers(
      "travel pt",
      figures.map { $0.travelPoints.value?.fixedText(1) ?? "–" }
        + observed.map { $0.travelPoints.value?.fixedText(1) ?? "–" }, 4)
    numbers(
      "settle ms",
      figures.map { $0.settleMilliseconds.value?.fixedText(0) ?? "–" }
        + observed.map { $0.settleMilliseconds.value?.fixedText(0) ?? "–" }, 2)
    numbers(
      "max ms",
      figures.map { $0.settleMilliseconds.maximum?.fixedText(0) ?? "–" }
        + observed.map { $0.settleMilliseconds.maximum?.fixedText(0) ?? "–" }, 5)
    numbers("findings", report.candidates.map { findings(of: $0, in: report, paint) } + observed.map { _ in "" }, 1)
    return columns
  }

  /// How many findings, in the colour of the gravest.
  private static func findings(of candidate: Candidate, in report: Report, _ paint: Paint) -> String {
    let findings = report.findings.filter { $0.candidate == candidate.id }
    guard let worst = findings.map(\.severity).max() else { return "–" }
    return paint.colored("\(findings.count)", as: worst)
  }

  /// Bars from the least to the most pages moved, alike for all candidates: each two columns wide, a dot where there is none.
  private static func pagesMoved(_ histograms: [PagesMoved], _ paint: Paint) -> Column {
    func column(of pages: Int) -> Int { min(max(pages, -farthest), farthest) }
    let bars = histograms.map(\.bars)
    let all = bars.flatMap { $0.map { column(of: $0.pages) } }
    let range = min(all.min() ?? 0, 0)...max(all.max() ?? 0, 0)
    let counts = bars.map { bars in
      range.map { place in bars.filter { column(of: $0.pages) == place }.reduce(0) { $0 + $1.strokes } }
    }
    let most = counts.flatMap { $0 }.max() ?? 1
    let cells = counts.map { counts in
      zip(range, counts).map { place, count in
        guard count > 0 else { return paint.dim("· ") }
        let bar = "\(Sparkline.bar(count, of: most)) "
        return place == 0 ? bar : paint.blue(bar)
      }.joined()
    }
    let heading = "pages moved \(range.lowerBound) … \(range.upperBound)"
    return Column(heading: heading, alignment: .left, cells: cells)
  }
}
