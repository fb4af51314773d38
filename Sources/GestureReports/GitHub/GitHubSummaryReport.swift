import GestureAnalysis
import GestureModel
import GestureReplay

/// The summary of a GitHub job: what failed at once, pictures, and everything else in folds.
///
/// Above 1 MiB GitHub shows nothing of a step's summary, without failing the job.
/// - Source: GitHub, "Workflow commands", step summaries (`research/reports-cli.md` section 2).
public struct GitHubSummaryReport: ReportFormat {
  public static let identifier = "github-summary"
  public static let summary = "A GitHub job's summary, added to the file that GITHUB_STEP_SUMMARY names."
  public static let fileExtensions: [String] = []
  public static let needsEveryOutcome = false
  public static let tellsTrials = true
  /// What a step's summary may weigh with what stands there already.
  public static let byteLimit = 900_000
  /// How many errors of reading are shown.
  private static let problemLimit = 20

  public static func text(of reports: [Report], style: ReportStyle) -> String {
    let scenarios = MarkdownOverview.scenarios(reports)
    let limit = (style.byteLimit ?? byteLimit) - scenarios.utf8.count - 1
    let text = MarkdownReport.parts(reports, limit: limit) { report, _, text in
      text.append(MarkdownOverview.head(of: report))
      text.append(MarkdownOverview.problems(of: report, limit: problemLimit))
      MarkdownOverview.writeBrokenBudgets(of: report, to: &text)
      MarkdownOverview.writePitfalls(of: report, to: &text)
      text.append(MarkdownOverview.candidates(of: report))
      // Two charts a summary are enough, and charts of several scenarios cannot be compared.
      if reports.count == 1 { charts(of: report).forEach { text.append($0) } }
      if !report.findings.isEmpty, text.append(MarkdownReport.fold("The evidence for each pitfall")) {
        MarkdownReport.writeFindings(of: report, to: &text)
        text.append("\n</details>\n", reserve: 256)
      }
      if !report.comparison.disagreements.isEmpty {
        let strokes = Wording.count(report.comparison.strokeCount, "stroke")
        let total = report.comparison.disagreementCount
        if text.append(MarkdownReport.fold("Where the candidates disagree: \(total) of \(strokes)")) {
          text.append(
            report.comparison.disagreements.lazy.map { MarkdownReport.block(for: $0, in: report) }
          ) { shown, _ in MarkdownReport.leftOut(total - shown, "disagreement") }
          text.append("\n</details>\n", reserve: 256)
        }
      }
      MarkdownReport.writeSettled(of: report, to: &text)
      MarkdownReport.writeRepairs(of: report, to: &text)
      text.appendWhetherComplete()
    }
    return scenarios + text + "\n"
  }

  /// How often each candidate did what was meant, and how long it takes to rest.
  private static func charts(of report: Report) -> [String] {
    let rows = zip(report.candidates, report.comparison.candidates)
    let meant = rows.compactMap { candidate, figures in
      figures.agreement.share.map { (name: candidate.id, value: ($0 * 100).rounded(toPlaces: 1)) }
    }
    let settle = rows.compactMap { candidate, figures in
      figures.settleMilliseconds.value.map { (name: candidate.id, value: $0.rounded(toPlaces: 1)) }
    }
    return [
      MermaidChart.bars(title: "As meant, per cent of the strokes", unit: "per cent", most: 100, bars: meant),
      MermaidChart.bars(
        title: "Mean time from lift to rest, ms", unit: "ms", most: settle.map(\.value).max() ?? 0, bars: settle),
    ].compactMap { $0 }
  }
}
