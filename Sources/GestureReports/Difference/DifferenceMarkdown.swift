import GestureAnalysis
import GestureModel

/// A difference for a pull request: verdict, what moved and why, stroke by stroke, then findings and figures.
public enum DifferenceMarkdown {
  /// How many moved strokes of a candidate stand open; the others are folded.
  static let openStrokes = 20

  private static let wording = DifferenceWording(
    name: { $0.inMarkdownCode }, prose: { $0.inMarkdownProse })
  /// The same inside a table, where bars are escaped.
  private static let cell = DifferenceWording(
    name: { $0.inMarkdownCodeCell }, prose: { $0.inMarkdownProse })

  /// Writes the report, ending in a line break.
  public static func text(of report: DifferenceReport) -> String {
    text(of: report, limit: MarkdownReport.byteLimit)
  }

  /// Writes the report into at most `limit` bytes.
  static func text(of report: DifferenceReport, limit: Int) -> String {
    var text = BudgetedText(limit: limit)
    text.append("## Results compared: \(wording.name(report.oldPath)) → \(wording.name(report.newPath))\n\n")
    text.append("**Verdict.** \(wording.verdict(of: report).joined(separator: " "))\n")
    if let causes = wording.causes(in: report.differences) { text.append("\n**Why.** \(causes).\n") }
    for sentence in wording.unpaired(in: report) { text.append("\n\(sentence)\n") }
    writeTable(of: report, to: &text)
    let (told, same) = (
      report.differences.filter(\.hasDetails), report.differences.filter { !$0.hasDetails }.map { $0.name ?? "results" }
    )
    let left = told.count { !write($0, to: &text) }
    if left > 0 { text.append(leftOut(left, "scenario"), reserve: 512) }
    if !told.isEmpty, !same.isEmpty {
      text.append("\nNothing moved in \(Wording.list(same, limit: 20, wording.name)).\n")
    }
    let versions = Set(report.differences.flatMap { [$0.oldVersion, $0.newVersion] }).sorted()
    let writers = versions.filter { $0 != report.toolVersion }.map(\.inMarkdownProse)
    let writtenBy = writers.isEmpty ? "" : "; results written by \(writers.joined(separator: ", "))"
    text.append("\n<sub>detent \(report.toolVersion)\(writtenBy)</sub>\n", reserve: 0)
    return text.text
  }

  /// One row a candidate that changed: where to look first.
  private static func writeTable(of report: DifferenceReport, to text: inout BudgetedText) {
    let rows = report.differences.flatMap { difference in
      difference.candidates.filter(\.isChanged).map { candidate in
        let share = candidate.moved.isEmpty ? "" : " (\(Wording.percent(candidate.movedShare)))"
        return "| \(difference.name?.inMarkdownProse ?? "–") | \(cell.candidate(candidate)) | \(candidate.compared) "
          + "| \(candidate.moved.count)\(share) | \(candidate.count(.better)) | \(candidate.count(.worse)) "
          + "| \(candidate.shifted.count) | \(DifferenceWording.figure("agreement", of: candidate)) "
          + "| \(DifferenceWording.figure("mean_settle_ms", of: candidate)) |\n"
      }
    }
    let head =
      "| Scenario | Candidate | Strokes | Other page | Now as meant | No longer as meant | Other rest on its page "
      + "| As meant | Mean settle [ms] |\n| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |\n"
    guard !rows.isEmpty, text.append("\n" + head) else { return }
    text.append(rows) { shown, total in leftOut(total - shown, "row") }
  }

  private static func write(_ difference: ResultsDifference, to text: inout BudgetedText) -> Bool {
    let title = difference.name?.inMarkdownProse ?? "Results"
    guard text.append("\n### \(title)\n\n\(wording.moved(in: [difference]))\n") else { return false }
    for sentence in wording.unpaired(in: difference) { text.append("\n\(sentence)\n") }
    for candidate in difference.candidates where !candidate.moved.isEmpty {
      writeStrokes(of: candidate, in: difference, to: &text)
    }
    writeFindings(of: difference, to: &text)
    writeShifted(of: difference, to: &text)
    writeFigures(of: difference, to: &text)
    return true
  }

  private static func writeStrokes(
    of candidate: CandidateDifference, in difference: ResultsDifference, to text: inout BudgetedText
  ) {
    let total = Wording.count(candidate.moved.count, "stroke")
    let showsRelease = candidate.moved.contains { wording.release(of: $0) != nil }
    let head =
      "| Trace | Meant | Page | |\(showsRelease ? " At lift |" : "") Before | Now |\n"
      + "| --- | --- | ---: | --- |\(showsRelease ? " --- |" : "") --- | --- |\n"
    let rows = candidate.moved.map { row(for: $0, showsRelease: showsRelease) }
    let opening =
      "\n#### \(wording.candidate(candidate)): \(total) on another page\n\n"
      + "Why: \(wording.causes(of: candidate, in: difference)).\n\n" + head
    guard text.append(opening) else { return }
    text.append(rows.prefix(openStrokes)) { shown, all in leftOut(all - shown, "stroke") }
    let folded = rows.dropFirst(openStrokes)
    guard !folded.isEmpty, text.append(MarkdownReport.fold("\(Wording.count(folded.count, "more stroke"))") + head)
    else { return }
    text.append(folded) { shown, all in leftOut(all - shown, "stroke") }
    text.append("\n</details>\n", reserve: 256)
  }

  private static func row(for stroke: MovedStroke, showsRelease: Bool) -> String {
    let effect =
      switch stroke.effect {
      case .better: "✓ now as meant"
      case .worse: "✗ no longer as meant"
      case .other: ""
      }
    let place = stroke.trace.location.map { "<br>\($0.inMarkdownCodeCell)" } ?? ""
    let release = showsRelease ? " \(cell.release(of: stroke) ?? "as before") |" : ""
    return "| \(cell.stroke(stroke))\(place) | \(stroke.new.intent.map(cell.prose) ?? "–") "
      + "| \(stroke.old.page) → **\(stroke.new.page)** | \(effect) |\(release) \(cell.prose(stroke.old.because)) "
      + "| \(cell.prose(stroke.new.because)) |\n"
  }

  private static func writeFindings(of difference: ResultsDifference, to text: inout BudgetedText) {
    let findings = difference.findings
    guard !findings.isEmpty,
      text.append(
        "\n#### \(wording.findings(findings).dropLast())\n\n| | Severity | Pitfall | Candidate | Places | Message |\n"
          + "| --- | --- | --- | --- | --- | --- |\n")
    else { return }
    text.append(
      findings.lazy.map { finding in
        let told = finding.finding
        let accepted = told?.isAccepted == true ? " (accepted)" : ""
        return
          "| \(finding.kind.rawValue) | \(cell.severity(finding))\(accepted) | \((told?.id ?? "").inMarkdownCodeCell) "
          + "| \(told?.candidate?.inMarkdownCodeCell ?? "–") | \(cell.places(finding) ?? "–") "
          + "| \(cell.prose(told?.message ?? "")) |\n"
      }
    ) { shown, total in leftOut(total - shown, "finding") }
  }

  private static func writeShifted(of difference: ResultsDifference, to text: inout BudgetedText) {
    let shifted = difference.candidates.filter { !$0.shifted.isEmpty }
    guard !shifted.isEmpty else { return }
    let total = shifted.reduce(0) { $0 + $1.shifted.count }
    let head =
      MarkdownReport.fold("\(Wording.count(total, "stroke")) on the same page at another rest")
      + "| Candidate | Trace | Page | Rest [pt] |\n| --- | --- | ---: | ---: |\n"
    guard text.append(head) else { return }
    let rows = shifted.flatMap { candidate in
      candidate.shifted.map { stroke in
        "| \(cell.candidate(candidate)) | \(cell.stroke(stroke)) | \(stroke.new.page) "
          + "| \(stroke.old.target.trimmedText(2)) → \(stroke.new.target.trimmedText(2)) |\n"
      }
    }
    text.append(rows) { shown, all in leftOut(all - shown, "stroke") }
    text.append("\n</details>\n", reserve: 256)
  }

  private static func writeFigures(of difference: ResultsDifference, to text: inout BudgetedText) {
    let rows = difference.candidates.flatMap { candidate in
      candidate.figures.map { figure in
        "| \(cell.candidate(candidate)) | \(figure.name.inMarkdownCodeCell) | \(number(figure.old)) "
          + "| \(number(figure.new)) |\n"
      }
        + (candidate.old.pagesMoved == candidate.new.pagesMoved
          ? []
          : [
            "| \(cell.candidate(candidate)) | `pages_moved`: strokes | \(candidate.old.pagesMoved.inMarkdownCodeCell) "
              + "| \(candidate.new.pagesMoved.inMarkdownCodeCell) |\n"
          ])
    }
    guard !rows.isEmpty,
      text.append(
        MarkdownReport.fold("\(Wording.count(rows.count, "figure")) changed")
          + "| Candidate | Figure | Before | Now |\n| --- | --- | ---: | ---: |\n")
    else { return }
    text.append(rows) { shown, all in leftOut(all - shown, "figure") }
    text.append("\n</details>\n", reserve: 256)
  }

  private static func number(_ value: Double?) -> String { value?.trimmedText(3) ?? "–" }

  private static func leftOut(_ number: Int, _ noun: String) -> String {
    "\n*\(Wording.count(number, noun)) left out, to keep this report under \(MarkdownReport.byteLimit / 1000) kB; "
      + "the JSON report holds everything.*\n"
  }
}
