import GestureModel
import GestureReplay

/// Which stroke of which trace a figure speaks of.
public struct TracePlace: Hashable, Sendable {
  /// The trace's name.
  public var id: String
  /// Where the trace begins.
  public var location: SourceLocation
  /// The stroke among the trace's primary strokes, from 0.
  public var stroke: Int
  /// How many strokes the trace has.
  public var strokeCount: Int

  /// Creates a place.
  public init(id: String, location: SourceLocation, stroke: Int = 0, strokeCount: Int = 1) {
    self.id = id
    self.location = location
    self.stroke = stroke
    self.strokeCount = strokeCount
  }
}
