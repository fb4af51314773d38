import GestureModel
import GestureRules

/// The rules of a SARIF run: every pitfall and whatever else was found, by id.
struct SARIFRules {
  /// One rule.
  struct Rule {
    var id: String
    var summary: String
    var explanation: String
    var remedy: String
    var severity: Severity
    var tags: [String]
  }

  /// How long GitHub lets a full description be, in characters.
  static let descriptionLimit = 1024

  /// Sorted by the bytes of their ids.
  let all: [Rule]
  private let indices: [String: Int]

  /// Lists every pitfall, and what `found` shows beyond them: repairs that are no pitfall.
  init(found: [Finding]) {
    var rules = Pitfalls.all.map {
      Rule(
        id: $0.identifier, summary: $0.summary, explanation: $0.explanation, remedy: $0.remedy, severity: $0.severity,
        tags: ["scroll-snapping", $0.kind.rawValue])
    }
    var known = Set(rules.map(\.id))
    for finding in found where known.insert(finding.id).inserted {
      let isBudget = BudgetFinding.isIdentifier(finding.id)
      let summary = isBudget ? BudgetFinding.summary : "The recording had to be mended."
      rules.append(
        Rule(
          id: finding.id, summary: summary, explanation: summary, remedy: finding.remedy, severity: finding.severity,
          tags: ["scroll-snapping", isBudget ? "budget" : "trace"]))
    }
    all = rules.sorted { $0.id.utf8.lexicographicallyPrecedes($1.id.utf8) }
    indices = Dictionary(all.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Where a rule stands in ``all``.
  func index(of id: String) -> Int? { indices[id] }
}

extension JSONWriter {
  mutating func rule(_ rule: SARIFRules.Rule) {
    func text(_ json: inout JSONWriter, _ key: String, _ text: String) {
      json.key(key)
      json.object { $0.member("text", text) }
    }
    object(.spread) { json in
      json.member("id", rule.id.onTerminal.shortened(to: 200))
      text(&json, "shortDescription", rule.summary)
      text(&json, "fullDescription", rule.explanation.shortened(to: SARIFRules.descriptionLimit))
      let help = rule.remedy.isEmpty ? rule.explanation : "\(rule.explanation) \(rule.remedy)"
      text(&json, "help", help.inSARIFMessage)
      json.key("defaultConfiguration")
      json.object { $0.member("level", rule.severity.sarifLevel) }
      json.key("properties")
      json.object { properties in
        properties.member("tags", rule.tags)
        // GitHub's word for how grave an alert is that concerns no security.
        properties.member("problem.severity", rule.severity == .note ? "recommendation" : rule.severity.rawValue)
      }
    }
  }
}
