import GestureAnalysis
import GestureModel
import GestureMotion
import GestureReading

/// Reads what the JSON report wrote: `detent.results/1`, or `detent.results-list/1` around several of them.
///
/// The file is walked through, not built: of each outcome only what a comparison needs is kept, about 300 bytes. Keys that
/// are not known are passed over.
public enum ResultsReader {
  /// Reads a file.
  ///
  /// - Parameter path: The file as messages name it.
  /// - Throws: What is wrong with it, where, and how to write one that can be read.
  public static func results(from source: any ByteSource, path: String) throws(Diagnostic) -> [RecordedResults] {
    var walker = JSONWalker(source: source, path: path)
    var draft = ResultsDraft()
    var list: [RecordedResults]?
    var schema: String?
    try walker.object("results of 'detent compare --report json'") { key, value throws(Diagnostic) in
      switch key {
      case "schema":
        let node = try value.value()
        guard case .string(let text) = node.value, ["detent.results/1", "detent.results-list/1"].contains(text) else {
          throw unreadable(node.location, "expected the schema detent.results/1 or detent.results-list/1")
        }
        schema = text
      case "results":
        var results: [RecordedResults] = []
        try value.array("a list of results") { element throws(Diagnostic) in
          var draft = ResultsDraft()
          try element.object("results of one scenario") { key, value throws(Diagnostic) in
            try draft.take(key, from: &value)
          }
          results.append(try draft.finished(at: element.location))
        }
        list = results
      default: try draft.take(key, from: &value)
      }
    }
    try walker.end()
    guard schema != nil else {
      throw unreadable(
        SourceLocation(path: path), "expected results of 'detent compare --report json', found no schema")
    }
    if let list { return list }
    return [try draft.finished(at: SourceLocation(path: path))]
  }

  static func unreadable(_ location: SourceLocation, _ message: String) -> Diagnostic {
    Diagnostic(
      .error, at: location, message,
      notes: ["'detent compare TRACE… --report json=FILE' writes a file that can be read"])
  }
}

/// The results of one scenario while they are read; what belongs together may come in any order.
private struct ResultsDraft {
  private var results = RecordedResults()
  /// The traces as the file lists them.
  private var listed: [ListedTrace] = []
  private var groups: [OutcomeGroup] = []
  private var figures: [(candidate: String, figures: [RecordedFigure], pagesMoved: String)] = []
  private var places: [String: Int] = [:]

  /// A trace as the file lists it.
  private struct ListedTrace {
    var id: String
    var location: String?
    var strokes: Int
    var fingerprint: String?
  }

  /// Outcomes of one trace, which stand together.
  private struct OutcomeGroup {
    var trace: String
    var outcomes: [RecordedOutcome]
  }

  mutating func take(_ key: String, from walker: inout JSONWalker) throws(Diagnostic) {
    switch key {
    case "tool": results.toolVersion = try walker.value()["version"]?.text ?? ""
    case "scenario": take(scenario: try walker.value())
    case "candidates":
      for node in try walker.value().elements { try take(candidate: node) }
    case "traces":
      try walker.array("a list of traces") { element throws(Diagnostic) in
        let node = try element.value()
        listed.append(
          ListedTrace(
            id: try node.text("id"), location: node["location"]?.text,
            strokes: node["strokes"]?.number.flatMap { Int(exactly: $0) } ?? 0, fingerprint: node["fingerprint"]?.text))
      }
    case "outcomes":
      try walker.array("a list of outcomes") { element throws(Diagnostic) in
        try self.take(outcome: try element.value())
      }
    case "findings", "accepted", "known":
      try walker.array("a list of findings") { element throws(Diagnostic) in
        try take(finding: try element.value(), isAccepted: key != "findings")
      }
    case "summary":
      for node in try walker.value()["by_candidate"]?.elements ?? [] { take(figures: node) }
    default: try walker.skip()
    }
  }

  private mutating func take(scenario node: JSONNode) {
    guard case .object(let members) = node.value else { return }
    for member in members {
      if member.key == "name" {
        results.name = member.value.text
      } else {
        results.scenario.append(RecordedSetting(member.key, member.value.settingText))
      }
    }
    switch node["decelerationRate"]?.value {
    case .string("normal"): results.deceleration = Deceleration.normal.perMillisecond
    case .string("fast"): results.deceleration = Deceleration.fast.perMillisecond
    case .number(let rate): results.deceleration = rate
    default: break
    }
  }

  private mutating func take(candidate node: JSONNode) throws(Diagnostic) {
    var candidate = RecordedCandidate(
      id: try node.text("id"), strategy: node["strategy"]?.text ?? "", deceleration: node["deceleration"]?.number)
    if case .object(let parameters)? = node["parameters"]?.value {
      candidate.settings = parameters.map { RecordedSetting($0.key, $0.value.settingText) }
    }
    for key in ["estimator", "drag", "deceleration"] {
      if let value = node[key] { candidate.settings.append(RecordedSetting(key, value.settingText)) }
    }
    places[candidate.id] = results.candidates.count
    results.candidates.append(candidate)
  }

  private mutating func take(outcome node: JSONNode) throws(Diagnostic) {
    let (trace, name) = (try node.text("trace"), try node.text("candidate"))
    guard let candidate = places[name] else {
      throw ResultsReader.unreadable(
        node.location, "expected an outcome of a candidate in the file's list, found '\(name.shortened(to: 60))'")
    }
    let intent: String? =
      if let page = node["intent"]?["page"]?.number { "page \(page.shortText)" } else { node["intent"]?.text }
    let release = node["release"]
    let outcome = RecordedOutcome(
      stroke: try node.stroke(), candidate: candidate, page: try node.whole("page"),
      target: try node.finite("target"), offset: release?["offset"]?.number,
      pointsPerMillisecond: release?["velocity_pt_per_ms"]?.number, proposed: release?["proposed"]?.number,
      because: node["because"]?.text ?? "", agrees: node["agrees"]?.flag, intent: intent)
    // Two traces may have one name; within one, strokes and candidates only rise.
    if let last = groups.last?.outcomes.last, groups.last?.trace == trace,
      (last.stroke, last.candidate) < (outcome.stroke, outcome.candidate)
    {
      groups[groups.count - 1].outcomes.append(outcome)
    } else {
      groups.append(OutcomeGroup(trace: trace, outcomes: [outcome]))
    }
  }

  private mutating func take(finding: JSONNode, isAccepted: Bool) throws(Diagnostic) {
    guard let severity = finding["severity"]?.text.flatMap({ Severity(rawValue: $0) }) else {
      throw ResultsReader.unreadable(finding.location, "expected a finding with the severity note, warning or error")
    }
    var places = (finding["occurrences"]?.elements ?? []).map { place in
      RecordedPlace(trace: place["trace"]?.text ?? "", stroke: place["stroke"]?.number.flatMap { Int(exactly: $0) })
    }
    if places.isEmpty {
      places = (finding["traces"]?.elements ?? []).compactMap(\.text).map { RecordedPlace(trace: $0) }
    }
    results.findings.append(
      RecordedFinding(
        id: try finding.text("id"), severity: severity, candidate: finding["candidate"]?.text,
        message: finding["message"]?.text ?? "", places: places, isAccepted: isAccepted))
  }

  private mutating func take(figures node: JSONNode) {
    guard case .object(let members) = node.value, let candidate = node["candidate"]?.text else { return }
    var (read, pagesMoved): ([RecordedFigure], String) = ([], "")
    for member in members {
      switch member.value.value {
      case .number(let number): read.append(RecordedFigure(member.key, number))
      case .null: read.append(RecordedFigure(member.key, nil))
      case .object(let bars) where member.key == "pages_moved":
        pagesMoved = bars.map { "\($0.key): \($0.value.settingText)" }.joined(separator: " · ")
      default: break
      }
    }
    figures.append((candidate, read, pagesMoved))
  }

  /// Puts the parts together.
  func finished(at location: SourceLocation) throws(Diagnostic) -> RecordedResults {
    var results = results
    for part in figures {
      guard let place = places[part.candidate] else { continue }
      results.candidates[place].figures = part.figures
      results.candidates[place].pagesMoved = part.pagesMoved
    }
    var rest = listed[...]
    results.traces = groups.map { group in
      var trace = RecordedTrace(id: group.trace, outcomes: group.outcomes)
      // Both stand in the order of the input; the list also has traces with nothing to replay.
      if let found = rest.firstIndex(where: { $0.id == group.trace && $0.strokes > 0 }) {
        (trace.location, trace.fingerprint) = (listed[found].location, listed[found].fingerprint)
        trace.path = listed[found].location.map(Self.path)
        rest = listed[(found + 1)...]
      }
      return trace
    }
    return results
  }

  /// The file in `path:line:column`.
  private static func path(in location: String) -> String {
    location.split(separator: ":", omittingEmptySubsequences: false).dropLast(2).joined(separator: ":")
  }
}

extension JSONNode {
  fileprivate var text: String? { if case .string(let text) = value { text } else { nil } }
  fileprivate var flag: Bool? { if case .bool(let flag) = value { flag } else { nil } }
  fileprivate var number: Double? {
    if case .number(let number) = value, number.isFinite { number } else { nil }
  }
  fileprivate var elements: [JSONNode] { if case .array(let elements) = value { elements } else { [] } }

  /// The value as it stands in a list of settings.
  fileprivate var settingText: String {
    switch value {
    case .string(let text): text
    case .number(let number): number.shortText
    case .bool(let flag): flag ? "true" : "false"
    case .null: "none"
    case .array, .object: kindWords
    }
  }

  fileprivate func text(_ key: String) throws(Diagnostic) -> String {
    guard let text = self[key]?.text else { throw missing(key, "a text") }
    return text
  }

  fileprivate func finite(_ key: String) throws(Diagnostic) -> Double {
    guard let number = self[key]?.number else { throw missing(key, "a number") }
    return number
  }

  fileprivate func whole(_ key: String) throws(Diagnostic) -> Int {
    guard let number = self[key]?.number.flatMap({ Int(exactly: $0) }) else { throw missing(key, "a whole number") }
    return number
  }

  /// A stroke's number: no recording has more strokes than fit (ours), and what is counted from it must not overflow.
  fileprivate func stroke() throws(Diagnostic) -> Int {
    let stroke = try whole("stroke")
    guard (0...1_000_000_000).contains(stroke) else { throw missing("stroke", "a number from 0 to 1000000000") }
    return stroke
  }

  private func missing(_ key: String, _ what: String) -> Diagnostic {
    ResultsReader.unreadable(self[key]?.location ?? location, "expected \(what) for '\(key)'")
  }
}
