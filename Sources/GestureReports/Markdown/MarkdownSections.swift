import GestureAnalysis
import GestureModel
import GestureReplay
import GestureRules

/// The sections below the table; each is left out if there is nothing to tell.
extension MarkdownReport {
  static func writeDisagreements(of report: Report, _ pictures: MarkdownPictures, to text: inout BudgetedText) {
    let comparison = report.comparison
    let kept = comparison.disagreements
    guard !kept.isEmpty else { return }
    let strokes = Wording.count(comparison.strokeCount, "stroke")
    text.append("\n### Where the candidates disagree: \(comparison.disagreementCount) of \(strokes)\n\n")
    text.append(pictures.divergence)
    text.append(
      kept.prefix(openDisagreements).lazy.map { block(for: $0, in: report) + pictures.scene(at: $0.place) }
    ) { shown, total in
      leftOut(total - shown, "disagreement")
    }
    let folded = kept.dropFirst(openDisagreements)
    guard !folded.isEmpty, text.append(fold("\(Wording.count(folded.count, "more disagreement"))")) else { return }
    text.append(folded.lazy.map { block(for: $0, in: report) }) { shown, total in
      leftOut(total - shown, "disagreement")
    }
    let unkept = comparison.disagreementCount - kept.count
    if unkept > 0 { text.append("\(Wording.count(unkept, "less divisive one")) not kept; JSON has every outcome.\n") }
    text.append("\n</details>\n", reserve: 256)
  }

  /// One disagreement: who goes where, and why.
  static func block(for disagreement: Disagreement, in report: Report) -> String {
    let lattice = report.scenario.lattice
    var facts: [String] = []
    if let first = disagreement.outcomes.first {
      facts.append("from page \(first.startPage)")
      if let wanted = first.intendedPage { facts.append("page \(wanted) was meant") }
    }
    if let page = disagreement.observedPage { facts.append("the device went to page \(page)") }
    let place = disagreement.place
    let stroke = place.strokeCount > 1 ? ", stroke \(place.stroke)" : ""
    var lines = [
      "**\(place.id.inMarkdownCode)**\(stroke): \(facts.joined(separator: ", "))"
        + " (\(place.location.description.inMarkdownCode))", "",
      "| Page | Candidates | Because | Margin [pt] | Margin [pt/ms] |", "| ---: | --- | --- | ---: | ---: |",
    ]
    for group in disagreement.groups {
      guard let speaker = group.candidates.first else { continue }
      let (candidate, outcome) = (report.candidates[speaker], disagreement.outcomes[speaker])
      let names = Wording.list(group.candidates.map { name(of: report.candidates[$0]) }, limit: 12) { $0 }
      let reason = Wording.reason(for: outcome, of: candidate, on: lattice).inMarkdownProse
      let speaks = group.candidates.count > 1 ? "\(candidate.id.inMarkdownCodeCell): " : ""
      let met = outcome.agrees == true ? " ✓" : ""
      let margin = outcome.landing.margin
      lines.append(
        "| \(group.page)\(met) | \(names) | \(speaks)\(reason) | \(margin.points?.trimmedText(2) ?? "–") | "
          + "\(margin.pointsPerMillisecond?.trimmedText(3) ?? "–") |")
    }
    return lines.joined(separator: "\n") + "\n\n"
  }

  static func writeBudgets(of report: Report, to text: inout BudgetedText) {
    guard let head = Wording.budgets(report.budgets) else { return }
    text.append(
      "\n### Budgets: \(head)\n\n| | Metric | Candidate | Value | Allowed |\n| --- | --- | --- | ---: | --- |\n")
    let rows = BudgetResult.Status.allCases.flatMap { status in
      report.budgets.filter { $0.status == status }.map { result in
        let mark = status == .broken ? "**broken**" : status.rawValue
        let value = result.value.map { $0.trimmedText(3) } ?? result.budget.metric.missing
        return "| \(mark) | `\(result.budget.metric.rawValue)` | \(result.candidate?.inMarkdownCodeCell ?? "all") "
          + "| \(value) | \(result.budget.limits) |\n"
      }
    }
    text.append(rows) { shown, total in leftOut(total - shown, "budget") }
  }

  static func writeFindings(of report: Report, to text: inout BudgetedText) {
    let groups = FindingGroup.groups(in: report)
    guard !groups.isEmpty else { return }
    text.append("\n### Pitfalls: \(Wording.severities(of: report.findings))\n\n")
    text.append(groups.lazy.map { block(for: $0, in: report) }) { shown, total in
      leftOut(groups.dropFirst(shown).reduce(0) { $0 + $1.findings.count }, "finding")
    }
  }

  private static func block(for group: FindingGroup, in report: Report) -> String {
    var lines = ["- **\(group.severity.rawValue)** \(group.id.inMarkdownCode)"]
    let entries = group.entries
    for (candidates, finding) in entries.prefix(entryLimit) {
      let names = Wording.list(candidates, limit: 12) { id in
        id.inMarkdownCode + (Wording.isModel(id, in: report) ? " (model)" : "")
      }
      let subject = names.isEmpty ? "" : "\(names): "
      lines.append("  - \(subject)\(finding.message.inMarkdownProse)\(evidence(of: finding))")
    }
    if entries.count > entryLimit { lines.append("  - and \(entries.count - entryLimit) more") }
    if !group.remedy.isEmpty { lines.append("  - Change: \(group.remedy.inMarkdownProse)") }
    lines += Wording.trials(of: group, name: \.inMarkdownCode, trace: \.inMarkdownCode).map { "  - \($0)" }
    if let change = group.findings.first.flatMap({ ChangeLine.change(for: $0, in: report) }) {
      lines += ["", "    ```\(change.language)", "    \(change.code.onTerminal)", "    ```", ""]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The numbers, the share and the traces behind a finding, on a line of their own; empty if there are none.
  private static func evidence(of finding: Finding) -> String {
    var evidence: [String] = []
    if let share = finding.share { evidence.append("\(Wording.percent(share)) of the strokes looked at") }
    if !finding.traces.isEmpty {
      evidence.append("seen in " + Wording.list(finding.traces, limit: 5, \.inMarkdownCode))
    }
    evidence += finding.numbers.filter(\.value.isFinite).map { "\($0.name.inMarkdownCode) \($0.value.trimmedText(3))" }
    if let location = finding.location { evidence.append("first at \(location.description.inMarkdownCode)") }
    return evidence.isEmpty ? "" : "<br>\n    *Evidence*: \(evidence.joined(separator: "; "))."
  }

  static func writeSettled(of report: Report, to text: inout BudgetedText) {
    if !report.accepted.isEmpty {
      let head =
        fold("\(Wording.count(report.accepted.count, "accepted finding"))")
        + "| Severity | Pitfall | Candidate | Places | Reason |\n| --- | --- | --- | ---: | --- |\n"
      guard text.append(head) else { return }
      text.append(
        report.accepted.lazy.map { settled in
          let finding = settled.finding
          return "| \(finding.severity.rawValue) | \(finding.id.inMarkdownCodeCell) "
            + "| \(finding.candidate?.inMarkdownCodeCell ?? "–") | \(finding.occurrenceCount) "
            + "| \((settled.reason ?? "").inMarkdownProse) |\n"
        }
      ) { shown, total in leftOut(total - shown, "accepted finding") }
      text.append("\n</details>\n", reserve: 256)
    }
    guard let baseline = report.baseline, !baseline.gone.isEmpty else { return }
    let head = "\(Wording.count(baseline.gone.count, "entry", plural: "entries")) of the baseline no longer found"
    guard text.append(fold(head)) else { return }
    text.append(baseline.gone.lazy.map { "- \(Wording.identity($0) { $0.inMarkdownCode })\n" }) { shown, total in
      leftOut(total - shown, "line")
    }
    text.append("\n</details>\n", reserve: 256)
  }

  static func writeRepairs(of report: Report, to text: inout BudgetedText) {
    guard !report.repairs.isEmpty else { return }
    let head = fold(Wording.count(report.repairs.count, "repair") + " made in reading")
    guard
      text.append(head + "| Trace | Repair | Places | First at | What was done |\n| --- | --- | ---: | --- | --- |\n")
    else { return }
    text.append(
      report.repairs.lazy.map {
        "| \($0.trace.inMarkdownCodeCell) | \($0.repair.id.inMarkdownCodeCell) | \($0.repair.count) | "
          + "\($0.repair.location.description.inMarkdownCodeCell) | \($0.repair.message.inMarkdownProse) |\n"
      }
    ) { shown, total in leftOut(total - shown, "repair") }
    text.append("\n</details>\n", reserve: 256)
  }

  static func writeOutcomes(of report: Report, to text: inout BudgetedText) {
    let strokes = report.traces.reduce(0) { $0 + $1.outcomes.count }
    guard strokes > 0 else { return }
    let columns = report.candidates.map { " \(name(of: $0)) |" }.joined()
    let head =
      fold("Every stroke: the page each candidate rests at")
      + "| Trace | Meant | Start page | Velocity at lift [pt/ms] |\(columns)\n"
      + "| --- | ---: | ---: | ---: |" + String(repeating: " ---: |", count: report.candidates.count) + "\n"
    guard text.append(head) else { return }
    var (shown, isFull) = (0, false)
    for trace in report.traces where !isFull {
      for (stroke, row) in trace.outcomes.enumerated() where !isFull {
        if text.append(line(for: row, stroke: stroke, of: trace)) { shown += 1 } else { isFull = true }
      }
    }
    if shown < strokes { text.append(leftOut(strokes - shown, "stroke"), reserve: 512) }
    text.append("\nBold is what was meant.\n\n</details>\n", reserve: 256)
  }

  private static func line(for row: [Outcome], stroke: Int, of trace: ReportedTrace) -> String {
    let velocities = row.map(\.release.pointsPerMillisecond)
    let (low, high) = (velocities.min() ?? 0, velocities.max() ?? 0)
    // Candidates may estimate differently.
    let velocity = low == high ? low.fixedText(3) : "\(low.fixedText(3)) to \(high.fixedText(3))"
    let meant = row.first?.intendedPage.map(String.init) ?? "–"
    let name = trace.id.inMarkdownCodeCell + (trace.outcomes.count > 1 ? ", stroke \(stroke)" : "")
    let pages = row.map { $0.agrees == true ? " **\($0.page)** |" : " \($0.page) |" }.joined()
    return "| \(name) | \(meant) | \(row.first?.startPage ?? 0) | \(velocity) |\(pages)\n"
  }

  /// The line that tells what did not fit.
  static func leftOut(_ number: Int, _ noun: String) -> String {
    "\n*\(Wording.count(number, noun)) left out, to keep this report under \(byteLimit / 1000) kB; "
      + "the JSON report holds everything.*\n"
  }
}
