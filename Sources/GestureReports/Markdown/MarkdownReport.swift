import GestureAnalysis
import GestureModel
import GestureReplay
import GestureRules

/// What a reviewer reads in a pull request: verdict first, details folded.
public struct MarkdownReport: ReportFormat {
  public static let identifier = "markdown"
  public static let summary =
    "For a pull request: verdict, table, disagreements with reasons, findings, folded details."
  public static let fileExtensions = ["md", "markdown"]
  public static let needsEveryOutcome = true
  public static let tellsTrials = true
  /// What a report may weigh: above 1 MiB GitHub shows nothing of a summary (`research/reports-cli.md` section 2).
  static let byteLimit = 900_000
  /// How many disagreements are shown open; the others are folded.
  static let openDisagreements = 5
  /// How many findings of one pitfall are shown (ours: the first ones are the most frequent).
  static let entryLimit = 50

  public static let hasPictures = true

  public static func text(of reports: [Report], style: ReportStyle) -> String {
    style.isBrief ? BriefMarkdown.text(of: reports) : text(of: reports, limit: byteLimit)
  }

  public static func files(of reports: [Report], style: ReportStyle, picturesIn folder: String) -> ReportFiles {
    // A comment has nothing that pictures could lie beside.
    style.isBrief
      ? ReportFiles(text: text(of: reports, style: style)) : files(of: reports, picturesIn: folder, limit: byteLimit)
  }

  /// Writes `reports` into at most `limit` bytes, their pictures not counted.
  static func files(of reports: [Report], picturesIn folder: String, limit: Int) -> ReportFiles {
    let pictures = zip(reports, MarkdownPictures.prefixes(for: reports)).map { report, prefix in
      MarkdownPictures(report, called: prefix, in: folder)
    }
    let text = text(of: reports, limit: limit, pictures: pictures)
    // A section that had no room left its picture out as well.
    return ReportFiles(text: text, pictures: pictures.flatMap(\.files).filter { text.contains("/\($0.name))") })
  }

  /// Writes `reports` into at most `limit` bytes, which they share evenly.
  static func text(of reports: [Report], limit: Int, pictures: [MarkdownPictures] = []) -> String {
    parts(reports, limit: limit) { report, index, text in
      write(report, pictures.indices.contains(index) ? pictures[index] : MarkdownPictures(), to: &text)
    }
  }

  /// Lets `write` write each report, whose place it is told, into an even share of `limit` bytes.
  static func parts(
    _ reports: [Report], limit: Int, write: (Report, Int, inout BudgetedText) -> Void
  ) -> String {
    var parts: [String] = []
    for (index, report) in reports.enumerated() {
      let spent = parts.reduce(0) { $0 + $1.utf8.count + 1 }
      var text = BudgetedText(limit: (limit - spent) / (reports.count - index))
      write(report, index, &text)
      parts.append(text.text)
    }
    return parts.joined(separator: "\n")
  }

  private static func write(_ report: Report, _ pictures: MarkdownPictures, to text: inout BudgetedText) {
    let title = report.scenario.name.map { "Gesture replay: \($0.inMarkdownProse)" } ?? "Gesture replay"
    text.append("## \(title)\n\n")
    let verdict = Verdict.sentences(for: report, name: \.inMarkdownCode, prose: \.inMarkdownProse)
    text.append("**Verdict.** \(verdict)\n\n")
    if let assumption = report.assumption { text.append(assumption.inMarkdownProse + "\n\n") }
    text.append(facts(of: report) + "\n")
    if report.comparison.strokeCount > 0 { text.append(table(of: report)) }
    writeBudgets(of: report, to: &text)
    if !pictures.pagesMoved.isEmpty { text.append("\n" + pictures.pagesMoved) }
    text.append(pictures.margins)
    writeDivergence(of: report, to: &text)
    writeMirror(of: report, to: &text)
    writeDisagreements(of: report, pictures, to: &text)
    writeFindings(of: report, to: &text)
    writeSettled(of: report, to: &text)
    writeRepairs(of: report, to: &text)
    writeOutcomes(of: report, to: &text)
    text.append("\n<sub>detent \(report.toolVersion)</sub>\n", reserve: 0)
  }

  /// The geometry and how much was replayed, on one line.
  static func facts(of report: Report) -> String {
    let comparison = report.comparison
    var line = Wording.geometry(of: report.scenario)
    if comparison.strokeCount > 0 {
      line += "; \(Wording.count(comparison.traceCount, "trace"))"
      line += ", \(Wording.count(comparison.strokeCount, "stroke"))"
    }
    if comparison.emptyTraceCount > 0 {
      line += "; \(Wording.count(comparison.emptyTraceCount, "trace")) without anything to replay"
    }
    return line + ".\n"
  }

  private static func table(of report: Report) -> String {
    let comparison = report.comparison
    let hasObserved = comparison.observed.traces > 0
    // The histogram stands last: it is the only column without a fixed width.
    var rows = [
      "| Candidate | As meant | Mean travel [pt] | Mean settle [ms] | Longest settle [ms] | Findings |"
        + (hasObserved ? " Rests as observed | Page as observed |" : "") + " Pages moved: strokes |",
      "| --- | ---: | ---: | ---: | ---: | --- |" + (hasObserved ? " ---: | ---: |" : "") + " --- |",
    ]
    for (candidate, figures) in zip(report.candidates, comparison.candidates) {
      let findings = report.findings.filter { $0.candidate == candidate.id }
      let observed =
        hasObserved ? " \(fraction(figures.observedRest)) | \(fraction(figures.observedPage)) |" : ""
      rows.append(
        "| \(name(of: candidate)) | \(agreement(figures.agreement)) | \(number(figures.travelPoints.value, 1)) | "
          + "\(number(figures.settleMilliseconds.value, 0)) | \(number(figures.settleMilliseconds.maximum, 0)) | "
          + "\(findings.isEmpty ? "–" : Wording.severities(of: findings)) |\(observed) "
          + "\(Wording.histogram(figures.pagesMoved.bars)) |")
    }
    if hasObserved {
      let observed = comparison.observed
      rows.append(
        "| *observed* | \(agreement(observed.agreement)) | \(number(observed.travelPoints.value, 1)) | "
          + "\(number(observed.settleMilliseconds.value, 0)) | \(number(observed.settleMilliseconds.maximum, 0)) | "
          + "| | | \(Wording.histogram(observed.pagesMoved.bars)) |")
    }
    let legend =
      "\nTravel is the distance between where the content was at touch-down and where it rests. "
      + "*As meant* counts the strokes whose trace says what the person wanted."
      + (hasObserved ? " *Observed* is what the device did; a rest counts as met within 0.5 pt." : "")
    return rows.joined(separator: "\n") + "\n" + legend + "\n"
  }

  private static func fraction(_ agreement: Agreement) -> String {
    agreement.known > 0 ? "\(agreement.agreed)/\(agreement.known)" : "–"
  }

  /// `18/39 (46 %)`, or a dash if no trace tells what was meant.
  static func agreement(_ agreement: Agreement) -> String {
    guard let share = agreement.share else { return "–" }
    return "\(agreement.agreed)/\(agreement.known) (\((share * 100).fixedText(0)) %)"
  }

  /// A number with fixed decimals, or a dash.
  static func number(_ value: Double?, _ places: Int) -> String { value?.fixedText(places) ?? "–" }

  /// The candidate's name as code in a table, and "(model)" beside it where the original is closed.
  static func name(of candidate: Candidate) -> String {
    candidate.id.inMarkdownCodeCell + (type(of: candidate.strategy).isModel ? " (model)" : "")
  }

  /// A fold with its summary and the blank lines that Markdown inside it needs.
  static func fold(_ summary: String) -> String { "\n<details>\n<summary>\(summary)</summary>\n\n" }
}
