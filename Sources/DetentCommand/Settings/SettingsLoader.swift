import GestureModel
import GestureReading
import GestureReplay
import GestureReports
import GestureRules

/// Reads `detent.json`; the first mistake is thrown with its place.
enum SettingsLoader {
  /// The keys at the top of the file.
  static let keys = ["scenario", "candidates", "rules", "accept", "budgets", "failOn"]

  /// Reads a settings file.
  ///
  /// - Parameter allowsBareScenario: Whether an object without any of ``keys`` is taken for a scenario.
  static func settings(
    _ bytes: [UInt8], path: String, allowsBareScenario: Bool = false
  ) throws(Diagnostic) -> Settings {
    let root = try JSONNode.parse(bytes: bytes, path: path)
    let members = try self.members(of: root, what: "settings", keys: keys)
    var settings = Settings()
    settings.path = path
    if allowsBareScenario && !members.isEmpty && !members.contains(where: { keys.contains($0.key) }) {
      settings.scenario = try scenario(root)
      return settings
    }
    for member in members {
      switch member.key {
      case "scenario": settings.scenario = try scenario(member.value)
      case "candidates": settings.candidates = try candidates(member.value)
      case "rules": settings.rules = try RuleReader.rules(member.value)
      case "accept": settings.acceptances = try AcceptanceReader.acceptances(member.value)
      case "budgets": settings.budgets = try BudgetReader.budgets(member.value)
      case "failOn": settings.failOn = try word(member.value, FailLevel.self)
      default: throw unknown(member, "setting", in: keys)
      }
    }
    return settings
  }

  /// Reads the scenario of a file that is one, or holds one under `scenario`.
  static func scenario(_ bytes: [UInt8], path: String) throws(Diagnostic) -> GivenScenario {
    let root = try JSONNode.parse(bytes: bytes, path: path)
    return try scenario(root["scenario"] ?? root)
  }

  private static func scenario(_ node: JSONNode) throws(Diagnostic) -> GivenScenario {
    var read = GivenScenario()
    let names = ScenarioKey.all.map(\.name)
    for member in try members(of: node, what: "a scenario", keys: names) {
      guard let key = ScenarioKey.all.first(where: { $0.name == member.key }) else {
        throw unknown(member, "key of a scenario", in: names)
      }
      do {
        try key.set(SettingValue(member.value), &read.scenario)
      } catch {
        throw Diagnostic(
          .error, at: member.value.location,
          "expected \(error.expected) for '\(key.name)', found \(SettingValue(member.value).found)", notes: error.notes)
      }
      read.given.insert(key.name)
    }
    return read
  }

  private static func candidates(_ node: JSONNode) throws(Diagnostic) -> [WrittenCandidate] {
    guard case .array(let elements) = node.value, !elements.isEmpty else {
      let found = if case .array = node.value { "an empty one" } else { node.kindWords }
      throw Diagnostic(
        .error, at: node.location, "expected a list of candidates, found \(found)",
        notes: ["such as [\"round\", \"threshold(velocity: 0.5)\"]"])
    }
    var written: [WrittenCandidate] = []
    for element in elements {
      written.append(WrittenCandidate(spelling: try spelling(element), location: element.location))
    }
    return written
  }

  private static func spelling(_ node: JSONNode) throws(Diagnostic) -> CandidateSpelling {
    if case .string(let text) = node.value {
      do {
        return try CandidateSpelling(text)
      } catch {
        throw Diagnostic(.error, at: node.location, error.message, notes: [error.advice])
      }
    }
    guard case .object(let members) = node.value else {
      throw Diagnostic(
        .error, at: node.location, "expected a candidate as a text or an object, found \(node.kindWords)")
    }
    guard let strategy = node["strategy"] else {
      throw Diagnostic(
        .error, at: node.location, "expected 'strategy' in a candidate, found none",
        notes: ["such as { name: \"fast\", strategy: \"threshold\", decelerationRate: \"fast\" }"])
    }
    // A strategy may be spelt with its parameters here too.
    var spelling = try spelling(JSONNode(.string(text(strategy, for: "strategy")), at: strategy.location))
    for member in members where member.key != "strategy" {
      switch member.key {
      case "name": spelling.name = try text(member.value, for: "name")
      case "estimator": spelling.estimator = try text(member.value, for: "estimator")
      case "decelerationRate": spelling.decelerationRate = try plain(member.value, for: "decelerationRate")
      case "drag": spelling.drag = try text(member.value, for: "drag")
      case "parameters":
        for parameter in try self.members(of: member.value, what: "parameters", keys: []) {
          spelling.parameters.append((parameter.key, try plain(parameter.value, for: parameter.key)))
        }
      default: spelling.parameters.append((member.key, try plain(member.value, for: member.key)))
      }
    }
    return spelling
  }

  static func word<Word: RawRepresentable<String> & CaseIterable>(
    _ node: JSONNode, _ type: Word.Type
  ) throws(Diagnostic) -> Word {
    let words = Word.allCases.map(\.rawValue)
    guard case .string(let text) = node.value, let word = Word(rawValue: text) else {
      var error = mismatch(node, words.joined(separator: ", "), for: nil)
      if case .string(let text) = node.value, let near = NearestName.to(text, in: words) {
        error.notes = ["did you mean '\(near)'?"]
      }
      throw error
    }
    return word
  }

  static func text(_ node: JSONNode, for key: String) throws(Diagnostic) -> String {
    guard case .string(let text) = node.value, !text.isEmpty else { throw mismatch(node, "a text", for: key) }
    return text
  }

  /// A number, a switch or a word, as a candidate's spelling would have it.
  private static func plain(_ node: JSONNode, for key: String) throws(Diagnostic) -> String {
    switch node.value {
    case .number(let number) where number.isFinite: number.shortText
    case .bool(let flag): flag ? "true" : "false"
    case .string(let text) where !text.isEmpty: text
    default: throw mismatch(node, "a number, true or false", for: key)
    }
  }

  static func members(
    of node: JSONNode, what: String, keys: [String]
  ) throws(Diagnostic) -> [JSONNode.Member] {
    guard case .object(let members) = node.value else {
      let examples = keys.isEmpty ? [] : ["its keys are \(keys.prefix(6).joined(separator: ", "))"]
      throw Diagnostic(
        .error, at: node.location, "expected an object with \(what), found \(node.kindWords)", notes: examples)
    }
    return members
  }

  static func mismatch(_ node: JSONNode, _ expected: String, for key: String?) -> Diagnostic {
    let place = key.map { " for '\($0)'" } ?? ""
    return Diagnostic(.error, at: node.location, "expected \(expected)\(place), found \(SettingValue(node).found)")
  }

  static func unknown(_ member: JSONNode.Member, _ kind: String, in names: [String]) -> Diagnostic {
    let nearest = NearestName.to(member.key, in: names).map { "did you mean '\($0)'?" }
    let known = names.count > 30 ? "'detent list pitfalls' names all" : "known are \(names.joined(separator: ", "))"
    return Diagnostic(
      .error, at: member.keyLocation, "there is no \(kind) '\(member.key.shortened(to: 60))'", notes: [nearest ?? known]
    )
  }
}

extension SettingValue {
  /// A value of a file.
  init(_ node: JSONNode) {
    switch node.value {
    case .number(let number): self = .number(number)
    case .string(let text): self = .word(text)
    case .bool(let flag): self = .flag(flag)
    case .null, .array, .object: self = .other(node.kindWords)
    }
  }
}
