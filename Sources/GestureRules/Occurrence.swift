import GestureModel

/// One place where a finding shows.
public struct Occurrence: Hashable, Sendable {
  /// The trace's name.
  public var trace: String
  /// The stroke, from 0, among the trace's primary strokes; `nil` for the trace as a whole.
  public var stroke: Int?
  /// Where the stroke, the mended place or else the trace begins; `nil` if that is not known.
  public var location: SourceLocation?
  /// This occurrence's own numbers.
  public var numbers: [Measure]
  /// How many of the same finding, in the same file and trace, came before it; `nil` to count when it is asked for.
  /// The collector says it, so that it stays when the known ones are taken away.
  public var ordinal: Int?

  /// Creates an occurrence.
  public init(
    trace: String, stroke: Int? = nil, location: SourceLocation? = nil, numbers: [Measure] = [], ordinal: Int? = nil
  ) {
    self.trace = trace
    self.stroke = stroke
    self.location = location
    self.numbers = numbers
    self.ordinal = ordinal
  }

  /// How many occurrences of one finding are kept where they are asked for; the rest is counted.
  ///
  /// - Source: The results that GitHub takes in one SARIF run (`research/reports-cli.md` section 2).
  public static let limit = 25_000
}
