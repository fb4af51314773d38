import GestureAnalysis
import GestureModel

/// Sentences that the formats of a difference share, so that they say the same.
struct DifferenceWording: Sendable {
  /// Sets a name or a path.
  var name: @Sendable (String) -> String
  /// Sets a text that may hold names.
  var prose: @Sendable (String) -> String

  /// What a reader has to know first.
  func verdict(of report: DifferenceReport) -> [String] {
    guard report.isChanged else { return ["Nothing is different."] }
    var sentences = [moved(in: report.differences)]
    let findings = report.differences.flatMap(\.findings)
    if !findings.isEmpty { sentences.append(self.findings(findings)) }
    if let limit = report.limit {
      let broken = breaches(of: report).map { "broken by \($0)." }
      let rest = report.isLimitKept ? "kept." : "not kept: nothing could be compared."
      sentences.append("The limit of \(limit.text) is " + (broken ?? rest))
    }
    return sentences
  }

  /// Who broke the limit, each candidate once, with the scenarios: `round in cards (18 of 39 strokes), feed (1 of 3)`.
  private func breaches(of report: DifferenceReport) -> String? {
    var places: [(candidate: String, places: [String])] = []
    for breach in report.breaches {
      let name = candidate(breach.candidate)
      let known = places.firstIndex { $0.candidate == name } ?? places.endIndex
      if known == places.endIndex { places.append((name, [])) }
      let strokes = "(\(breach.candidate.moved.count) of \(Wording.count(breach.candidate.compared, "stroke")))"
      places[known].places.append(breach.difference.name.map { "\(prose($0)) \(strokes)" } ?? strokes)
    }
    guard !places.isEmpty else { return nil }
    return Wording.list(
      places.map { "\($0.candidate) in \(Wording.list($0.places, limit: 8) { $0 })" }, limit: 5
    ) { $0 }
  }

  /// How many strokes rest elsewhere, and whether that is good.
  func moved(in differences: [ResultsDifference]) -> String {
    let (moved, compared) = (differences.reduce(0) { $0 + $1.moved }, differences.reduce(0) { $0 + $1.compared })
    let isOneEach = differences.allSatisfy { $0.candidates.count == 1 }
    let unit = isOneEach ? "stroke" : "outcome"
    let all = isOneEach ? Wording.count(compared, unit) : "\(Wording.count(compared, unit)) (strokes under candidates)"
    guard compared > 0 else { return "No stroke is in both." }
    guard moved > 0 else { return "All \(all) rest on the same pages." }
    let strokes = differences.flatMap(\.candidates).flatMap(\.moved)
    let parts = MovedStroke.Effect.allCases.reversed().compactMap { effect -> String? in
      let number = strokes.count { $0.effect == effect }
      return number > 0 ? "\(number) \(self.effect(effect))" : nil
    }
    let share = Wording.percent(Double(moved) / Double(max(compared, 1)))
    return "\(moved) of \(all) \(moved == 1 ? "rests" : "rest") on another page, \(share): "
      + "\(parts.joined(separator: ", "))."
  }

  /// `now as meant`, `no longer as meant`, `otherwise`.
  func effect(_ effect: MovedStroke.Effect) -> String {
    switch effect {
    case .better: "now as meant"
    case .worse: "no longer as meant"
    case .other: "otherwise"
    }
  }

  /// `Findings: 1 new (1 error), 2 changed.`
  func findings(_ findings: [FindingDifference]) -> String {
    let parts = FindingDifference.Kind.allCases.compactMap { kind -> String? in
      let those = findings.filter { $0.kind == kind }
      guard !those.isEmpty else { return nil }
      let severities = Severity.allCases.reversed().compactMap { severity -> String? in
        let number = those.count { $0.finding?.severity == severity }
        return number > 0 ? Wording.count(number, severity.rawValue) : nil
      }
      return "\(those.count) \(kind.rawValue)" + (kind == .new ? " (\(severities.joined(separator: ", ")))" : "")
    }
    return "Findings: \(parts.joined(separator: ", "))."
  }

  /// Why strokes moved, over all scenarios: each cause with the strokes it concerns; where none moved, what changed
  /// all the same; `nil` if nothing did.
  func causes(in differences: [ResultsDifference]) -> String? {
    var counts: [(cause: MoveCause, strokes: Int)] = []
    for difference in differences {
      for candidate in difference.candidates {
        for cause in candidate.moved.flatMap({ difference.causes(of: $0, under: candidate) }) {
          let known = counts.firstIndex { $0.cause == cause } ?? counts.endIndex
          if known == counts.endIndex { counts.append((cause, 0)) }
          counts[known].strokes += 1
        }
      }
    }
    let moved = differences.reduce(0) { $0 + $1.moved }
    guard moved > 0 else {
      var changes: [String] = []
      for difference in differences {
        let scenario = difference.scenario.isEmpty ? [] : [cause(.scenario(difference.scenario))]
        for change in candidateChanges(in: difference) + scenario where !changes.contains(change) {
          changes.append(change)
        }
      }
      return changes.isEmpty ? nil : "Changed, but no page with it: \(Wording.list(changes, limit: 8) { $0 })"
    }
    return "Changed: "
      + Wording.list(
        counts.map { $0.strokes == moved ? cause($0.cause) : "\(cause($0.cause)) (\($0.strokes) of \(moved))" },
        limit: 8
      ) { $0 }
  }

  /// The candidate, under both names if it has two.
  func candidate(_ candidate: CandidateDifference) -> String {
    candidate.isRenamed ? "\(name(candidate.old.id)) → \(name(candidate.new.id))" : name(candidate.new.id)
  }

  /// `velocity 0.5 → 0.3`.
  func change(_ change: SettingChange) -> String {
    "\(name(change.name)) \(change.old.map(prose) ?? "not given") → \(change.new.map(prose) ?? "not given")"
  }

  /// Why strokes moved.
  func cause(_ cause: MoveCause) -> String {
    switch cause {
    case .recording: "the recording changed"
    case .candidate(let changes): "the candidate's \(changes.map(change).joined(separator: ", "))"
    case .scenario(let changes): "the scroll view's \(changes.map(change).joined(separator: ", "))"
    case .program(let old, let new):
      old == new
        ? "neither recording nor settings changed, so the code did, within detent \(prose(new))"
        : "neither recording nor settings changed, so the code did: detent \(prose(old)) → \(prose(new))"
    }
  }

  /// Why the strokes of a candidate moved, all causes together, in the order in which they are met.
  func causes(of candidate: CandidateDifference, in difference: ResultsDifference) -> String {
    var found: [MoveCause] = []
    for stroke in candidate.moved {
      for cause in difference.causes(of: stroke, under: candidate) where !found.contains(cause) { found.append(cause) }
    }
    return found.map(cause).joined(separator: "; ")
  }

  /// What the finger's release gave the strategy, where it is not what it gave before; `nil` where it is.
  func release(of stroke: MovedStroke) -> String? {
    func change(_ label: String, _ old: Double?, _ new: Double?, _ unit: String, places: Int) -> String? {
      guard old != new else { return nil }
      let (before, after) = (old?.trimmedText(places) ?? "none", new?.trimmedText(places) ?? "none")
      return "\(label) \(before) → \(after) \(unit)"
    }
    let parts = [
      change("offset", stroke.old.offset, stroke.new.offset, "pt", places: 2),
      change("v", stroke.old.pointsPerMillisecond, stroke.new.pointsPerMillisecond, "pt/ms", places: 3),
      change("proposed", stroke.old.proposed, stroke.new.proposed, "pt", places: 2),
    ].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// The trace, and which of its strokes if it has several.
  func stroke(_ stroke: MovedStroke) -> String {
    name(stroke.trace.id) + (stroke.strokeCount > 1 ? ", stroke \(stroke.new.stroke)" : "")
  }

  /// How many places a finding has and had: `6 places, were 20: 2 new, 16 gone`.
  func places(_ finding: FindingDifference) -> String? {
    let (old, new) = (finding.old?.places.count ?? 0, finding.new?.places.count ?? 0)
    guard old + new > 0 else { return nil }
    switch finding.kind {
    case .new: return Wording.count(new, "place")
    case .fixed: return Wording.count(old, "place")
    case .changed:
      return "\(Wording.count(new, "place")), were \(old): \(finding.appeared.count) new, \(finding.gone.count) gone"
    }
  }

  /// The severity, with the old one where it is another: `warning → error`.
  func severity(_ finding: FindingDifference) -> String {
    guard let old = finding.old, let new = finding.new, old.severity != new.severity else {
      return finding.finding?.severity.rawValue ?? ""
    }
    return "\(old.severity.rawValue) → \(new.severity.rawValue)"
  }

  /// The settings of candidates that changed, in sentences.
  func candidateChanges(in difference: ResultsDifference) -> [String] {
    difference.candidates.filter { $0.isRenamed || !$0.changes.isEmpty }.map { candidate in
      let changes = candidate.changes.map(change).joined(separator: ", ")
      return "\(self.candidate(candidate)): \(changes.isEmpty ? "another name for the same" : changes)"
    }
  }

  /// What only one of the files has, in sentences.
  func unpaired(in report: DifferenceReport) -> [String] {
    [
      sentence("Scenarios that only the new file has", report.addedScenarios),
      sentence("Scenarios that only the old file has", report.removedScenarios),
    ].compactMap { $0 }
  }

  /// What only one of the results has, and the recordings that changed, in sentences.
  func unpaired(in difference: ResultsDifference) -> [String] {
    [
      sentence("Only in the new results", difference.addedCandidates),
      sentence("Only in the old results", difference.removedCandidates),
      sentence("New traces", difference.addedTraces.map(\.id)),
      sentence("Traces that are gone", difference.removedTraces.map(\.id)),
      sentence("Traces with another recording", difference.changedTraces.map(\.id)),
    ].compactMap { $0 }
  }

  private func sentence(_ head: String, _ names: [String]) -> String? {
    names.isEmpty ? nil : "\(head) (\(names.count)): \(Wording.list(names, limit: 10, name))."
  }

  /// A figure's old and new value: `1604 → 1499`; agreement as a share.
  static func figure(_ name: String, of candidate: CandidateDifference) -> String {
    func text(_ figures: [RecordedFigure]) -> String {
      guard let value = figures.first(where: { $0.name == name })?.value else { return "–" }
      return name == "agreement" ? Wording.percent(value) : value.trimmedText(name.hasSuffix("_ms") ? 0 : 1)
    }
    let (old, new) = (text(candidate.old.figures), text(candidate.new.figures))
    return old == new ? new : "\(old) → \(new)"
  }
}
