/// Where AndroidX's fling would end.
///
/// - Source: ``AndroidXFling``; `research/physics.md` 4.3.
public struct AndroidXFlingProjection: Projection {
  public static let identifier = "androidx-fling"
  /// s, above 0.
  public var frictionScalar: Double
  /// Creates the projection.
  public init(frictionScalar: Double = 1) { self.frictionScalar = frictionScalar }

  public func restOffset(from offset: Double, pointsPerMillisecond velocity: Double) -> Double {
    AndroidXFling(from: offset, pointsPerSecond: velocity * 1000, frictionScalar: frictionScalar)
      .rest.finite(or: offset)
  }
}
