import GestureAnalysis
import GestureModel
import GestureReplay
import GestureRules

/// What the short forms of Markdown begin with: a heading that tells the result, the verdict, a table of pitfalls.
enum MarkdownOverview {
  /// How many pitfalls the table holds.
  static let pitfallLimit = 30

  /// A sign for the gravest finding.
  static func sign(of report: Report) -> String {
    if report.inputErrors > 0 { return "❌" }
    return report.worstOfAll.map(sign) ?? "✅"
  }

  private static func sign(_ severity: Severity) -> String {
    switch severity {
    case .error: "❌"
    case .warning: "⚠️"
    case .note: "ℹ️"
    }
  }

  /// The heading and the verdict.
  static func head(of report: Report) -> String {
    let name = report.scenario.name.map { " (\($0.shortened(to: 100).inMarkdownProse))" } ?? ""
    let verdict = Verdict.sentences(
      for: report, tellsFound: false, name: \.inMarkdownCode, prose: \.inMarkdownProse)
    let budgets = report.brokenBudgets.count
    let broken = budgets > 0 ? ", \(Wording.count(budgets, "broken budget"))" : ""
    let errors = report.inputErrors > 0 ? ", \(Wording.count(report.inputErrors, "error")) in the input" : ""
    let assumption = report.assumption.map { "\($0.inMarkdownProse)\n\n" } ?? ""
    return "## \(sign(of: report)) Gestures\(name): \(Wording.severities(of: report.findings))\(broken)\(errors)\n\n"
      + (verdict.isEmpty ? "" : "\(verdict)\n\n") + assumption + MarkdownReport.facts(of: report) + "\n"
  }

  /// One row a scenario; empty for one alone.
  static func scenarios(_ reports: [Report]) -> String {
    guard reports.count > 1 else { return "" }
    var text = "| | Scenario | Strokes | Found | Most often as meant |\n| --- | --- | ---: | --- | --- |\n"
    for report in reports.prefix(pitfallLimit) {
      let comparison = report.comparison
      let best = Wording.list(comparison.bestCandidates.map { report.candidates[$0].id }, limit: 2) {
        $0.shortened(to: 60).inMarkdownCodeCell
      }
      let name = report.scenario.name.map { $0.shortened(to: 60).inMarkdownCodeCell } ?? "–"
      text +=
        "| \(sign(of: report)) | \(name) | \(comparison.strokeCount) | \(Wording.severities(of: report.findings)) | "
        + "\(best.isEmpty ? "–" : best) |\n"
    }
    let more = reports.count - pitfallLimit
    return text + (more > 0 ? "\n*\(more) more scenarios are not in this table.*\n" : "") + "\n"
  }

  /// Errors of reading, a line each; empty if there are none.
  static func problems(of report: Report, limit: Int) -> String {
    guard !report.inputProblems.isEmpty else { return "" }
    let lines = report.inputProblems.prefix(limit).map { problem in
      let place = problem.location.map { "\($0.description.inMarkdownCode): " } ?? ""
      return "- ❌ \(place)\(problem.message.inMarkdownProse)\n"
    }
    let more = report.inputErrors - lines.count
    return "Could not be read, and was left out:\n\n" + lines.joined()
      + (more > 0 ? "- and \(Wording.count(more, "more error"))\n" : "") + "\n"
  }

  /// The table of budgets if one of them is broken.
  static func writeBrokenBudgets(of report: Report, to text: inout BudgetedText) {
    guard !report.brokenBudgets.isEmpty else { return }
    MarkdownReport.writeBudgets(of: report, to: &text)
    // Without a blank line the next table would be part of this one.
    text.append("\n")
  }

  /// One row a pitfall and change, gravest first.
  static func writePitfalls(of report: Report, to text: inout BudgetedText) {
    let groups = FindingGroup.groups(in: report)
    guard !groups.isEmpty else { return }
    let head =
      "| | Pitfall | Candidates | Share of strokes | What to change |\n| --- | --- | --- | ---: | --- |\n"
    guard text.append(head) else { return }
    let rows = groups.prefix(pitfallLimit).map { row(for: $0, in: report) }
    let more = groups.count - rows.count
    text.append(rows) { shown, total in "\n*\(total - shown + more) more pitfalls are not in this table.*\n" }
    if more > 0, !text.hasLeftOut { text.append("\n*\(more) more pitfalls are not in this table.*\n") }
  }

  private static func row(for group: FindingGroup, in report: Report) -> String {
    let candidates = unique(group.findings.compactMap(\.candidate))
    let names = Wording.list(candidates, limit: 4) {
      $0.shortened(to: 60).inMarkdownCodeCell + (Wording.isModel($0, in: report) ? " (model)" : "")
    }
    let shares = group.findings.compactMap(\.share).filter(\.isFinite)
    let isSpread = Set(shares).count > 1 || shares.count < group.findings.count
    let share = shares.max().map { (isSpread ? "up to " : "") + Wording.percent($0) } ?? "–"
    let change = group.remedy.isEmpty ? "–" : group.remedy.shortened(to: 400).inMarkdownProse
    // The blank before the word does not break.
    return
      "| \(sign(group.severity))\u{A0}\(group.severity.rawValue) | \(group.id.shortened(to: 60).inMarkdownCodeCell) | "
      + "\(names.isEmpty ? "–" : names) | \(share) | \(change) |\n"
  }

  /// One row a candidate, with the pages moved as a line of bars between the ends that all candidates share.
  static func candidates(of report: Report) -> String {
    let comparison = report.comparison
    guard comparison.strokeCount > 0 else { return "" }
    let moved = comparison.candidates.flatMap { $0.pagesMoved.bars.map(\.pages) }
    let ends = moved.min().flatMap { low in moved.max().map { (low, $0) } }
    // Beyond this a line of bars is wider than the column (ours).
    let columns = ends.flatMap { low, high -> ClosedRange<Int>? in
      let (span, overflow) = high.subtractingReportingOverflow(low)
      return overflow || span > 20 ? nil : low...high
    }
    let range = columns.map { " \(signed($0.lowerBound))…\(signed($0.upperBound))" } ?? ": strokes"
    var text =
      "\n| Candidate | As meant | Mean settle [ms] | Pages moved\(range) |\n| --- | ---: | ---: | --- |\n"
    for (candidate, figures) in zip(report.candidates, comparison.candidates) {
      let bars = Dictionary(
        figures.pagesMoved.bars.map { ($0.pages, $0.strokes) }, uniquingKeysWith: { first, _ in first })
      // Bars grow from 0, not from the least of them.
      let picture = columns.map { Sparkline.text(of: $0.map { Double(bars[$0] ?? 0) } + [0]).dropLast() }
      text +=
        "| \(MarkdownReport.name(of: candidate)) | \(MarkdownReport.agreement(figures.agreement)) | "
        + "\(MarkdownReport.number(figures.settleMilliseconds.value, 0)) | "
        + "\(picture.map(String.init) ?? Wording.histogram(figures.pagesMoved.bars)) |\n"
    }
    return text
  }

  private static func signed(_ pages: Int) -> String { pages > 0 ? "+\(pages)" : String(pages) }

  private static func unique(_ names: [String]) -> [String] {
    var seen = Set<String>()
    return names.filter { seen.insert($0).inserted }
  }
}
