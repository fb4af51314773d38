import GestureModel
import GestureReplay

/// A stroke that can be watched: its fingers and what every candidate made of it.
package struct WatchedStroke: Sendable {
  /// Its place among all strokes in input order, from 0.
  package var order: Int
  /// The trace's name.
  package var trace: String
  /// Where the trace begins.
  package var location: SourceLocation
  /// What the person wanted.
  package var intent: Intent?
  /// The person or sitting.
  package var session: String?
  /// What else the recording says.
  package var labels: [Label]
  /// What the device did; told with the last stroke of its trace.
  package var observed: Observation?
  /// The stroke's number in its trace, from 0.
  package var stroke: Int
  /// How many strokes the trace has.
  package var strokeCount: Int
  /// The fingers; empty for a release that an app logged.
  package var fingers: [Stroke]
  /// One outcome a candidate.
  package var outcomes: [Outcome]
  /// The pitfalls shown by each outcome.
  package var flags: [[String]]
  /// The pitfalls that the trace's repairs are evidence of.
  package var repairs: [String]

  /// How many different pages the candidates choose.
  var pageCount: Int { Set(outcomes.map(\.page)).count }
}
