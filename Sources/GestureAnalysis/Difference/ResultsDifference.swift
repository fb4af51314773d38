import GestureModel

/// What is different between two results of one scenario, and why.
public struct ResultsDifference: Hashable, Sendable {
  /// The scenario's name in the new results.
  public var name: String?
  /// The versions of the program that wrote the results.
  public var oldVersion: String
  /// The version that wrote the new ones.
  public var newVersion: String
  /// The settings of the scroll view that changed.
  public var scenario: [SettingChange]
  /// The candidates that both have, in the order of the new results.
  public var candidates: [CandidateDifference]
  /// The candidates that only the new results have.
  public var addedCandidates: [String]
  /// The candidates that only the old results have.
  public var removedCandidates: [String]
  /// How many traces both have.
  public var tracesCompared: Int
  /// The traces that only the new results have.
  public var addedTraces: [RecordedTrace]
  /// The traces that only the old results have.
  public var removedTraces: [RecordedTrace]
  /// The traces whose recording is another one than it was.
  public var changedTraces: [RecordedTrace]
  /// The findings that came, went or show elsewhere: new ones first, then changed, then fixed; worst first.
  public var findings: [FindingDifference]

  /// How far, in points, a rest may be from where it was and still count as the same: half a point is at most a pixel and
  /// a half on the screens there are, as in `ScenarioFacts`.
  public static let defaultTolerance = 0.5

  /// Compares two results of one scenario.
  ///
  /// - Parameter tolerance: How far, in points, a rest may move on its page and still count as the same.
  /// - Complexity: O(*n*) in outcomes.
  public init(from old: RecordedResults, to new: RecordedResults, tolerance: Double = defaultTolerance) {
    name = new.name ?? old.name
    (oldVersion, newVersion) = (old.toolVersion, new.toolVersion)
    scenario = SettingChange.changes(from: old.scenario, to: new.scenario)
    let partners = ResultsPairing.candidates(old.candidates, new.candidates)
    candidates = partners.map { pair in
      let (before, after) = (old.candidates[pair.old], new.candidates[pair.new])
      let follows = before.deceleration == old.deceleration && after.deceleration == new.deceleration
      return CandidateDifference(old: before, new: after, followsScenario: follows)
    }
    let traces = ResultsPairing.traces(old.traces, new.traces)
    tracesCompared = traces.count
    let (oldPaired, newPaired) = (Set(traces.map(\.old)), Set(traces.map(\.new)))
    removedTraces = old.traces.indices.filter { !oldPaired.contains($0) }.map { old.traces[$0].withoutOutcomes }
    addedTraces = new.traces.indices.filter { !newPaired.contains($0) }.map { new.traces[$0].withoutOutcomes }
    changedTraces = traces.compactMap { pair in
      Self.isChanged(old.traces[pair.old], new.traces[pair.new]) == true
        ? new.traces[pair.new].withoutOutcomes : nil
    }
    let knownOld = Set(partners.map(\.old)), knownNew = Set(partners.map(\.new))
    let removed = old.candidates.indices.filter { !knownOld.contains($0) }.map { old.candidates[$0].id }
    removedCandidates = removed
    addedCandidates = new.candidates.indices.filter { !knownNew.contains($0) }.map { new.candidates[$0].id }
    let oldNames = Dictionary(
      partners.map { (new.candidates[$0.new].id, old.candidates[$0.old].id) }, uniquingKeysWith: { first, _ in first })
    // What a candidate showed that is no longer replayed is not fixed.
    let comparable = old.findings.filter { finding in
      finding.candidate.map { !removed.contains($0) } ?? true
    }
    findings = FindingDifference.differences(comparable, new.findings) { oldNames[$0] }
    compare(old.traces, new.traces, traces, partners, tolerance: tolerance)
  }

  /// What is different between two files, scenario by scenario; those without a partner are not compared.
  ///
  /// - Returns: The differences in the order of the new file, and the names of the scenarios that only one file has.
  public static func differences(
    from old: [RecordedResults], to new: [RecordedResults], tolerance: Double = defaultTolerance
  ) -> (compared: [ResultsDifference], added: [String], removed: [String]) {
    let pairs = ResultsPairing.scenarios(old, new)
    func names(_ list: [RecordedResults], without taken: [Int]) -> [String] {
      list.indices.filter { !taken.contains($0) }.map { list[$0].name ?? "number \($0 + 1)" }
    }
    return (
      pairs.map { ResultsDifference(from: old[$0.old], to: new[$0.new], tolerance: tolerance) },
      names(new, without: pairs.map(\.new)), names(old, without: pairs.map(\.old))
    )
  }

  private static func isChanged(_ old: RecordedTrace, _ new: RecordedTrace) -> Bool? {
    guard let before = old.fingerprint, let after = new.fingerprint else { return nil }
    return before != after
  }

  private mutating func compare(
    _ old: [RecordedTrace], _ new: [RecordedTrace], _ traces: [(old: Int, new: Int)],
    _ partners: [(old: Int, new: Int)], tolerance: Double
  ) {
    let placeByNew = Dictionary(partners.enumerated().map { ($1.new, $0) }, uniquingKeysWith: { first, _ in first })
    for pair in traces {
      let (before, after) = (old[pair.old], new[pair.new])
      let strokeCount = (after.outcomes.map(\.stroke).max() ?? -1) + 1
      // The two orders differ where candidates were added or moved.
      let known = Dictionary(
        before.outcomes.map { (Place(stroke: $0.stroke, candidate: $0.candidate), $0) },
        uniquingKeysWith: { first, _ in first })
      for outcome in after.outcomes {
        guard let place = placeByNew[outcome.candidate],
          let earlier = known[Place(stroke: outcome.stroke, candidate: partners[place].old)]
        else { continue }
        candidates[place].add(
          MovedStroke(
            trace: after.withoutOutcomes, strokeCount: strokeCount, old: earlier, new: outcome,
            isRecordingChanged: Self.isChanged(before, after)),
          tolerance: tolerance)
      }
    }
    for index in candidates.indices { candidates[index].sort() }
  }

  private struct Place: Hashable {
    var stroke: Int
    var candidate: Int
  }

  /// How many strokes were compared under each candidate, all candidates together.
  public var compared: Int { candidates.reduce(0) { $0 + $1.compared } }
  /// How many of them rest on another page.
  public var moved: Int { candidates.reduce(0) { $0 + $1.moved.count } }
  /// The severity of the gravest finding that is new or worse; `nil` if there is none.
  public var worsening: Severity? { findings.compactMap(\.worsening).max() }
  /// Whether there is more to tell than which settings changed.
  public var hasDetails: Bool {
    candidates.contains(where: \.hasMoved) || !addedCandidates.isEmpty || !removedCandidates.isEmpty
      || !addedTraces.isEmpty || !removedTraces.isEmpty || !changedTraces.isEmpty || !findings.isEmpty
  }
  /// Whether anything at all is different but the program's version.
  public var isChanged: Bool {
    !scenario.isEmpty || candidates.contains(where: \.isChanged) || hasDetails
  }
}

extension RecordedTrace {
  /// The trace without what the candidates did.
  var withoutOutcomes: RecordedTrace { RecordedTrace(id: id, path: path, location: location, fingerprint: fingerprint) }
}
