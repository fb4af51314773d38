import GestureModel

/// What makes an occurrence of a finding the same one in another run: never a line, a time or a number.
public struct FindingIdentity: Hashable, Sendable, Comparable {
  /// The pitfall's id.
  public var rule: String
  /// The candidate's name; `nil` if the finding is about the traces or the scenario.
  public var candidate: String?
  /// The file of the trace, or of the settings for a finding of the configuration; empty if there is none.
  public var path: String
  /// The trace's name; `nil` for a finding of the configuration.
  public var trace: String?
  /// How many with the same rule, candidate, path and trace came before it.
  public var ordinal: Int

  /// Creates an identity.
  public init(rule: String, candidate: String? = nil, path: String = "", trace: String? = nil, ordinal: Int = 0) {
    self.rule = rule
    self.candidate = candidate
    self.path = path
    self.trace = trace
    self.ordinal = ordinal
  }

  /// Sixteen hexadecimal digits that stand for the identity where a format has room for one word.
  ///
  /// A 64-bit hash: two of 25 000 occurrences share one with a probability of 2·10⁻¹¹.
  public var fingerprint: String {
    var hash = FowlerNollVoHash()
    for part in [rule, candidate, path, trace, String(ordinal)] {
      // What is missing differs from what is empty, and no byte of UTF-8 is 0xff, so no text imitates a border.
      hash.add(byte: part == nil ? 0 : 1)
      hash.add(text: part ?? "")
      hash.add(byte: 0xff)
    }
    return hash.hexadecimal
  }

  /// The same finding in a file that is named otherwise.
  public func renamingFile(_ name: (String) -> String) -> FindingIdentity {
    var renamed = self
    renamed.path = name(path)
    return renamed
  }

  /// By rule, then path, trace, candidate and ordinal; texts by their bytes.
  public static func < (left: FindingIdentity, right: FindingIdentity) -> Bool {
    for (one, other) in [
      (left.rule, right.rule), (left.path, right.path), (left.trace ?? "", right.trace ?? ""),
      (left.candidate ?? "", right.candidate ?? ""),
    ] where one != other {
      return one.utf8.lexicographicallyPrecedes(other.utf8)
    }
    // What is missing comes before what is empty, so that the order is total.
    let presence = [left.trace, left.candidate].map { $0 != nil ? 1 : 0 }
    let other = [right.trace, right.candidate].map { $0 != nil ? 1 : 0 }
    return presence != other ? presence.lexicographicallyPrecedes(other) : left.ordinal < right.ordinal
  }
}

extension Finding {
  /// Who the occurrences are, in their order; a finding of the configuration alone is one.
  ///
  /// - Parameter settingsPath: The file that a finding of the configuration is about; `nil` if there is none.
  /// - Complexity: O(*n*) in the occurrences that were kept.
  public func identities(settingsPath: String? = nil) -> [FindingIdentity] {
    guard !occurrences.isEmpty else {
      return [FindingIdentity(rule: id, candidate: candidate, path: settingsPath ?? "")]
    }
    var seen: [FindingIdentity: Int] = [:]
    return occurrences.map { occurrence in
      var identity = FindingIdentity(
        rule: id, candidate: candidate, path: occurrence.location?.path ?? "", trace: occurrence.trace)
      let ordinal = seen[identity, default: 0]
      seen[identity] = ordinal + 1
      identity.ordinal = occurrence.ordinal ?? ordinal
      return identity
    }
  }
}
