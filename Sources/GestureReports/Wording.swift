import GestureAnalysis
import GestureModel
import GestureMotion
import GestureReplay
import GestureRules

/// Sentences and names that several formats share, so that they say the same.
enum Wording {
  /// The candidate's name, with "(model)" where the original is closed.
  static func name(of candidate: Candidate) -> String {
    type(of: candidate.strategy).isModel ? "\(candidate.id) (model)" : candidate.id
  }

  /// Whether the candidate called `id` stands for a closed original.
  static func isModel(_ id: String, in report: Report) -> Bool {
    report.candidates.contains { $0.id == id && type(of: $0.strategy).isModel }
  }

  /// `1 trace`, `2 traces`.
  static func count(_ number: Int, _ noun: String, plural: String? = nil) -> String {
    "\(number) \(number == 1 ? noun : plural ?? noun + "s")"
  }

  /// `1 error, 2 warnings`, gravest first; `no findings` if there are none.
  static func severities(of findings: [Finding]) -> String {
    let parts = Severity.allCases.reversed().compactMap { severity -> String? in
      let number = findings.count { $0.severity == severity }
      return number > 0 ? count(number, severity.rawValue) : nil
    }
    return parts.isEmpty ? "no findings" : parts.joined(separator: ", ")
  }

  /// What became of a budget: `agreement of round: 0.487, at least 0.9`.
  static func budget(_ result: BudgetResult, name: (String) -> String) -> String {
    let unit = result.budget.metric.unit.isEmpty ? "" : " \(result.budget.metric.unit)"
    let subject = result.candidate.map { " of \(name($0))" } ?? ""
    let value = result.value.map { $0.trimmedText(3) + unit } ?? "nothing to measure, \(result.budget.metric.missing)"
    return "\(result.budget.metric.rawValue)\(subject): \(value); allowed \(result.budget.limits)"
  }

  /// `1 of 4 budgets is broken.`, `All 4 budgets are kept.`; `nil` if there are none.
  static func budgets(_ results: [BudgetResult]) -> String? {
    let measured = results.filter { $0.status != .unmeasured }
    guard !measured.isEmpty else { return nil }
    let broken = measured.count { $0.status == .broken }
    let all = count(measured.count, "budget")
    if broken == 0 { return measured.count == 1 ? "The budget is kept." : "All \(all) are kept." }
    return "\(broken) of \(all) \(broken == 1 ? "is" : "are") broken."
  }

  /// How much is hidden and accepted: `Hidden by known.json: 3 findings in 45 places. Accepted: 1 finding.`; `nil` if
  /// neither was asked for.
  static func settled(in report: Report, name: (String) -> String) -> String? {
    var sentences: [String] = []
    if let baseline = report.baseline {
      let places = baseline.known.isEmpty ? "" : " in \(count(baseline.hiddenPlaces, "place"))"
      sentences.append("Hidden by \(name(baseline.path)): \(count(baseline.known.count, "finding"))\(places).")
      if !baseline.gone.isEmpty {
        let entries = count(baseline.gone.count, "entry of it", plural: "entries of it")
        sentences.append(
          "\(entries) no longer \(baseline.gone.count == 1 ? "occurs" : "occur")"
            + (baseline.isRatchet ? ", so the ratchet slips: write it anew with --write-baseline." : "."))
      }
    }
    if !report.accepted.isEmpty { sentences.append("Accepted: \(count(report.accepted.count, "finding")).") }
    return sentences.isEmpty ? nil : sentences.joined(separator: " ")
  }

  /// Who a baseline's entry is: `multi-page-skip of round in a.csv, trace flick-01`.
  static func identity(_ identity: FindingIdentity, name: (String) -> String) -> String {
    let candidate = identity.candidate.map { " of \(name($0))" } ?? ""
    let path = identity.path.isEmpty ? "" : " in \(name(identity.path))"
    let trace = identity.trace.map { ", trace \(name($0))" } ?? ""
    return "\(name(identity.rule))\(candidate)\(path)\(trace)"
      + (identity.ordinal > 0 ? " (\(identity.ordinal + 1))" : "")
  }

  /// What the person wanted, in a word.
  static func intent(_ intent: Intent) -> String {
    switch intent {
    case .next: "next"
    case .previous: "previous"
    case .stay: "stay"
    case .page(let page): "page \(page)"
    }
  }

  /// How a candidate answers mirror images, in one clause.
  static func mirror(_ mirror: CandidateMirror, name: (String) -> String) -> String {
    guard mirror.compared > 0 else { return "no stroke could be compared" }
    let broken = mirror.broken + mirror.ties
    let ties =
      mirror.ties == 0 ? "" : mirror.broken == 0 ? ", at ties only" : ", \(mirror.ties) of them at ties"
    let examples = mirror.examples.map { mirrorExample($0, name: name) }.joined(separator: "; ")
    return "\(broken) of \(count(mirror.compared, "stroke")) not mirrored\(ties): \(examples)"
  }

  /// Such as `slow-3 moves +1, its mirror image 0`.
  static func mirrorExample(_ example: MirrorBreak, name: (String) -> String) -> String {
    let place = example.place
    let stroke = place.strokeCount > 1 ? ", stroke \(place.stroke)," : ""
    return "\(name(place.id))\(stroke) moves \(signed(example.pagesMoved)), its mirror image "
      + "\(signed(example.mirroredPagesMoved))\(example.isTie ? " (a tie)" : "")"
  }

  private static func signed(_ pages: Int) -> String { pages > 0 ? "+\(pages)" : "\(pages)" }

  /// The geometry in one line.
  static func geometry(of scenario: Scenario) -> String {
    let gap = scenario.spacing > 0 ? " + \(scenario.spacing.shortText) pt" : ""
    let pages = count(scenario.pageCount, "page")
    let items =
      scenario.itemsPerGroup > 1 ? " (\(scenario.itemsPerGroup) items of \(scenario.itemSize.shortText) pt)" : ""
    var parts = [
      "\(pages) of \(scenario.pageSize.shortText) pt\(items)\(gap) on a \(scenario.viewport.shortText) pt view",
      scenario.axis.rawValue, scenario.alignment.rawValue,
    ]
    if scenario.direction == .rtl { parts.append("right to left") }
    if scenario.loop { parts.append("endless") }
    switch scenario.decelerationPerMillisecond {
    case Deceleration.normal.perMillisecond: parts.append("normal deceleration")
    case Deceleration.fast.perMillisecond: parts.append("fast deceleration")
    case let rate: parts.append("deceleration \(rate.shortText) per ms")
    }
    if scenario.pagingEnabled { parts.append("paging on") }
    return parts.joined(separator: ", ")
  }

  /// Why the outcome is what it is, with what made the velocity zero.
  static func reason(for outcome: Outcome, of candidate: Candidate, on lattice: Lattice) -> String {
    if outcome.lockedToOtherAxis { return "the gesture ran along the other axis, so the view stayed where it was" }
    var reason = candidate.strategy.reason(for: outcome.landing, after: outcome.release, on: lattice)
    if lattice.isRightToLeft { reason += "; index \(outcome.landing.index) from the left is page \(outcome.page)" }
    return outcome.velocityRemark.map { "\(reason) (velocity: \($0.rawValue))" } ?? reason
  }

  /// How close another answer was: `74.39 pt or 0.9 pt/ms from another answer`; `nil` if nothing would change it.
  static func margin(_ margin: Margin) -> String? {
    marginFigures(margin).map { $0 + " from another answer" }
  }

  /// The figures of a margin: `74.39 pt or 0.9 pt/ms`; `nil` if nothing would change the answer.
  static func marginFigures(_ margin: Margin) -> String? {
    let parts = [
      margin.points.flatMap { $0.isFinite ? "\($0.trimmedText(2)) pt" : nil },
      margin.pointsPerMillisecond.flatMap { $0.isFinite ? "\($0.trimmedText(3)) pt/ms" : nil },
    ].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: " or ")
  }

  /// A histogram on one line: `0: 2 · 1: 5 · 3: 1`.
  static func histogram(_ bars: [(pages: Int, strokes: Int)]) -> String {
    bars.isEmpty ? "–" : bars.map { "\($0.pages): \($0.strokes)" }.joined(separator: " · ")
  }

  /// A share in per cent, at most one decimal.
  static func percent(_ share: Double) -> String {
    share.isFinite ? "\((share * 100).trimmedText(1)) %" : "an unknown share"
  }

  /// Names joined by commas, at most `limit`, then how many more.
  static func list(_ names: [String], limit: Int, _ show: (String) -> String) -> String {
    let shown = names.prefix(limit).map(show).joined(separator: ", ")
    return names.count > limit ? "\(shown) and \(names.count - limit) more" : shown
  }
}
