/// Where Android's fling would end.
///
/// - Source: ``AndroidSpline``; `research/physics.md` 4.1.
public struct AndroidSplineProjection: Projection {
  public static let identifier = "android-spline"
  /// Pixels to a point and friction.
  public var spline: AndroidSpline
  /// Whether the way is cut to whole pixels, as the Java class does and Compose does not.
  public var wholePixels = false

  /// Creates the projection; the way in points hardly depends on the density, only its cut to pixels does.
  public init(density: Double = 1, friction: Double = 0.015) {
    spline = AndroidSpline(density: density, friction: friction)
  }

  public func restOffset(from offset: Double, pointsPerMillisecond velocity: Double) -> Double {
    let speed = velocity * 1000 * spline.density
    let distance = spline.distance(pixelsPerSecond: speed)
    let pixels = wholePixels ? distance.rounded(.towardZero) : distance
    return (offset + (velocity < 0 ? -pixels : pixels) / spline.density).finite(or: offset)
  }
}
