import GestureModel
import GestureReplay

/// A pitfall that is looked for, with its place in the order of findings.
struct Rule: Sendable {
  var order: Int
  var type: any Pitfall.Type
  var check: PitfallCheck
  /// What the configuration alone shows.
  var configured: [Evidence]

  init(order: Int, type: any Pitfall.Type, facts: ScenarioFacts) {
    self.order = order
    self.type = type
    check = type.init().check
    configured =
      switch check {
      case .configuration(let pitfall): pitfall.evidence(in: facts)
      case .measured(let pitfall): pitfall.evidence(in: facts)
      case .outcome, .trace, .recording, .collection: []
      }
  }
}

/// The pitfalls that are looked for in one scenario under a list of candidates.
public struct RuleBook: Sendable {
  let facts: ScenarioFacts
  let settings: RuleSettings
  let rules: [Rule]

  /// Derives what the rules need, and checks the configuration once.
  public init(scenario: Scenario, candidates: [Candidate], settings: RuleSettings = .init()) {
    let facts = ScenarioFacts(scenario: scenario, candidates: candidates)
    self.facts = facts
    self.settings = settings
    rules = Pitfalls.all.enumerated().compactMap { order, type in
      settings.levels[type.identifier] == .off ? nil : Rule(order: order, type: type, facts: facts)
    }
  }

  /// The findings that no trace is needed for, worst first.
  public func configurationFindings() -> [Finding] {
    FindingCollector(book: self).findings()
  }

  /// Creates a collector that has seen no trace.
  public func collector() -> FindingCollector { FindingCollector(book: self) }
}
