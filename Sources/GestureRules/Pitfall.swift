import GestureModel

/// What it takes to show a pitfall.
public enum PitfallKind: String, Hashable, Sendable, CaseIterable {
  /// The scenario and the strategies alone, asked without a recording.
  case configuration
  /// One replayed stroke under one candidate.
  case outcome
  /// The recording itself, whatever the candidate.
  case trace
}

/// A number that a pitfall compares with, as reports and `detent explain` show it.
public struct PitfallThreshold: Hashable, Sendable {
  /// The key in settings; `nil` for a number that is part of the pitfall's definition.
  public var option: String?
  /// The values that settings may give it; `nil` if they may give none.
  public var range: ClosedRange<Double>?
  /// What the number limits, such as `minimum speed`.
  public var name: String
  /// The number in force.
  public var value: Double
  /// The unit, empty for a pure number.
  public var unit: String
  /// Creates a threshold.
  public init(
    _ name: String, _ value: Double, _ unit: String = "", option: String? = nil, range: ClosedRange<Double>? = nil
  ) {
    self.name = name
    self.value = value
    self.unit = unit
    self.option = option
    self.range = range
  }
}

/// How a pitfall is looked for: itself, as the protocol it conforms to.
///
/// Each protocol below answers for its own; asking a value with `as?` instead costs milliseconds at the start.
public enum PitfallCheck: Sendable {
  /// Once, by the configuration alone.
  case configuration(any ConfigurationPitfall)
  /// Once by the configuration, then at each stroke for its cost.
  case measured(any MeasuredPitfall)
  /// At each stroke under each candidate.
  case outcome(any OutcomePitfall)
  /// At each stroke.
  case trace(any TracePitfall)
  /// At each stroke, with what was logged beside it.
  case recording(any RecordingPitfall)
  /// At all strokes together.
  case collection(any CollectionPitfall)
}

/// A known way for scroll snapping to go wrong, and how to see it.
///
/// To add one, conform to ``ConfigurationPitfall``, ``MeasuredPitfall``, ``OutcomePitfall``, ``TracePitfall``,
/// ``RecordingPitfall`` or ``CollectionPitfall`` in a file of its own and add it to ``Pitfalls/all``. The numbers that a
/// pitfall compares with are its instance's variables, and each is one of its ``options``.
public protocol Pitfall: Sendable {
  /// The stable name used in reports, settings and baselines, such as `multi-page-skip`.
  static var identifier: String { get }
  /// How much it matters unless the settings say otherwise.
  static var severity: Severity { get }
  /// What it takes to show it.
  static var kind: PitfallKind { get }
  /// One sentence for help and documentation, ending in a full stop.
  static var summary: String { get }
  /// What to change, in one sentence, ending in a full stop.
  static var remedy: String { get }
  /// Why it happens and how it is told from what looks like it, for `detent explain`.
  static var explanation: String { get }
  /// The public reports and tutorials it was seen in.
  static var source: String { get }
  /// The wrong and the right lines of an app; `nil` for what no tutorial's code shows.
  static var example: CodeExample? { get }
  /// Creates the pitfall with its default thresholds.
  init()
  /// The numbers that settings may change, in the order in which its definition names them.
  static var options: [PitfallOption<Self>] { get }
  /// The numbers that are part of its definition.
  static var fixedThresholds: [PitfallThreshold] { get }
  /// The numbers it compares with: the options as they are set, then the fixed ones.
  var thresholds: [PitfallThreshold] { get }
  /// How it is looked for; the protocols below say it.
  var check: PitfallCheck { get }
}

extension Pitfall {
  public static var example: CodeExample? { nil }
  public static var options: [PitfallOption<Self>] { [] }
  public static var fixedThresholds: [PitfallThreshold] { [] }
  public var thresholds: [PitfallThreshold] {
    Self.options.map {
      PitfallThreshold($0.meaning, self[keyPath: $0.path], $0.unit, option: $0.name, range: $0.range)
    } + Self.fixedThresholds
  }
}

/// A pitfall that the scenario and the strategies show by themselves.
public protocol ConfigurationPitfall: Pitfall {
  /// Returns what is wrong: one piece of evidence a candidate, or one without a candidate where geometry is concerned.
  func evidence(in facts: ScenarioFacts) -> [Evidence]
}

extension ConfigurationPitfall {
  public static var kind: PitfallKind { .configuration }
  public var check: PitfallCheck { .configuration(self) }
}

/// A configuration pitfall whose cost recordings show.
public protocol MeasuredPitfall: ConfigurationPitfall {
  /// Whether a stroke is looked at once for all candidates, because the candidate makes no difference.
  static var ignoresCandidates: Bool { get }
  /// Returns what one stroke adds, or `nil` if it is not one of those that are looked at.
  func contribution(of facts: OutcomeFacts) -> Contribution?
  /// Returns what all strokes together show.
  ///
  /// - Parameters:
  ///   - configured: What the configuration alone showed for this candidate, if anything.
  ///   - cost: What the strokes added up to.
  ///   - facts: The candidate, or `nil` for a pitfall of the geometry.
  /// - Returns: `nil` if there is nothing to report after all.
  func evidence(configured: Evidence?, cost: Cost, candidate facts: CandidateFacts?) -> Evidence?
  /// How much it matters after this cost, unless the settings say otherwise.
  func severity(after cost: Cost) -> Severity
}

extension MeasuredPitfall {
  public static var ignoresCandidates: Bool { false }
  public func severity(after cost: Cost) -> Severity { Self.severity }
  public var check: PitfallCheck { .measured(self) }
}

/// A pitfall that one replayed stroke shows under one candidate.
public protocol OutcomePitfall: Pitfall {
  /// Whether an unreachable page explains it, so that on that page the geometry's own finding is enough.
  static var yieldsToGeometry: Bool { get }
  /// Whether the stroke is one of those that the share counts.
  func looks(at facts: OutcomeFacts) -> Bool
  /// Returns what is wrong, or `nil`.
  func evidence(in facts: OutcomeFacts) -> Evidence?
}

extension OutcomePitfall {
  public static var kind: PitfallKind { .outcome }
  public var check: PitfallCheck { .outcome(self) }
  public static var yieldsToGeometry: Bool { true }
  public func looks(at facts: OutcomeFacts) -> Bool { true }
}

/// A pitfall that the recording of a stroke shows; a trace with nothing but a release is not looked at.
public protocol TracePitfall: Pitfall {
  /// How much it matters where these candidates read the stroke.
  func severity(for facts: ScenarioFacts) -> Severity
  /// Returns what is wrong, or `nil`.
  func evidence(in figures: StrokeFigures) -> Evidence?
}

extension TracePitfall {
  public static var kind: PitfallKind { .trace }
  public var check: PitfallCheck { .trace(self) }
  public func severity(for facts: ScenarioFacts) -> Severity { Self.severity }
}

/// A pitfall that shows in what an app or the device logged beside a stroke, or instead of one.
public protocol RecordingPitfall: Pitfall {
  /// Whether the stroke is one of those that the share counts.
  func looks(at facts: RecordingFacts) -> Bool
  /// Returns what is wrong: at most one piece of evidence a candidate, and at most one without a candidate where the
  /// recording alone shows it.
  func evidence(in facts: RecordingFacts) -> [Evidence]
}

extension RecordingPitfall {
  public static var kind: PitfallKind { .trace }
  public var check: PitfallCheck { .recording(self) }
}

/// A pitfall that only many strokes together show: its value remembers what it needs of them.
///
/// What is remembered does not grow with the number of strokes, and neither it nor the evidence depends on their order.
public protocol CollectionPitfall: Pitfall {
  /// Whether the stroke is one of those that the share counts.
  func looks(at facts: RecordingFacts) -> Bool
  /// Takes note of a stroke.
  ///
  /// - Returns: The group to which it belongs if it may come to show the pitfall, `nil` if it never will.
  mutating func note(_ facts: RecordingFacts) -> Int64?
  /// Adds what `other` remembers; whichever of the two is added to the other, the evidence is the same.
  mutating func add(_ other: Self)
  /// What is wrong, by group; empty if nothing is.
  var shown: [Int64: Evidence] { get }
}

extension CollectionPitfall {
  public static var kind: PitfallKind { .trace }
  public var check: PitfallCheck { .collection(self) }
}
