import GestureModel

/// How much a pitfall is to matter.
public enum RuleLevel: String, Hashable, Sendable, CaseIterable {
  /// It is not looked for.
  case off
  /// Worth knowing.
  case note
  /// Feels wrong.
  case warning
  /// Has to change.
  case error

  /// The severity of its findings; `nil` if it is off.
  public var severity: Severity? {
    switch self {
    case .off: nil
    case .note: .note
    case .warning: .warning
    case .error: .error
    }
  }
}

/// What a project wants of the pitfalls; what is not mentioned is as the pitfall says.
public struct RuleSettings: Hashable, Sendable {
  /// The level by pitfall id. An id that ``Pitfalls/named(_:)`` does not know has no effect.
  public var levels: [String: RuleLevel]
  /// The share of strokes by pitfall id, from 0 to 1, up to and including which a finding is no more than a note.
  public var maximumShares: [String: Double]
  /// By pitfall id, the options that differ from what the pitfall says.
  public private(set) var options: [String: [String: Double]] = [:]

  /// Creates settings.
  public init(levels: [String: RuleLevel] = [:], maximumShares: [String: Double] = [:]) {
    self.levels = levels
    self.maximumShares = maximumShares
  }

  /// The pitfalls that are not looked for.
  public var turnedOff: Set<String> { Set(levels.filter { $0.value == .off }.keys) }

  /// Sets the option `name` of the pitfall `id`.
  public mutating func set(_ name: String, of id: String, to value: Double) throws(PitfallOptionError) {
    guard let type = Pitfalls.named(id) else { throw .unknownPitfall }
    var pitfall = type.init()
    try pitfall.set(name, to: value)
    options[id, default: [:]][name] = value
  }

  /// The severity of a finding; `nil` if the pitfall is off.
  func severity(of id: String, usually severity: Severity, share: Double?) -> Severity? {
    let wanted: Severity
    if let level = levels[id] {
      guard let severity = level.severity else { return nil }
      wanted = severity
    } else {
      wanted = severity
    }
    guard let maximum = maximumShares[id], let share, share <= maximum else { return wanted }
    return .note
  }
}
