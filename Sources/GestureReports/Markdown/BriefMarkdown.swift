import GestureModel

/// Markdown for a comment on a pull request: verdict, pitfalls and candidates, the foremost disagreements folded.
enum BriefMarkdown {
  /// A comment on GitHub holds 65 536 characters; bytes are at least as many (`research/reports-cli.md` section 2).
  static let byteLimit = 60_000
  /// How many disagreements are shown.
  private static let disagreementLimit = 3
  /// How many errors of reading are shown.
  private static let problemLimit = 5

  /// Writes `reports` into at most `limit` bytes, which they share evenly.
  static func text(of reports: [Report], limit: Int = byteLimit) -> String {
    let scenarios = MarkdownOverview.scenarios(reports)
    let parts = MarkdownReport.parts(reports, limit: limit - scenarios.utf8.count) { report, _, text in
      text.append(MarkdownOverview.head(of: report))
      text.append(MarkdownOverview.problems(of: report, limit: problemLimit))
      MarkdownOverview.writeBrokenBudgets(of: report, to: &text)
      MarkdownOverview.writePitfalls(of: report, to: &text)
      text.append(MarkdownOverview.candidates(of: report))
      let foremost = report.comparison.disagreements.prefix(disagreementLimit)
      defer { text.appendWhetherComplete() }
      guard !foremost.isEmpty else { return }
      let total = report.comparison.disagreementCount
      let strokes = Wording.count(report.comparison.strokeCount, "stroke")
      let shown = total > foremost.count ? ", the \(foremost.count) most divisive" : ""
      guard text.append(MarkdownReport.fold("The candidates disagree on \(total) of \(strokes)\(shown)")) else {
        return
      }
      for disagreement in foremost { text.append(MarkdownReport.block(for: disagreement, in: report), reserve: 1024) }
      text.append("\n</details>\n", reserve: 256)
    }
    return scenarios + parts
  }
}
