import GestureAnalysis
import GestureModel
import GestureReplay
import GestureRules

/// What a person reads in a terminal.
public struct TextReport: ReportFormat {
  public static let identifier = "text"
  public static let summary = "For people in a terminal: a table, the foremost disagreements, the findings."
  public static let fileExtensions = ["txt", "log"]
  public static let needsEveryOutcome = false
  public static let tellsTrials = true
  /// How many disagreements are shown.
  static let disagreementLimit = 5
  /// How many close decisions are shown.
  static let closeLimit = 3

  public static func text(of reports: [Report], style: ReportStyle) -> String {
    let paint = Paint(style)
    let parts = reports.map { report in
      let sections =
        style.isQuiet
        ? [budgets(of: report, paint: paint, onlyBroken: true), findings(of: report, paint: paint)]
        : [
          head(of: report, paint: paint), table(of: report, paint: paint),
          budgets(of: report, paint: paint, onlyBroken: false),
          divergence(of: report, paint: paint), mirror(of: report, paint: paint),
          disagreements(of: report, paint: paint), closeDecisions(of: report, paint: paint),
          findings(of: report, paint: paint), settled(of: report, paint: paint),
          repairs(of: report, paint: paint), [lastLine(of: report, paint: paint)],
        ]
      return sections.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
    }
    let text = parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
    return text.isEmpty ? "" : text + "\n"
  }

  private static func head(of report: Report, paint: Paint) -> [String] {
    var lines: [String] = []
    if let assumption = report.assumption { lines.append(paint.wrap(assumption.onTerminal)) }
    let geometry = Wording.geometry(of: report.scenario)
    let name = report.scenario.name.map { $0.onTerminal.shortened(to: 60) + ": " } ?? ""
    lines.append(paint.wrap(geometry, first: paint.bold(name)))
    if report.comparison.strokeCount > 0 {
      let verdict = Verdict.sentences(
        for: report, name: { $0.onTerminal.shortened(to: 60) }, prose: { $0.onTerminal.shortened(to: 400) })
      lines.append(paint.wrap(verdict))
    }
    return lines
  }

  private static func table(of report: Report, paint: Paint) -> [String] {
    let comparison = report.comparison
    guard comparison.strokeCount > 0 else { return [] }
    if paint.columns != nil { return TerminalTable.lines(for: report, paint: paint) }
    let hasObserved = comparison.observed.traces > 0
    let hasIntent = comparison.candidates.contains { $0.agreement.known > 0 }
    // Columns that no trace can fill are left out.
    func row(_ name: String, _ intent: String, _ observed: String, _ rest: [String]) -> [String] {
      [name] + (hasIntent ? [intent] : []) + (hasObserved ? [observed] : []) + rest
    }
    var rows = [
      row(
        "candidate", "as meant", "as observed",
        ["travel pt", "settle ms", "max ms", "findings", "pages moved: strokes"])
    ]
    for (candidate, figures) in zip(report.candidates, comparison.candidates) {
      let findings = report.findings.count { $0.candidate == candidate.id }
      rows.append(
        row(
          Wording.name(of: candidate).onTerminal.shortened(to: 36), fraction(figures.agreement),
          fraction(figures.observedRest.known > 0 ? figures.observedRest : figures.observedPage),
          [
            figures.travelPoints.value?.fixedText(1) ?? "–", figures.settleMilliseconds.value?.fixedText(0) ?? "–",
            figures.settleMilliseconds.maximum?.fixedText(0) ?? "–", findings == 0 ? "–" : String(findings),
            Wording.histogram(figures.pagesMoved.bars),
          ]))
    }
    if hasObserved {
      let observed = comparison.observed
      rows.append(
        row(
          "observed", fraction(observed.agreement), "",
          [
            observed.travelPoints.value?.fixedText(1) ?? "–", observed.settleMilliseconds.value?.fixedText(0) ?? "–",
            observed.settleMilliseconds.maximum?.fixedText(0) ?? "–", "",
            Wording.histogram(observed.pagesMoved.bars),
          ]))
    }
    let numbers = (hasIntent ? 1 : 0) + (hasObserved ? 1 : 0) + 4
    let alignments = [.left] + Array(repeating: TextLayout.Alignment.right, count: numbers) + [.left]
    var lines = TextLayout.table(rows, alignments: alignments)
    lines[0] = paint.bold(lines[0])
    return lines
  }

  static func fraction(_ agreement: Agreement) -> String {
    agreement.known > 0 ? "\(agreement.agreed)/\(agreement.known)" : "–"
  }

  private static func lastLine(of report: Report, paint: Paint) -> String {
    let comparison = report.comparison
    var parts: [String] = []
    if comparison.strokeCount > 0 {
      parts.append(
        "\(Wording.count(comparison.traceCount, "trace")), \(Wording.count(comparison.strokeCount, "stroke"))")
      parts.append(Wording.count(report.candidates.count, "candidate"))
      parts.append(Wording.count(comparison.disagreementCount, "disagreement"))
    }
    if comparison.emptyTraceCount > 0 {
      parts.append("\(Wording.count(comparison.emptyTraceCount, "trace")) without anything to replay")
    }
    parts.append(Wording.severities(of: report.findings))
    if !report.repairs.isEmpty { parts.append(Wording.count(report.repairs.count, "repair")) }
    if report.inputErrors > 0 { parts.append("\(Wording.count(report.inputErrors, "error")) in the input") }
    let settled = Wording.settled(in: report) { $0.onTerminal.shortened(to: 60) }.map { " \($0)" } ?? ""
    return paint.wrap(parts.joined(separator: ", ") + "." + settled)
  }
}
