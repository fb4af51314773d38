import GestureModel
import GestureRules

/// One finding at one place, as CI systems list them: a pitfall of a recording once for each stroke that shows it, a
/// pitfall of the configuration once.
struct ReportedResult: Sendable {
  /// Whether it counts.
  enum Standing: Hashable, Sendable {
    case counts
    /// The baseline of this path knows it.
    case known(String)
    /// The project has decided to live with it, for this reason.
    case accepted(String)
  }

  /// What was found.
  var finding: Finding
  /// The candidate's name, with "(model)" where the original is closed; `nil` if it is about none.
  var candidateName: String?
  /// The stroke that shows it; `nil` for a pitfall of the configuration.
  var occurrence: Occurrence?
  /// Where it stands: the stroke, or the settings file.
  var location: SourceLocation
  /// What tells it from every other result and stays the same in the next run: no line, time or number is in it.
  var fingerprint: String
  /// Whether it counts.
  var standing = Standing.counts

  /// Whether a finding is about the settings, so that the settings file is the place to change.
  static func isOfConfiguration(_ finding: Finding) -> Bool {
    Pitfalls.named(finding.id)?.kind == .configuration || finding.occurrences.isEmpty && finding.traces.isEmpty
  }

  /// The trace, the stroke unless it is the first, and the candidate: `flick-02, stroke 1, under eager`.
  ///
  /// `nil` if the finding is about none of them. Names are as hostile as they came.
  var subject: String? {
    let trace = occurrence.map { occurrence in
      let stroke = occurrence.stroke ?? 0
      return stroke > 0
        ? "\(occurrence.trace.shortened(to: 120)), stroke \(stroke)" : occurrence.trace.shortened(to: 120)
    }
    let candidate = candidateName.map { $0.shortened(to: 120) }
    guard let trace else { return candidate }
    return candidate.map { "\(trace) under \($0)" } ?? trace
  }

  /// What is wrong here, in one or two sentences.
  ///
  /// The finding's message speaks of its clearest case; every other stroke is told by the pitfall's own sentence and by
  /// its numbers.
  var sentence: String { told.endingLikeASentence }

  private var told: String {
    guard let occurrence, occurrence.numbers != finding.numbers, !occurrence.numbers.isEmpty,
      let pitfall = Pitfalls.named(finding.id)
    else { return finding.message }
    let numbers = occurrence.numbers.filter(\.value.isFinite).map { "\($0.name) \($0.value.trimmedText(3))" }
    return numbers.isEmpty ? finding.message : "\(pitfall.summary) Here: \(numbers.joined(separator: ", "))."
  }
}

extension String {
  /// The text with a full stop at its end unless a mark stands there, so that another sentence can follow.
  var endingLikeASentence: String {
    guard let last = unicodeScalars.last else { return self }
    return ".!?…:;".unicodeScalars.contains(last) ? self : self + "."
  }
}

/// The results of all scenarios: those that count, then those that do not, each gravest first.
struct ResultList: Sendable {
  /// What counts first, gravest first, then the findings that show most often, then in the order of the input.
  var results: [ReportedResult]
  /// How many occurrences were counted and not kept.
  var uncounted: Int

  /// The path of a finding of the configuration where no settings were read: where they would be.
  static let usualSettingsPath = "detent.json"

  /// Collects the results of `reports`; equal fingerprints are told apart.
  ///
  /// - Parameter includesSettled: Whether known and accepted findings are listed, after those that count.
  /// - Complexity: O(*n* log *n*) in the occurrences.
  init(_ reports: [Report], includesSettled: Bool = false) {
    var ranked: [(report: Report, finding: Finding, standing: ReportedResult.Standing)] = []
    for report in reports { ranked += report.rankedFindingsAndBudgets.map { (report, $0, .counts) } }
    for report in reports where includesSettled {
      if let baseline = report.baseline {
        ranked += baseline.known.map { (report, $0.finding, .known(baseline.path)) }
      }
      ranked += report.accepted.map { (report, $0.finding, .accepted($0.reason ?? "")) }
    }
    let order = ranked.indices.sorted { left, right in
      let (one, other) = (ranked[left].finding, ranked[right].finding)
      let counts = (ranked[left].standing == .counts, ranked[right].standing == .counts)
      if counts.0 != counts.1 { return counts.0 }
      if one.severity != other.severity { return one.severity > other.severity }
      return left < right
    }
    results = []
    uncounted = 0
    var taken = Set<String>()
    for index in order {
      let (report, finding, standing) = ranked[index]
      let settings = report.settingsPath ?? Self.usualSettingsPath
      let name = finding.candidate.map { Wording.isModel($0, in: report) ? "\($0) (model)" : $0 }
      func add(_ occurrence: Occurrence?, at location: SourceLocation, _ identity: FindingIdentity) {
        var identity = identity
        var fingerprint = identity.fingerprint
        while !taken.insert(fingerprint).inserted {
          identity.ordinal += 1
          fingerprint = identity.fingerprint
        }
        results.append(
          ReportedResult(
            finding: finding, candidateName: name, occurrence: occurrence, location: location,
            fingerprint: fingerprint, standing: standing))
      }
      if ReportedResult.isOfConfiguration(finding) || finding.occurrences.isEmpty {
        let isOfSettings = ReportedResult.isOfConfiguration(finding)
        let place = isOfSettings ? SourceLocation(path: settings) : finding.location ?? SourceLocation(path: settings)
        let path = isOfSettings ? report.settingsPath ?? "" : place.path
        add(nil, at: place, FindingIdentity(rule: finding.id, candidate: finding.candidate, path: path))
      } else {
        for (occurrence, identity) in zip(finding.occurrences, finding.identities(settingsPath: settings)) {
          let place = occurrence.location ?? finding.location ?? SourceLocation(path: settings)
          add(occurrence, at: place, identity)
        }
        uncounted += max(finding.occurrenceCount - finding.occurrences.count, 0)
      }
    }
  }

  /// At most `limit` results: the gravest, and of equally grave ones some of each finding rather than all of one.
  func worst(_ limit: Int) -> [ReportedResult] {
    guard results.count > limit else { return results }
    var turns: [Int] = []
    var turn = 0
    for index in results.indices {
      let isSame = index > 0 && results[index].finding == results[index - 1].finding
      turn = isSame ? turn + 1 : 0
      turns.append(turn)
    }
    let chosen = results.indices.sorted { left, right in
      let counts = (results[left].standing == .counts, results[right].standing == .counts)
      if counts.0 != counts.1 { return counts.0 }
      let (one, other) = (results[left].finding.severity, results[right].finding.severity)
      if one != other { return one > other }
      return turns[left] != turns[right] ? turns[left] < turns[right] : left < right
    }.prefix(limit)
    return chosen.sorted().map { results[$0] }
  }
}
