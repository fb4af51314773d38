import GestureModel
import GestureReplay
import GestureRules

/// From which severity on the program fails.
enum FailLevel: String, CaseIterable, Hashable, Sendable {
  case error
  case warning
  case note
  case never

  /// Whether findings of this severity make the program fail.
  func fails(on severity: Severity?) -> Bool {
    guard let severity else { return false }
    return switch self {
    case .error: severity >= .error
    case .warning: severity >= .warning
    case .note: true
    case .never: false
    }
  }
}

/// A candidate as it was written, and where.
struct WrittenCandidate: Sendable {
  /// Its parts.
  var spelling: CandidateSpelling
  /// Where it stands; `nil` for the command line.
  var location: SourceLocation?
}

/// A scenario and which of its keys were given.
struct GivenScenario: Sendable {
  /// The values, defaults where nothing was given.
  var scenario = Scenario()
  /// The keys that were given.
  var given: Set<String> = []
}

/// What a settings file says.
struct Settings: Sendable {
  /// The file as messages name it; `nil` if there is none.
  var path: String?
  /// Where the file is, from the root: outside the current folder two files may be named alike in messages.
  var source: String?
  /// The scroll view.
  var scenario = GivenScenario()
  /// The candidates; `nil` if the file names none.
  var candidates: [WrittenCandidate]?
  /// What is wanted of the pitfalls.
  var rules = RuleSettings()
  /// The findings that the project has decided to live with.
  var acceptances: [Acceptance] = []
  /// The limits on numbers.
  var budgets: [WrittenBudget] = []
  /// From which severity on to fail; `nil` if the file does not say.
  var failOn: FailLevel?
}
