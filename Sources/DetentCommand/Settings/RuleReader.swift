import GestureModel
import GestureReading
import GestureRules

/// What is wanted of the pitfalls, from `rules` in a settings file and from `--rule`.
enum RuleReader {
  /// The keys of a rule beside its pitfall's own options.
  private static let keys = ["level", "maximumShare"]

  /// Reads `rules`: by pitfall id a level, or an object with a level, a share and the pitfall's options.
  static func rules(_ node: JSONNode) throws(Diagnostic) -> RuleSettings {
    let ids = Pitfalls.all.map { $0.identifier }
    var settings = RuleSettings()
    for member in try SettingsLoader.members(of: node, what: "rules", keys: ids) {
      guard ids.contains(member.key) else { throw SettingsLoader.unknown(member, "pitfall", in: ids) }
      guard case .object(let parts) = member.value.value else {
        settings.levels[member.key] = try SettingsLoader.word(member.value, RuleLevel.self)
        continue
      }
      for part in parts { try read(part, of: member.key, into: &settings) }
    }
    return settings
  }

  private static func read(
    _ part: JSONNode.Member, of id: String, into settings: inout RuleSettings
  ) throws(Diagnostic) {
    switch part.key {
    case "level": settings.levels[id] = try SettingsLoader.word(part.value, RuleLevel.self)
    case "maximumShare":
      guard case .number(let share) = part.value.value, (0...1).contains(share) else {
        throw SettingsLoader.mismatch(part.value, "a share from 0 to 1", for: "maximumShare")
      }
      settings.maximumShares[id] = share
    default:
      let number: Double
      if case .number(let given) = part.value.value { number = given } else { number = .nan }
      do {
        try settings.set(part.key, of: id, to: number)
      } catch {
        switch error {
        case .unsuitable(let expected): throw SettingsLoader.mismatch(part.value, expected, for: part.key)
        case .unknown(let known):
          throw SettingsLoader.unknown(part, "key of the rule '\(id)'", in: keys + known)
        case .unknownPitfall:
          throw SettingsLoader.unknown(part, "pitfall", in: Pitfalls.all.map { $0.identifier })
        }
      }
    }
  }

  /// Adds what `--rule ID=LEVEL` and `--rule ID.OPTION=NUMBER` say; they win over the file.
  static func add(_ arguments: Arguments, to settings: inout RuleSettings) throws(Diagnostic) {
    for text in arguments.all(.rule) { try add(text, to: &settings) }
  }

  private static func add(_ text: String, to settings: inout RuleSettings) throws(Diagnostic) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let subject = parts[0].split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, let id = subject.first else {
      throw .usage(
        "expected ID=LEVEL or ID.OPTION=NUMBER for '--rule', found '\(text)'",
        notes: ["such as --rule multi-page-skip=error, or --rule multi-page-skip.minimumPages=3"])
    }
    guard Pitfalls.named(id) != nil else {
      throw .usage(
        "there is no pitfall '\(id)'", suggestion: NearestName.to(id, in: Pitfalls.all.map { $0.identifier }),
        notes: ["'detent list pitfalls' names all"])
    }
    guard subject.count == 2 else {
      guard let level = RuleLevel(rawValue: parts[1]) else {
        let words = RuleLevel.allCases.map(\.rawValue)
        throw .usage(
          "expected \(words.joined(separator: ", ")) for '--rule \(id)', found '\(parts[1])'",
          suggestion: NearestName.to(parts[1], in: words))
      }
      settings.levels[id] = level
      return
    }
    do {
      try settings.set(subject[1], of: id, to: Double(parts[1]) ?? .nan)
    } catch {
      var known: [String] = []
      switch error {
      case .unsuitable(let expected):
        throw .usage("expected \(expected) for '--rule \(parts[0])', found '\(parts[1])'")
      case .unknown(let names): known = names
      case .unknownPitfall: break
      }
      throw .usage(
        "'\(id)' has no option '\(subject[1])'", suggestion: NearestName.to(subject[1], in: known),
        notes: ["it has \(known.isEmpty ? "none" : known.joined(separator: ", "))"])
    }
  }
}
