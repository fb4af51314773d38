import GestureModel

/// A number that triggered a finding, with its unit in its name, such as `pages_moved` or `velocity_pt_per_ms`.
public struct Measure: Hashable, Sendable {
  /// The key in JSON.
  public var name: String
  /// The number, always finite.
  public var value: Double
  /// Creates a measure.
  public init(_ name: String, _ value: Double) {
    self.name = name
    self.value = value
  }
}

/// One pitfall shown by evidence.
public struct Finding: Hashable, Sendable {
  /// The pitfall's id.
  public var id: String
  /// How much it matters, after the settings had their say.
  public var severity: Severity
  /// The candidate it is about; `nil` if it is about the traces or the scenario.
  public var candidate: String?
  /// The traces that show it, in input order, each once; empty for the configuration alone.
  public var traces: [String]
  /// The share of the strokes that were looked at which show it, from 0 to 1; `nil` for the configuration alone.
  public var share: Double?
  /// The numbers of the clearest case.
  public var numbers: [Measure]
  /// What is wrong, in one sentence with numbers.
  public var message: String
  /// What to change, in one sentence.
  public var remedy: String
  /// Where in the recordings it shows first; `nil` for the configuration alone.
  public var location: SourceLocation?
  /// Every place where it shows, in input order, up to ``Occurrence/limit``; empty for the configuration alone, and
  /// where no one asked the collector to keep them.
  public var occurrences: [Occurrence]
  /// How many places there are, kept or not; 0 for the configuration alone.
  public var occurrenceCount: Int
  /// What the remedy changed on these recordings; `nil` if it is not mechanical or was not tried.
  public var trial: RemedyTrial?

  /// Creates a finding.
  public init(
    id: String, severity: Severity, candidate: String? = nil, traces: [String] = [], share: Double? = nil,
    numbers: [Measure] = [], message: String, remedy: String, location: SourceLocation? = nil,
    occurrences: [Occurrence] = [], occurrenceCount: Int? = nil
  ) {
    self.id = id
    self.severity = severity
    self.candidate = candidate
    self.traces = traces
    self.share = share
    self.numbers = numbers
    self.message = message
    self.remedy = remedy
    self.location = location
    self.occurrences = occurrences
    self.occurrenceCount = occurrenceCount ?? occurrences.count
  }
}
