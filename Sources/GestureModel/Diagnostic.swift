/// How much a message or a finding matters.
public enum Severity: String, Hashable, Sendable, CaseIterable, Comparable {
  /// Worth knowing; nothing has to change.
  case note
  /// Feels wrong for a measurable share of gestures, or was repaired.
  case warning
  /// People get stuck, something cannot be reached, or the numbers are wrong.
  case error

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }

  /// Orders note before warning before error.
  public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }
}

/// What the program has to say about its input: where, what was expected and found, and how to go on.
public struct Diagnostic: Error, Hashable, Sendable, CustomStringConvertible {
  /// Whether the input could be used all the same.
  public var severity: Severity
  /// Where it stands, or `nil` if no file is concerned.
  public var location: SourceLocation?
  /// What was expected and what was found, without the word "error".
  public var message: String
  /// Advice, each printed on a line of its own.
  public var notes: [String]

  /// Creates a message about a place in the input.
  public init(_ severity: Severity, at location: SourceLocation?, _ message: String, notes: [String] = []) {
    self.severity = severity
    self.location = location
    self.message = message
    self.notes = notes
  }

  /// `path:line:column: error: …`, followed by a `note: …` line for each piece of advice.
  public var description: String {
    let place = location.map { "\($0): " } ?? ""
    return ([place + "\(severity.rawValue): \(message)"] + notes.map { "note: \($0)" }).joined(separator: "\n")
  }
}
