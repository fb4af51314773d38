import GestureAnalysis
import GestureModel
import GestureReplay
import GestureRules

/// The sections below the table; each is empty if there is nothing to tell.
extension TextReport {
  static func disagreements(of report: Report, paint: Paint) -> [String] {
    let comparison = report.comparison
    let shown = comparison.disagreements.prefix(disagreementLimit)
    guard !shown.isEmpty else { return [] }
    let total = comparison.disagreementCount
    let more = total > shown.count ? ", the \(shown.count) most divisive of them" : ""
    let strokes = Wording.count(comparison.strokeCount, "stroke")
    var lines = [paint.heading("Candidates disagree on \(total) of \(strokes)\(more):")]
    for disagreement in shown { lines += self.lines(for: disagreement, in: report, paint: paint) }
    return lines
  }

  private static func lines(for disagreement: Disagreement, in report: Report, paint: Paint) -> [String] {
    let lattice = report.scenario.lattice
    var facts: [String] = []
    if let first = disagreement.outcomes.first {
      facts.append("from page \(first.startPage)")
      if let wanted = first.intendedPage { facts.append("page \(wanted) was meant") }
    }
    if let page = disagreement.observedPage { facts.append("the device went to page \(page)") }
    let place = paint.dim("(\(disagreement.place.location.description.onTerminal))")
    let head = "\(name(of: disagreement.place)): \(facts.joined(separator: ", ")) \(place)"
    var lines = [paint.wrap(head, first: "  ", indent: "    ")]
    for group in disagreement.groups {
      guard let speaker = group.candidates.first else { continue }
      let (candidate, outcome) = (report.candidates[speaker], disagreement.outcomes[speaker])
      let names = Wording.list(group.candidates.map { Wording.name(of: report.candidates[$0]) }, limit: 8) {
        $0.onTerminal.shortened(to: 36)
      }
      let reason = Wording.reason(for: outcome, of: candidate, on: lattice).onTerminal
      let margin = Wording.margin(outcome.landing.margin).map { "; \($0)" } ?? ""
      lines.append(
        paint.wrap("\(names): \(reason)\(margin)", first: "    page \(group.page)  ", indent: "            "))
    }
    return lines
  }

  static func budgets(of report: Report, paint: Paint, onlyBroken: Bool) -> [String] {
    let shown = onlyBroken ? report.brokenBudgets : report.budgets
    guard !shown.isEmpty else { return [] }
    return [paint.bold("Budgets:")]
      + BudgetResult.Status.allCases.flatMap { status in
        shown.filter { $0.status == status }.map { result in
          let text = Wording.budget(result) { $0.onTerminal.shortened(to: 60) }
          return paint.wrap(text, first: "  \(status.rawValue) ", indent: "    ")
        }
      }
  }

  static func closeDecisions(of report: Report, paint: Paint) -> [String] {
    let shown = report.comparison.closeDecisions.prefix(closeLimit)
    guard !shown.isEmpty else { return [] }
    return [paint.heading("Closest decisions:")]
      + shown.compactMap { decision in
        guard report.candidates.indices.contains(decision.outcome.candidate) else { return nil }
        let candidate = report.candidates[decision.outcome.candidate]
        let name = Wording.name(of: candidate).onTerminal.shortened(to: 36)
        let margin = Wording.margin(decision.outcome.landing.margin) ?? ""
        return paint.wrap(
          "\(self.name(of: decision.place)) under \(name): page \(decision.outcome.page), \(margin)", first: "  ",
          indent: "    ")
      }
  }

  static func findings(of report: Report, paint: Paint) -> [String] {
    FindingGroup.groups(in: report).map { group in
      var lines: [String] = []
      let head = "\(group.severity.rawValue) \(group.id.onTerminal)"
      let entries = group.entries
      if let entry = entries.first, entries.count == 1 {
        let names = Wording.list(entry.candidates, limit: 8) { name(of: $0, in: report) }
        let candidates = names.isEmpty ? "" : " (\(names))"
        lines.append(paint.wrap("\(head)\(candidates): \(entry.finding.message.onTerminal)", indent: "    "))
        if let evidence = evidence(of: entry.finding, paint: paint) { lines.append(evidence) }
      } else {
        lines.append("\(head), \(Wording.count(group.findings.count, "finding")):")
        for entry in entries {
          let names = Wording.list(entry.candidates, limit: 8) { name(of: $0, in: report) }
          let candidates = names.isEmpty ? "" : "\(names): "
          lines.append(paint.wrap(candidates + entry.finding.message.onTerminal, first: "  - ", indent: "    "))
          if let evidence = evidence(of: entry.finding, paint: paint) { lines.append(evidence) }
        }
      }
      // The severity is painted after the lines are broken: colours have no width.
      lines[0] = paint.word(for: group.severity) + lines[0].dropFirst(group.severity.rawValue.count)
      if !group.remedy.isEmpty {
        lines.append(paint.wrap(group.remedy.onTerminal, first: "    → ", indent: "      "))
      }
      if let change = group.findings.first.flatMap({ ChangeLine.change(for: $0, in: report) }) {
        lines.append("    → " + change.code.onTerminal)
      }
      lines += Wording.trials(of: group, name: { name(of: $0, in: report) }, trace: { $0.onTerminal.shortened(to: 40) })
        .map { paint.wrap($0, first: "    → ", indent: "      ") }
      return lines.joined(separator: "\n")
    }
  }

  static func settled(of report: Report, paint: Paint) -> [String] {
    var lines = report.accepted.map { settled in
      let candidate = settled.finding.candidate.map { " (\(name(of: $0, in: report)))" } ?? ""
      let places = settled.finding.occurrenceCount
      let count = places > 0 ? ", \(Wording.count(places, "place"))" : ""
      return paint.wrap(
        "\(settled.finding.severity.rawValue) \(settled.finding.id.onTerminal)\(candidate)\(count): "
          + "\((settled.reason ?? "").onTerminal)", first: "  ", indent: "    ")
    }
    if !lines.isEmpty { lines.insert(paint.bold("Accepted:"), at: 0) }
    guard let gone = report.baseline?.gone, !gone.isEmpty else { return lines }
    lines.append(paint.bold("In the baseline, but gone:"))
    lines += gone.prefix(goneLimit).map { identity in
      paint.wrap(Wording.identity(identity) { $0.onTerminal.shortened(to: 60) }, first: "  ", indent: "    ")
    }
    if gone.count > goneLimit { lines.append("  and \(gone.count - goneLimit) more") }
    return lines
  }

  /// How many entries of a baseline that no longer occur are named.
  private static let goneLimit = 10

  private static func evidence(of finding: Finding, paint: Paint) -> String? {
    guard !finding.traces.isEmpty else { return nil }
    let share = finding.share.map { ", \(Wording.percent($0)) of the strokes looked at" } ?? ""
    let names = Wording.list(finding.traces, limit: 3) { $0.onTerminal.shortened(to: 40) }
    return paint.wrap("seen in \(names)\(share)", first: "    ", indent: "    ")
  }

  private static func name(of id: String, in report: Report) -> String {
    let name = id.onTerminal.shortened(to: 36)
    return Wording.isModel(id, in: report) ? "\(name) (model)" : name
  }

  static func repairs(of report: Report, paint: Paint) -> [String] {
    // One line a kind: a clock that repeats itself does so in every trace.
    var kinds: [(id: String, places: Int, traces: [String], first: Repair)] = []
    for each in report.repairs {
      if let known = kinds.firstIndex(where: { $0.id == each.repair.id }) {
        kinds[known].places += each.repair.count
        if kinds[known].traces.last != each.trace { kinds[known].traces.append(each.trace) }
      } else {
        kinds.append((each.repair.id, each.repair.count, [each.trace], each.repair))
      }
    }
    guard !kinds.isEmpty else { return [] }
    return [paint.heading("Repairs made in reading:")]
      + kinds.map { kind in
        let places = "\(Wording.count(kind.places, "place")) in \(Wording.count(kind.traces.count, "trace"))"
        return paint.wrap(
          "\(kind.id.onTerminal), \(places), first at \(kind.first.location.description.onTerminal): "
            + kind.first.message.onTerminal, first: "  ", indent: "    ")
      }
  }

  static func name(of place: TracePlace) -> String {
    let name = place.id.onTerminal.shortened(to: 40)
    return place.strokeCount > 1 ? "\(name), stroke \(place.stroke)" : name
  }
}
