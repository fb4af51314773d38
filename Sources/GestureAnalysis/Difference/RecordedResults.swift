import GestureModel

/// A `name: value` pair of a scenario or a candidate, with the value as a report writes it.
public struct RecordedSetting: Hashable, Sendable {
  /// The key, such as `decelerationRate` or `velocity`.
  public var name: String
  /// The value as text.
  public var value: String
  /// Creates a setting.
  public init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}

/// A figure of a candidate's summary, such as `mean_settle_ms`; `nil` where there was nothing to measure.
public struct RecordedFigure: Hashable, Sendable {
  /// The key in results, with its unit.
  public var name: String
  /// The number.
  public var value: Double?
  /// Creates a figure.
  public init(_ name: String, _ value: Double?) {
    self.name = name
    self.value = value
  }
}

/// A candidate of a results file.
public struct RecordedCandidate: Hashable, Sendable {
  /// Its name in reports.
  public var id: String
  /// Its strategy's id.
  public var strategy: String
  /// The strategy's parameters, the estimator, the drag model and the deceleration, in that order.
  public var settings: [RecordedSetting]
  /// The deceleration per millisecond; `nil` if the file does not say.
  public var deceleration: Double?
  /// What it did with all strokes.
  public var figures: [RecordedFigure] = []
  /// How many strokes moved how many pages: `0: 2 · 1: 5`.
  public var pagesMoved = ""
  /// Creates a candidate.
  public init(id: String, strategy: String, settings: [RecordedSetting] = [], deceleration: Double? = nil) {
    self.id = id
    self.strategy = strategy
    self.settings = settings
    self.deceleration = deceleration
  }
}

/// What one candidate did with one stroke.
public struct RecordedOutcome: Hashable, Sendable {
  /// The stroke among the trace's primary strokes.
  public var stroke: Int
  /// The candidate's place in the file's list.
  public var candidate: Int
  /// The page it rests at.
  public var page: Int
  /// Where it rests, in points.
  public var target: Double
  /// The offset at lift, in points.
  public var offset: Double?
  /// The velocity at lift, in pt/ms.
  public var pointsPerMillisecond: Double?
  /// Where the scroll would have stopped by itself, in points.
  public var proposed: Double?
  /// The branch it took, with its numbers.
  public var because: String
  /// Whether the person got what they wanted; `nil` if that is not known.
  public var agrees: Bool?
  /// What the person wanted, in a word; `nil` if that is not known.
  public var intent: String?
  /// Creates an outcome.
  public init(
    stroke: Int, candidate: Int, page: Int, target: Double, offset: Double? = nil, pointsPerMillisecond: Double? = nil,
    proposed: Double? = nil, because: String = "", agrees: Bool? = nil, intent: String? = nil
  ) {
    self.stroke = stroke
    self.candidate = candidate
    self.page = page
    self.target = target
    self.offset = offset
    self.pointsPerMillisecond = pointsPerMillisecond
    self.proposed = proposed
    self.because = because
    self.agrees = agrees
    self.intent = intent
  }
}

/// A trace of a results file with its outcomes, stroke by stroke and in each candidate by candidate.
public struct RecordedTrace: Hashable, Sendable {
  /// Its name.
  public var id: String
  /// Its file; `nil` if the results do not say.
  public var path: String?
  /// Where it begins, as `path:line:column`; `nil` if the results do not say.
  public var location: String?
  /// Tells whether two recordings are the same; `nil` if the results do not say.
  public var fingerprint: String?
  /// What the candidates did.
  public var outcomes: [RecordedOutcome]
  /// Creates a trace.
  public init(
    id: String, path: String? = nil, location: String? = nil, fingerprint: String? = nil,
    outcomes: [RecordedOutcome] = []
  ) {
    self.id = id
    self.path = path
    self.location = location
    self.fingerprint = fingerprint
    self.outcomes = outcomes
  }
}

/// Where a finding of a results file shows.
public struct RecordedPlace: Hashable, Sendable {
  /// The trace's name.
  public var trace: String
  /// The stroke; `nil` for the trace as a whole.
  public var stroke: Int?
  /// Creates a place.
  public init(trace: String, stroke: Int? = nil) {
    self.trace = trace
    self.stroke = stroke
  }
}

/// A finding of a results file.
public struct RecordedFinding: Hashable, Sendable {
  /// The pitfall's id.
  public var id: String
  /// How much it matters.
  public var severity: Severity
  /// The candidate's name; `nil` if it is about the traces or the scenario.
  public var candidate: String?
  /// What is wrong.
  public var message: String
  /// Where it shows; empty for the configuration alone.
  public var places: [RecordedPlace]
  /// Whether it is accepted or known, so that it is nobody's surprise.
  public var isAccepted: Bool
  /// Creates a finding.
  public init(
    id: String, severity: Severity, candidate: String? = nil, message: String = "", places: [RecordedPlace] = [],
    isAccepted: Bool = false
  ) {
    self.id = id
    self.severity = severity
    self.candidate = candidate
    self.message = message
    self.places = places
    self.isAccepted = isAccepted
  }
}

/// What a results file says of one scenario, as far as two of them are compared.
public struct RecordedResults: Hashable, Sendable {
  /// The version of the program that wrote it.
  public var toolVersion: String
  /// The scenario's name, if it has one.
  public var name: String?
  /// The scroll view, in the file's order.
  public var scenario: [RecordedSetting]
  /// The scroll view's deceleration per millisecond; `nil` if the file does not say.
  public var deceleration: Double?
  /// What the traces were replayed through.
  public var candidates: [RecordedCandidate]
  /// The traces, in the order of the input.
  public var traces: [RecordedTrace]
  /// The pitfalls found.
  public var findings: [RecordedFinding]

  /// Creates results.
  public init(
    toolVersion: String = "", name: String? = nil, scenario: [RecordedSetting] = [], deceleration: Double? = nil,
    candidates: [RecordedCandidate] = [], traces: [RecordedTrace] = [], findings: [RecordedFinding] = []
  ) {
    self.toolVersion = toolVersion
    self.name = name
    self.scenario = scenario
    self.deceleration = deceleration
    self.candidates = candidates
    self.traces = traces
    self.findings = findings
  }
}
