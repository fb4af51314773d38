import GestureAnalysis
import GestureModel
import GestureReplay
import GestureRules

/// A mended place and the trace that it stands in.
public struct ReportedRepair: Hashable, Sendable {
  /// The trace's name.
  public var trace: String
  /// What was mended.
  public var repair: Repair
  /// Creates a repair of a trace.
  public init(trace: String, repair: Repair) {
    self.trace = trace
    self.repair = repair
  }
}

/// A trace as reports need it: everything but the samples.
public struct ReportedTrace: Sendable {
  /// The trace's name.
  public var id: String
  /// The person or sitting that the trace belongs to.
  public var session: String?
  /// Everything else the file says of the trace.
  public var labels: [Label]
  /// Where the trace begins.
  public var location: SourceLocation
  /// Sixteen hexadecimal digits that tell whether two recordings are the same to a replay.
  public var fingerprint: String
  /// What the person wanted.
  public var intent: Intent?
  /// What the device did.
  public var observed: Observation?
  /// One row a stroke, in it one outcome a candidate.
  public var outcomes: [[Outcome]]
  /// The pitfalls shown by each outcome, in the same rows.
  public var flags: [[[String]]]

  /// Creates a reported trace from a replay and the pitfalls that it shows.
  public init(_ replay: TraceReplay, flags: [[[String]]] = []) {
    id = replay.trace.id
    session = replay.trace.session
    labels = replay.trace.labels
    location = replay.trace.location
    fingerprint = replay.trace.fingerprint
    intent = replay.trace.intent
    observed = replay.trace.observed
    outcomes = replay.outcomes
    self.flags = flags
  }

  /// The pitfalls shown by one outcome; empty if none were looked for.
  func flags(stroke: Int, candidate: Int) -> [String] {
    guard flags.indices.contains(stroke), flags[stroke].indices.contains(candidate) else { return [] }
    return flags[stroke][candidate]
  }
}

/// What a baseline hides.
public struct BaselineSummary: Hashable, Sendable {
  /// The file as messages name it.
  public var path: String
  /// The findings that it knows, in the places that it knows; they do not count.
  public var known: [SettledFinding]
  /// Its entries that no longer occur; told by the first report of a run alone.
  public var gone: [FindingIdentity] = []
  /// Whether such entries make the program fail.
  public var isRatchet = false

  /// Creates a summary.
  public init(path: String, known: [SettledFinding]) {
    self.path = path
    self.known = known
  }

  /// How many places are hidden; a finding of the configuration is one.
  public var hiddenPlaces: Int { known.reduce(0) { $0 + max($1.finding.occurrenceCount, 1) } }
}

/// Everything that a report tells of one scenario.
public struct Report: Sendable {
  /// The scroll view.
  public var scenario: Scenario
  /// What was assumed about the view because nothing was said, in one sentence.
  public var assumption: String?
  /// What the traces were replayed through.
  public var candidates: [Candidate]
  /// Whether somebody asked for these candidates; the default ones are there to be compared with, not to be mended.
  public var areCandidatesChosen = true
  /// What each candidate did.
  public var comparison: Comparison
  /// The traces with every outcome, in input order; empty if no format asked for them.
  public var traces: [ReportedTrace] = []
  /// The strokes worth watching; `nil` if no format asked for them.
  package var gallery: ReplayGallery?
  /// The strokes worth drawing, the most divisive first; empty if no format asked for pictures.
  public var scenes: [Scene] = []
  /// How the candidates answer mirror images; `nil` if that was not asked for.
  public var mirror: MirrorFigures?
  /// The pitfalls found, in the order of the rules.
  public var findings: [Finding]
  /// The places mended, in input order.
  public var repairs: [ReportedRepair]
  /// How many errors were met in reading.
  public var inputErrors = 0
  /// The first of those errors, at most ``inputProblemLimit``.
  public var inputProblems: [Diagnostic] = []
  /// How many errors of reading are kept to be told by CI systems; the others are counted (ours: more than one reads).
  public static let inputProblemLimit = 1000
  /// The pitfalls that the settings turn off.
  public var rulesTurnedOff: Set<String> = []
  /// The file that the settings came from, as messages name it; `nil` if there is none.
  public var settingsPath: String?
  /// The findings that the project has decided to live with; they do not count.
  public var accepted: [SettledFinding] = []
  /// What a baseline hides; `nil` if there is none.
  public var baseline: BaselineSummary?
  /// What became of the limits on numbers.
  public var budgets: [BudgetResult] = []
  /// The version of the program.
  public var toolVersion: String

  /// Creates a report.
  public init(
    scenario: Scenario, assumption: String? = nil, candidates: [Candidate], areCandidatesChosen: Bool = true,
    comparison: Comparison,
    traces: [ReportedTrace] = [], findings: [Finding] = [], repairs: [ReportedRepair] = [], inputErrors: Int = 0,
    settingsPath: String? = nil, toolVersion: String
  ) {
    self.scenario = scenario
    self.assumption = assumption
    self.candidates = candidates
    self.areCandidatesChosen = areCandidatesChosen
    self.comparison = comparison
    self.traces = traces
    self.findings = findings
    self.repairs = repairs
    self.inputErrors = inputErrors
    self.settingsPath = settingsPath
    self.toolVersion = toolVersion
  }

  /// The findings, gravest first, then the most frequent, then in the order of the rules.
  public var rankedFindings: [Finding] {
    findings.enumerated().sorted { left, right in
      if left.element.severity != right.element.severity { return left.element.severity > right.element.severity }
      let shares = (left.element.share ?? 1, right.element.share ?? 1)
      return shares.0 != shares.1 ? shares.0 > shares.1 : left.offset < right.offset
    }.map(\.element)
  }

  /// The limits that were not kept.
  public var brokenBudgets: [BudgetResult] { budgets.filter { $0.status == .broken } }

  /// The gravest severity among the findings, or `nil` if there are none.
  public var worstSeverity: Severity? { findings.map(\.severity).max() }
}
