import GestureModel
import GestureMotion
import GestureReplay
import GestureReports
import GestureRules

/// A configuration with every mechanical remedy applied, checked by looking for its pitfalls again after each.
struct Suggestion {
  /// A change that was made, and the pitfall that asked for it.
  struct Change: Hashable {
    var pitfall: String
    var candidate: String?
    var name: String
  }

  /// The scroll view, mended.
  private(set) var scenario: Scenario
  /// The candidates as they are written, mended.
  private(set) var spellings: [CandidateSpelling]
  /// The keys of the scenario that changed.
  private(set) var keys: Set<String> = []
  /// Which of the spellings changed.
  private(set) var edited: Set<Int> = []
  /// What was changed, in order.
  private(set) var changes: [Change] = []
  /// What is still found.
  private(set) var remaining: [Finding] = []

  /// Applies remedies until none is left that was not tried.
  ///
  /// Each is made once, so that two that undo each other come to an end.
  /// - Throws: Why a candidate cannot be made; candidates that could be made before can be after.
  init(
    scenario: Scenario, spellings: [CandidateSpelling], estimator: any VelocityEstimator, rules: RuleSettings,
    isAccepted: (Finding) -> Bool
  ) throws(CandidateError) {
    (self.scenario, self.spellings) = (scenario, spellings)
    while true {
      var candidates: [Candidate] = []
      for spelling in self.spellings { candidates.append(try spelling.candidate(estimator: estimator)) }
      let book = RuleBook(scenario: self.scenario, candidates: candidates, settings: rules)
      remaining = book.configurationFindings().filter { !isAccepted($0) }
      guard apply(toFirstOf: remaining, candidates: candidates) else { return }
    }
  }

  /// Makes the first change that was not made yet; the answer says whether there was one.
  private mutating func apply(toFirstOf findings: [Finding], candidates: [Candidate]) -> Bool {
    for finding in findings {
      let index = candidates.firstIndex { $0.id == finding.candidate }
      let candidate = index.map { candidates[$0] }
      guard let remedy = Remedies.remedy(for: finding, in: scenario, candidate: candidate) else { continue }
      let change = Change(pitfall: finding.id, candidate: finding.candidate, name: remedy.name)
      guard !changes.contains(change) else { continue }
      if let scenario = remedy.scenario {
        self.scenario = scenario
        keys.formUnion(remedy.keys)
      } else if let edit = remedy.edit, let index, let candidate {
        edit.apply(to: &spellings[index], of: candidate, in: &scenario, keys: &keys, edited: &edited, index: index)
      } else {
        continue
      }
      changes.append(change)
      return true
    }
    return false
  }
}

extension CandidateEdit {
  /// Writes the change into the spelling, or into the scenario where the candidate takes its rate from there.
  fileprivate func apply(
    to spelling: inout CandidateSpelling, of candidate: Candidate, in scenario: inout Scenario,
    keys: inout Set<String>, edited: inout Set<Int>, index: Int
  ) {
    switch self {
    case .decelerationRate(let rate):
      if candidate.deceleration == nil, candidate.projection == nil {
        // All candidates share the view, and it has one rate.
        scenario.decelerationPerMillisecond = Deceleration.fast.perMillisecond
        keys.insert("decelerationRate")
        return
      }
      spelling.decelerationRate = rate
    case .parameter(let name, let value):
      let type = type(of: candidate.strategy)
      spelling.parameters.removeAll { type.parameterName($0.name) == name }
      spelling.parameters.append((name, value))
    case .strategy(let name):
      (spelling.strategy, spelling.parameters, spelling.isPreset) = (name, [], false)
    case .estimator(let name): spelling.estimator = name
    }
    edited.insert(index)
  }
}
