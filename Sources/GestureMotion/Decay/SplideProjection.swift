/// Where Splide thinks a flick would end: 600 ms of travel, at most so many views.
///
/// - Source: `research/physics.md` 6.
public struct SplideProjection: Projection {
  public static let identifier = "splide"
  static let reachMilliseconds = 600.0
  /// The farthest it goes, in points: `flickMaxPages` times the view; unlimited if there is none.
  public var farthestPoints: Double?
  /// Creates the projection.
  public init(farthestPoints: Double? = nil) { self.farthestPoints = farthestPoints }

  public func restOffset(from offset: Double, pointsPerMillisecond velocity: Double) -> Double {
    let way = min(abs(velocity) * Self.reachMilliseconds, farthestPoints ?? .infinity)
    return (offset + (velocity < 0 ? -way : way)).finite(or: offset)
  }
}
