/// Where Flickity would stop by itself: `x + v/friction`, v in px a frame, so that it depends on the display's rate.
///
/// - Source: ``Flickity``; `research/physics.md` 6.
public struct FlickityProjection: Projection {
  public static let identifier = "flickity"
  /// The display's rate, above 0.
  public var framesPerSecond: Double
  /// What a frame takes of the velocity.
  public var friction: Double
  /// Creates the projection.
  public init(framesPerSecond: Double = 60, friction: Double = Flickity.selectedFriction) {
    (self.framesPerSecond, self.friction) = (framesPerSecond, friction)
  }

  public func restOffset(from offset: Double, pointsPerMillisecond velocity: Double) -> Double {
    Flickity(position: offset, pixelsPerFrame: velocity * 1000 / framesPerSecond, friction: friction)
      .rest.finite(or: offset)
  }
}
