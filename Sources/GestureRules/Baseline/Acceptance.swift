/// A finding that a project has decided to live with, and why.
public struct Acceptance: Hashable, Sendable {
  /// The pitfall's id.
  public var rule: String
  /// The candidate's name; `nil` for every candidate and for what is about none.
  public var candidate: String?
  /// The trace's name; `nil` for every trace and for the configuration.
  public var trace: String?
  /// Why; never empty.
  public var reason: String

  /// Creates an acceptance.
  public init(rule: String, candidate: String? = nil, trace: String? = nil, reason: String) {
    self.rule = rule
    self.candidate = candidate
    self.trace = trace
    self.reason = reason
  }

  /// Whether it is about `finding`, in one of its traces; `nil` asks about the finding as a whole.
  package func covers(_ finding: Finding, in trace: String?) -> Bool {
    rule == finding.id && (candidate == nil || candidate == finding.candidate)
      && (self.trace == nil || self.trace == trace)
  }
}
