import GestureModel
import GestureReplay

/// A pitfall that is looked for, with its place in the order of findings.
struct Rule: Sendable {
  /// How it is looked for; decided once, because casts in a loop over strokes cost more than the checks.
  enum Check: Sendable {
    case configuration
    case measured(any MeasuredPitfall)
    case outcome(any OutcomePitfall)
    case trace(any TracePitfall)
  }

  var order: Int
  var type: any Pitfall.Type
  var check: Check
  /// What the configuration alone shows.
  var configured: [Evidence]

  init(order: Int, pitfall: any Pitfall, facts: ScenarioFacts) {
    self.order = order
    type = Swift.type(of: pitfall)
    check =
      switch pitfall {
      case let pitfall as any MeasuredPitfall: .measured(pitfall)
      case let pitfall as any OutcomePitfall: .outcome(pitfall)
      case let pitfall as any TracePitfall: .trace(pitfall)
      default: .configuration
      }
    configured = (pitfall as? any ConfigurationPitfall)?.evidence(in: facts) ?? []
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
      settings.levels[type.identifier] == .off ? nil : Rule(order: order, pitfall: type.init(), facts: facts)
    }
  }

  /// The findings that no trace is needed for, worst first.
  public func configurationFindings() -> [Finding] {
    FindingCollector(book: self).findings()
  }

  /// Creates a collector that has seen no trace.
  public func collector() -> FindingCollector { FindingCollector(book: self) }
}
