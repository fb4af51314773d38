import GestureModel
import GestureReplay

/// A pitfall that is looked for, with its place in the order of findings.
struct Rule: Sendable {
  var order: Int
  var type: any Pitfall.Type
  var check: PitfallCheck
  /// What the configuration alone shows.
  var configured: [Evidence]

  init(order: Int, type: any Pitfall.Type, facts: ScenarioFacts, options: [String: Double]) {
    self.order = order
    self.type = type
    var pitfall = type.init()
    // Settings refuse what does not fit before it comes here.
    for (name, value) in options { try? pitfall.set(name, to: value) }
    check = pitfall.check
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
      if settings.levels[type.identifier] == .off { return nil }
      return Rule(order: order, type: type, facts: facts, options: settings.options[type.identifier] ?? [:])
    }
  }

  /// The findings that no trace is needed for, worst first.
  public func configurationFindings() -> [Finding] {
    collector().findings()
  }

  /// Creates a collector that has seen no trace.
  ///
  /// - Parameter keepsOccurrences: Whether findings are to name every place where they show, which costs memory.
  public func collector(keepsOccurrences: Bool = false) -> FindingCollector {
    FindingCollector(book: self, keepsOccurrences: keepsOccurrences)
  }
}
