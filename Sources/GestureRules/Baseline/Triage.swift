import GestureModel

/// A finding that does not count, and why.
public struct SettledFinding: Hashable, Sendable {
  /// The finding, in the places that do not count.
  public var finding: Finding
  /// Why; `nil` for one that is merely known.
  public var reason: String?

  /// Creates a settled finding.
  public init(_ finding: Finding, reason: String? = nil) {
    self.finding = finding
    self.reason = reason
  }
}

/// Findings parted into those that count, those that are accepted, and those that are known from a baseline.
///
/// A finding that is known in some places and new in others stands in both lists, with its places, traces and share of
/// each; its message and its numbers stay those of the clearest case of all.
public struct Triage: Sendable {
  /// What counts, in the order of the findings.
  public private(set) var counting: [Finding] = []
  /// What a project has decided to live with, one entry a reason.
  public private(set) var accepted: [SettledFinding] = []
  /// What the baseline knows.
  public private(set) var known: [SettledFinding] = []
  /// Who the counting and the known ones are, as a baseline names them.
  public private(set) var identities: [FindingIdentity] = []

  /// Parts `findings`.
  ///
  /// - Parameters:
  ///   - baseline: What is known; `nil` if nothing is.
  ///   - identities: Who the occurrences of a finding are, as the baseline names them, one at least.
  /// - Complexity: O(*n*) in the occurrences that were kept, times the acceptances.
  public init(
    _ findings: [Finding], acceptances: [Acceptance] = [], baseline: Baseline? = nil,
    identities: (Finding) -> [FindingIdentity]
  ) {
    for finding in findings {
      if let whole = acceptances.first(where: { $0.covers(finding, in: nil) }) {
        accepted.append(SettledFinding(finding, reason: whole.reason))
        continue
      }
      part(finding, identities(finding), acceptances.filter { $0.rule == finding.id }, baseline)
    }
  }

  private mutating func part(
    _ finding: Finding, _ places: [FindingIdentity], _ acceptances: [Acceptance], _ baseline: Baseline?
  ) {
    var counting: [Int] = []
    var accepted: [(reason: String?, places: [Int])] = []
    var known: [(reason: String?, places: [Int])] = []
    for (index, place) in places.enumerated() {
      let trace = finding.occurrences.isEmpty ? nil : place.trace
      if let trace, let acceptance = acceptances.first(where: { $0.covers(finding, in: trace) }) {
        Self.add(index, to: &accepted, reason: acceptance.reason)
        continue
      }
      identities.append(place)
      if let baseline, baseline.contains(place) {
        Self.add(index, to: &known, reason: baseline.reason(for: place))
      } else {
        counting.append(index)
      }
    }
    // Places beyond what was kept are nobody's acquaintances.
    let surplus = max(finding.occurrenceCount - finding.occurrences.count, 0)
    if !counting.isEmpty || surplus > 0 { self.counting.append(finding.limited(to: counting, surplus: surplus)) }
    func settled(_ groups: [(reason: String?, places: [Int])]) -> [SettledFinding] {
      groups.map { SettledFinding(finding.limited(to: $0.places, surplus: 0), reason: $0.reason) }
    }
    self.accepted += settled(accepted)
    self.known += settled(known)
  }

  private static func add(_ place: Int, to groups: inout [(reason: String?, places: [Int])], reason: String?) {
    let group = groups.firstIndex { $0.reason == reason } ?? groups.endIndex
    if group == groups.endIndex { groups.append((reason, [])) }
    groups[group].places.append(place)
  }
}

extension Finding {
  /// The finding in some of its places, and in `surplus` more that nobody kept.
  fileprivate func limited(to places: [Int], surplus: Int) -> Finding {
    guard !occurrences.isEmpty, places.count < occurrences.count || surplus < occurrenceCount - occurrences.count else {
      return self
    }
    var part = self
    part.occurrences = places.map { occurrences[$0] }
    part.occurrenceCount = places.count + surplus
    part.location = part.occurrences.first?.location ?? location
    var seen = Set<String>()
    if surplus == 0 { part.traces = part.occurrences.map(\.trace).filter { seen.insert($0).inserted } }
    part.share = share.map { $0 * Double(part.occurrenceCount) / Double(occurrenceCount) }
    return part
  }
}
