import GestureAnalysis
import GestureReplay

/// What a pull request shows of platforms' chains and of mirror images.
extension MarkdownReport {
  /// How many strokes of the divergence table are shown.
  static let divergenceLimit = 200

  static func writeDivergence(of report: Report, to text: inout BudgetedText) {
    guard let table = DivergenceTable.ofPlatforms(report) else { return }
    text.append("\n### Platforms that agree\n\n")
    text.append(
      "Those of a row choose the same page for each of the \(Wording.count(report.comparison.strokeCount, "stroke")).\n\n"
        + "| Group | Candidates | As meant |\n| --- | --- | ---: |\n")
    text.append(
      table.groups.lazy.map { group in
        let names = group.members.map { name(of: report.candidates[$0]) }.joined(separator: ", ")
        let agreement = group.members.first.map { report.comparison.candidates[$0].agreement }
        return "| \(group.letter) | \(names) | \(agreement.map(Self.agreement) ?? "–") |\n"
      }
    ) { shown, total in leftOut(total - shown, "group") }
    guard !table.rows.isEmpty else { return }
    let shown = table.rows.prefix(divergenceLimit)
    let total = report.comparison.disagreementCount
    let more = total > shown.count ? ", the \(shown.count) most divisive of \(total)" : ""
    text.append("\n### The page each group rests at\(more)\n\n")
    text.append(
      "| Trace | From | Meant |\(table.groups.map { " \($0.letter) |" }.joined())\n| --- | ---: | ---: |"
        + String(repeating: " ---: |", count: table.groups.count) + "\n")
    text.append(
      shown.lazy.map { row in
        let stroke = row.place.strokeCount > 1 ? ", stroke \(row.place.stroke)" : ""
        let pages = row.pages.map { $0 == row.meant ? " **\($0)** |" : " \($0) |" }.joined()
        let meant = row.meant.map(String.init) ?? "–"
        return "| \(row.place.id.inMarkdownCodeCell)\(stroke) | \(row.startPage) | \(meant) |\(pages)\n"
      }
    ) { shown, total in leftOut(total - shown, "stroke") }
    text.append("\nThe most divisive stroke stands first; bold is what was meant.\n")
  }

  static func writeMirror(of report: Report, to text: inout BudgetedText) {
    guard let figures = report.mirror else { return }
    text.append("\n### Mirror images\n\n")
    text.append(
      "Each trace was replayed again with left and right exchanged; a sound strategy lands on the mirrored page.\n\n"
        + "| Candidate | Strokes compared | Not mirrored | Ties | Examples |\n| --- | ---: | ---: | ---: | --- |\n")
    text.append(
      zip(report.candidates, figures.candidates).lazy.map { candidate, mirror in
        let examples = mirror.examples.map { Wording.mirrorExample($0) { $0.inMarkdownCodeCell } }
        return "| \(name(of: candidate)) | \(mirror.compared) | \(mirror.broken) | \(mirror.ties) | "
          + "\(examples.isEmpty ? "–" : examples.joined(separator: "; ")) |\n"
      }
    ) { shown, total in leftOut(total - shown, "candidate") }
  }
}
