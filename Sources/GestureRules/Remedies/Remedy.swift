import GestureModel
import GestureMotion
import GestureReplay

/// What a remedy changes in the way a candidate is written.
public enum CandidateEdit: Hashable, Sendable {
  /// The deceleration: the scenario's, unless the candidate has one of its own.
  case decelerationRate(String)
  /// A number of the strategy.
  case parameter(String, String)
  /// The strategy itself, with its parameters at their defaults.
  case strategy(String)
  /// The estimator.
  case estimator(String)
}

/// A mechanical change that answers a finding, so that it can be tried on recordings and written into `detent.json`.
public struct Remedy: Sendable {
  /// What is changed, such as `decelerationRate`.
  public var subject: String
  /// What it becomes, such as `fast`.
  public var value: String
  /// The scenario after the change; `nil` if it stays.
  public var scenario: Scenario?
  /// The keys of `detent.json` in which ``scenario`` differs.
  public var keys: [String]
  /// The candidate after the change; `nil` if it stays.
  public var candidate: Candidate?
  /// How the change of the candidate is written; `nil` if settings cannot say it.
  public var edit: CandidateEdit?
  /// The line of Swift that makes the change in an app; `nil` if it is no single line.
  public var code: String?

  /// A change of the scenario.
  init(
    _ subject: String, _ value: String, in scenario: Scenario, keys: [String]? = nil, code: String? = nil,
    _ change: (inout Scenario) -> Void
  ) {
    var changed = scenario
    change(&changed)
    (self.subject, self.value, self.code) = (subject, value, code)
    self.keys = keys ?? [subject]
    self.scenario = changed == scenario ? nil : changed
  }

  /// A change of a candidate; without one there is still the line of Swift.
  init(
    _ subject: String, _ value: String, of candidate: Candidate?, edit: CandidateEdit? = nil, code: String? = nil,
    _ change: (inout Candidate) -> Void
  ) {
    (self.subject, self.value, self.edit, self.code, keys) = (subject, value, edit, code, [])
    guard var changed = candidate else { return }
    change(&changed)
    self.candidate = changed
  }

  /// The change in short: `decelerationRate: fast`.
  public var name: String { "\(subject): \(value)" }
  /// The change as a condition: `decelerationRate were fast`.
  public var condition: String { "\(subject) were \(value)" }

  /// Whether replays can tell a difference: what an app declares about its own code is not replayed.
  var isTried: Bool { candidate != nil || scenario != nil && !Set(keys).isDisjoint(with: Self.replayedKeys) }
  private static let replayedKeys: Set<String> = ["contentLength", "insetLeading", "viewport"]
}
