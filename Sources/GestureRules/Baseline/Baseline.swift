/// The findings that a project knows and does not want to hear of again.
public struct Baseline: Hashable, Sendable {
  /// Why each is there, by what makes it the same in another run; most have no reason but that they are old.
  public private(set) var reasons: [FindingIdentity: String?]

  /// Creates an empty baseline.
  public init() { reasons = [:] }

  /// What it holds, sorted.
  public var entries: [(identity: FindingIdentity, reason: String?)] {
    reasons.keys.sorted().map { ($0, reasons[$0] ?? nil) }
  }

  /// How many findings it holds, each place counted.
  public var count: Int { reasons.count }

  /// Whether it holds this one.
  public func contains(_ identity: FindingIdentity) -> Bool { reasons[identity] != nil }

  /// Why this one is there; `nil` if it is not, or for no stated reason.
  public func reason(for identity: FindingIdentity) -> String? { reasons[identity] ?? nil }

  /// The same baseline with its files named otherwise.
  public func renamingFiles(_ name: (String) -> String) -> Baseline {
    var renamed = Baseline()
    for (identity, reason) in entries { renamed.insert(identity.renamingFile(name), reason: reason) }
    return renamed
  }

  /// Adds one; a reason that is there stays.
  public mutating func insert(_ identity: FindingIdentity, reason: String? = nil) {
    reasons[identity] = .some(self.reason(for: identity) ?? reason)
  }
}
