import GestureModel

/// A finding that came, went or shows elsewhere.
public struct FindingDifference: Hashable, Sendable {
  /// What became of it.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// It was not there before.
    case new
    /// It shows in other places, or matters more or less.
    case changed
    /// It is gone.
    case fixed
  }

  /// The finding as it was; `nil` if it is new.
  public var old: RecordedFinding?
  /// The finding as it is; `nil` if it is gone.
  public var new: RecordedFinding?
  /// The places where it shows and did not.
  public var appeared: [RecordedPlace]
  /// The places where it showed and does not.
  public var gone: [RecordedPlace]

  /// What became of it.
  public var kind: Kind { old == nil ? .new : new == nil ? .fixed : .changed }
  /// The finding as it is, or else was.
  public var finding: RecordedFinding? { new ?? old }

  /// The severity of what is worse than before: of a new finding, of new places, or of one that matters more; `nil` if
  /// nothing is worse, or if it is accepted.
  public var worsening: Severity? {
    guard let new, !new.isAccepted else { return nil }
    guard let old, !old.isAccepted else { return new.severity }
    return !appeared.isEmpty || new.severity > old.severity ? new.severity : nil
  }

  /// Compares the findings; `partner` names the old candidate that a new one was paired with.
  static func differences(
    _ old: [RecordedFinding], _ new: [RecordedFinding], partner: (String) -> String?
  ) -> [FindingDifference] {
    var waiting = old.enumerated().map { (index: $0.offset, finding: $0.element) }
    var found: [FindingDifference] = []
    for finding in new {
      let candidate = finding.candidate.map { partner($0) ?? "" }
      let match = waiting.firstIndex { $0.finding.id == finding.id && $0.finding.candidate == candidate }
      guard let match else {
        found.append(FindingDifference(old: nil, new: finding, appeared: finding.places, gone: []))
        continue
      }
      let before = waiting.remove(at: match).finding
      let (appeared, gone) = (
        missing(finding.places, from: before.places), missing(before.places, from: finding.places)
      )
      guard
        !appeared.isEmpty || !gone.isEmpty || before.severity != finding.severity
          || before.isAccepted != finding.isAccepted
      else { continue }
      found.append(FindingDifference(old: before, new: finding, appeared: appeared, gone: gone))
    }
    found += waiting.map { FindingDifference(old: $0.finding, new: nil, appeared: [], gone: $0.finding.places) }
    return Kind.allCases.flatMap { kind in
      Severity.allCases.reversed().flatMap { severity in
        found.filter { $0.kind == kind && $0.finding?.severity == severity }
      }
    }
  }

  /// The places that `others` does not have, as often as it does not have them.
  private static func missing(_ places: [RecordedPlace], from others: [RecordedPlace]) -> [RecordedPlace] {
    var left: [RecordedPlace: Int] = [:]
    for place in others { left[place, default: 0] += 1 }
    return places.filter { place in
      guard let count = left[place], count > 0 else { return true }
      left[place] = count - 1
      return false
    }
  }
}
