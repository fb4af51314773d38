import GestureAnalysis
import GestureModel
import GestureReplay

/// A stroke worth drawing, with the ways that it sent the content under every candidate.
///
/// Only a few are kept in a run: unlike all else in a report it holds samples.
public struct Scene: Sendable {
  /// How many a report draws (ours: the others are in its tables).
  public static let limit = 3

  /// The stroke.
  public var place: TracePlace
  /// The finger; `nil` where an app logged the release alone.
  public var stroke: Stroke?
  /// One outcome a candidate.
  public var outcomes: [Outcome]
  /// Where the content was while the finger dragged it, a way a candidate.
  public var drags: [[WayPoint]]
  /// Where the content was from the lift until it rested, a way a candidate.
  public var settlings: [[WayPoint]]

  /// Replays the ways of one stroke of `trace`; `nil` if `replay` has no such stroke.
  public init?(_ place: TracePlace, of replay: TraceReplay, by replayer: Replayer) {
    guard replay.outcomes.indices.contains(place.stroke) else { return nil }
    self.place = place
    outcomes = replay.outcomes[place.stroke]
    let strokes = replay.trace.primaryStrokes
    stroke = strokes.indices.contains(place.stroke) ? strokes[place.stroke] : nil
    drags = outcomes.map { replayer.dragWay(of: $0, in: replay.trace) }
    settlings = outcomes.map { replayer.settlingWay(of: $0) }
  }

  /// The trace's name, and the stroke's number where there are several.
  var name: String { place.strokeCount > 1 ? "\(place.id), stroke \(place.stroke)" : place.id }
}
