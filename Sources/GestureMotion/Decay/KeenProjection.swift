/// Where Keen's free mode would end: `s²/(1.47e−7 + s/1000)` views at s views/ms.
///
/// - Source: `research/physics.md` 6.
public struct KeenProjection: Projection {
  public static let identifier = "keen"
  /// The view's length, in points, above 0; the model counts in views.
  public var viewPoints: Double
  /// Creates the projection; 375 pt, a phone's width, is ours.
  public init(viewPoints: Double = 375) { self.viewPoints = viewPoints }

  public func restOffset(from offset: Double, pointsPerMillisecond velocity: Double) -> Double {
    let speed = min(abs(velocity) / viewPoints, 1e100)
    let way = speed * speed / (1.47e-7 + speed / 1000) * viewPoints
    return (offset + (velocity < 0 ? -way : way)).finite(or: offset)
  }
}
