import GestureModel
import GestureReplay

/// Looks at replays in the order of the input and merges what they show into findings.
///
/// Memory holds counts, the clearest case and the traces' names for each pitfall and candidate, never an outcome; where
/// occurrences are asked for, also up to ``Occurrence/limit`` of them for each.
public struct FindingCollector: Sendable {
  private let book: RuleBook
  private let keepsOccurrences: Bool
  /// By rule, then by candidate; the last of a row is for what is not about a candidate.
  private var tallies: [[Tally]]
  /// By rule, for those that only many strokes together show.
  private var collections: [Int: CollectionTally] = [:]
  /// Repairs whose id is no pitfall we know, in the order in which they were met.
  private var unknownRepairs: [(id: String, tally: Tally)] = []
  /// The names of the traces that show something.
  private var traceNames: [String] = []

  init(book: RuleBook, keepsOccurrences: Bool) {
    self.book = book
    self.keepsOccurrences = keepsOccurrences
    tallies = Array(
      repeating: Array(repeating: Tally(), count: book.facts.candidates.count + 1), count: book.rules.count)
    for (number, rule) in book.rules.enumerated() {
      if case .collection(let pitfall) = rule.check { collections[number] = CollectionTally(pitfall) }
    }
  }

  private var nobody: Int { book.facts.candidates.count }

  /// Looks at one trace.
  ///
  /// - Returns: One row a stroke, in it one cell a candidate: the ids, in the order of ``Pitfalls/all``, of the
  ///   outcome pitfalls that hold there and of the trace pitfalls that hold for the stroke.
  public mutating func add(_ replay: TraceReplay) -> [[[String]]] {
    let trace = replay.trace
    let place = Int32(clamping: traceNames.count)
    let rows = OutcomeFacts.rows(of: replay, in: book.facts)
    var flags = rows.map { $0.map { _ in [String]() } }
    var shows = false
    let recordings = RecordingFacts.all(of: trace, rows: rows, scene: book.facts)
    for rule in book.rules.indices {
      switch book.rules[rule].check {
      case .configuration: continue
      case .measured(let pitfall):
        for facts in rows.joined() where look(rule, pitfall, at: facts, of: trace, as: place) { shows = true }
      case .outcome(let pitfall):
        for row in rows.indices {
          for cell in rows[row].indices where look(rule, pitfall, at: rows[row][cell], of: trace, as: place) {
            flags[row][cell].append(book.rules[rule].type.identifier)
            shows = true
          }
        }
      case .recording(let pitfall):
        for row in rows.indices {
          for column in look(rule, pitfall, at: recordings[row], as: place) {
            shows = true
            for cell in flags[row].indices where column == nobody || rows[row][cell].candidate.index == column {
              if flags[row][cell].last != book.rules[rule].type.identifier {
                flags[row][cell].append(book.rules[rule].type.identifier)
              }
            }
          }
        }
      case .collection:
        for facts in recordings {
          let spot = spot(place, facts)
          if collections[rule]?.look(at: facts, at: spot) == true { shows = true }
        }
      case .trace(let pitfall):
        let marked = look(rule, pitfall, at: rows, of: trace, as: place)
        shows = shows || marked.shows
        for row in marked.rows {
          for cell in flags[row].indices { flags[row][cell].append(book.rules[rule].type.identifier) }
        }
      }
    }
    for repair in trace.repairs where Pitfalls.named(repair.id) == nil && book.settings.levels[repair.id] != .off {
      let position = unknownRepairs.firstIndex { $0.id == repair.id } ?? unknownRepairs.endIndex
      if position == unknownRepairs.endIndex { unknownRepairs.append((repair.id, Tally())) }
      unknownRepairs[position].tally.look(at: max(rows.count, 1))
      unknownRepairs[position].tally.add(
        Evidence(repair), strokes: max(rows.count, 1), at: spot(place, stroke: nil, repair.location))
      shows = true
    }
    if shows { traceNames.append(trace.id) }
    return flags
  }

  /// Adds what a stroke costs; the answer says whether it is affected.
  private mutating func look(
    _ rule: Int, _ pitfall: any MeasuredPitfall, at facts: OutcomeFacts, of trace: Trace, as place: Int32
  ) -> Bool {
    let isShared = type(of: pitfall).ignoresCandidates
    if isShared, facts.candidate.index > 0 { return false }
    guard let contribution = pitfall.contribution(of: facts) else { return false }
    tallies[rule][isShared ? nobody : facts.candidate.index]
      .add(contribution, at: spot(place, facts, in: trace))
    return contribution.isAffected
  }

  /// Looks at one outcome; the answer says whether the pitfall holds there.
  private mutating func look(
    _ rule: Int, _ pitfall: any OutcomePitfall, at facts: OutcomeFacts, of trace: Trace, as place: Int32
  ) -> Bool {
    let column = facts.candidate.index
    guard pitfall.looks(at: facts) else { return false }
    tallies[rule][column].look()
    // An unreachable end page is reported once, as an error of the geometry (pitfalls.md section 5, rule 2).
    if facts.isAtUnreachablePage, type(of: pitfall).yieldsToGeometry { return false }
    guard let evidence = pitfall.evidence(in: facts) else { return false }
    tallies[rule][column].add(evidence, at: spot(place, facts, in: trace))
    return true
  }

  /// Looks at all strokes of a trace; the answer says in which rows the pitfall holds.
  private mutating func look(
    _ rule: Int, _ pitfall: any TracePitfall, at rows: [[OutcomeFacts]], of trace: Trace, as place: Int32
  ) -> (rows: [Int], shows: Bool) {
    let identifier = book.rules[rule].type.identifier
    let repair = trace.repairs.first { $0.id == identifier }
    var holding: [Int] = []
    for (row, cells) in rows.enumerated() {
      guard let facts = cells.first, let figures = facts.figures else { continue }
      tallies[rule][nobody].look()
      guard let evidence = pitfall.evidence(in: figures) else { continue }
      holding.append(row)
      tallies[rule][nobody].add(evidence, at: spot(place, facts, in: trace, repair?.location))
    }
    guard let repair, holding.isEmpty else { return (holding, !holding.isEmpty) }
    // A reader mends a trace, not a stroke: all of its strokes are affected unless the samples tell which.
    let unread = rows.count { $0.first?.figures == nil }
    tallies[rule][nobody].look(at: rows.isEmpty ? 1 : unread)
    tallies[rule][nobody].add(
      Evidence(repair), strokes: max(rows.count, 1), at: spot(place, stroke: nil, repair.location))
    return (Array(rows.indices), true)
  }

  /// Looks at what was recorded of a stroke; the answer names the columns in which the pitfall holds.
  private mutating func look(
    _ rule: Int, _ pitfall: any RecordingPitfall, at facts: RecordingFacts, as place: Int32
  ) -> [Int] {
    guard pitfall.looks(at: facts) else { return [] }
    for column in tallies[rule].indices { tallies[rule][column].look() }
    return pitfall.evidence(in: facts).map { evidence in
      let column = evidence.candidate ?? nobody
      tallies[rule][column].add(evidence, at: spot(place, facts))
      return column
    }
  }

  /// Where a stroke is, or the place in it that was mended.
  private func spot(
    _ place: Int32, _ facts: OutcomeFacts, in trace: Trace, _ mended: SourceLocation? = nil
  ) -> TallyPlace {
    spot(place, stroke: facts.outcome.stroke, mended ?? facts.figures?.stroke.location ?? trace.location)
  }

  private func spot(_ place: Int32, _ facts: RecordingFacts) -> TallyPlace {
    spot(place, stroke: facts.stroke, facts.figures?.stroke.location ?? facts.trace.location)
  }

  private func spot(_ place: Int32, stroke: Int?, _ location: SourceLocation) -> TallyPlace {
    TallyPlace(trace: place, stroke: stroke, location: location, isKept: keepsOccurrences)
  }

  /// Everything found so far, the configuration's findings among them: worst first, then in the order of
  /// ``Pitfalls/all``, then in the order of the candidates.
  public func findings() -> [Finding] {
    var found: [(order: Int, column: Int, finding: Finding)] = []
    for (number, rule) in book.rules.enumerated() {
      for column in -1..<nobody {  // findings without a candidate come before those with one
        let tally = tallies[number][column < 0 ? nobody : column]
        found += findings(of: rule, column: column, tally: tally).map { (rule.order, column, $0) }
      }
    }
    for (number, collection) in collections {
      guard let (evidence, tally) = collection.result else { continue }
      let type = book.rules[number].type
      let finding = make(
        type.identifier, severity: type.severity, column: -1, tally: tally, evidence: evidence, remedy: type.remedy)
      if let finding { found.append((book.rules[number].order, -1, finding)) }
    }
    for (number, repair) in unknownRepairs.enumerated() {
      let finding = make(
        repair.id, severity: .warning, column: -1, tally: repair.tally, evidence: repair.tally.clearest,
        remedy: "Have the recorder write what the reader had to mend.")
      if let finding { found.append((Pitfalls.all.count + number, -1, finding)) }
    }
    return Self.sorted(found)
  }

  private static func sorted(_ found: [(order: Int, column: Int, finding: Finding)]) -> [Finding] {
    found.sorted {
      ($1.finding.severity, $0.order, $0.column) < ($0.finding.severity, $1.order, $1.column)
    }.map(\.finding)
  }

  private func findings(of rule: Rule, column: Int, tally: Tally) -> [Finding] {
    let candidate = column < 0 ? nil : book.facts.candidates[column]
    let configured = rule.configured.filter { $0.candidate == candidate?.index }
    func make(_ evidence: Evidence?, tally: Tally?, severity: Severity? = nil) -> [Finding] {
      self.make(
        rule.type.identifier, severity: severity ?? rule.type.severity, column: column, tally: tally,
        evidence: evidence, remedy: rule.type.remedy
      ).map { [$0] } ?? []
    }
    switch rule.check {
    case .measured(let pitfall) where tally.lookedAt > 0:
      let evidence = pitfall.evidence(configured: configured.first, cost: tally.cost, candidate: candidate)
      return make(evidence, tally: tally, severity: pitfall.severity(after: tally.cost))
    case .measured, .configuration:
      return configured.flatMap { make($0, tally: nil) }
    case .outcome, .recording:
      return make(tally.clearest, tally: tally, severity: tally.clearest?.severity)
    case .collection:
      return []  // not by candidate: see `findings()`
    case .trace(let pitfall):
      return make(tally.clearest, tally: tally, severity: pitfall.severity(for: book.facts))
    }
  }

  private func make(
    _ id: String, severity: Severity, column: Int, tally: Tally?, evidence: Evidence?, remedy: String
  ) -> Finding? {
    guard let evidence,
      let severity = book.settings.severity(of: id, usually: severity, share: tally?.share)
    else { return nil }
    var seen = Set<String>()
    let names = (tally?.traces ?? []).map { traceNames[Int($0)] }.filter { seen.insert($0).inserted }
    return Finding(
      id: id, severity: severity, candidate: column < 0 ? nil : book.facts.candidates[column].candidate.id,
      traces: names, share: tally?.share, numbers: evidence.numbers.filter { $0.value.isFinite },
      message: evidence.message, remedy: evidence.remedy ?? remedy, location: tally?.location,
      occurrences: occurrences(of: tally?.places ?? []), occurrenceCount: tally?.placeCount ?? 0)
  }
}

extension FindingCollector {
  private struct Scope: Hashable {
    var path: String
    var trace: String
  }

  private func occurrences(of places: [KeptPlace]) -> [Occurrence] {
    var seen: [Scope: Int] = [:]
    return places.map { kept in
      let scope = Scope(path: kept.place.location.path, trace: traceNames[Int(kept.place.trace)])
      let ordinal = seen[scope, default: 0]
      seen[scope] = ordinal + 1
      return Occurrence(
        trace: scope.trace, stroke: kept.place.stroke, location: kept.place.location,
        numbers: kept.numbers.filter { $0.value.isFinite }, ordinal: ordinal)
    }
  }
}

extension Evidence {
  /// What a reader mended.
  init(_ repair: Repair) {
    let message = repair.message
    self.init(
      numbers: [Measure("places", Double(repair.count))], clarity: Double(repair.count), message: message)
  }
}
