import GestureModel
import GestureMotion

/// Android's fling spline, with the target as the edge in its way, as React Native ends its flings.
///
/// A fling that would not come so far, or leads the other way, is made as fast as the target needs.
///
/// - Source: `research/physics.md` 4.1 and `research/strategies.md` 4.3 ("the fling that follows is made faster than the
///   finger was").
public struct AndroidSplineSettle: SettleModel {
  public static let identifier = "android-spline"
  /// Device pixels a dp, above 0.
  public var density: Double
  /// Creates the model.
  public init(density: Double) { self.density = density }

  public func motion(
    after release: Release, to target: Double, on lattice: Lattice, deceleration: Deceleration
  ) -> any Motion {
    let spline = AndroidSpline(density: density)
    let way = target - release.offset
    // A little more than needed, so that rounding does not end the fling before its edge.
    let needed = spline.pixelsPerSecond(forDistance: abs(way) * density) / density / 1000 * 1.001
    let along = way < 0 ? -release.pointsPerMillisecond : release.pointsPerMillisecond
    let speed = max(along, needed)
    return AndroidSplineGlide(
      from: release.offset, pointsPerMillisecond: way == 0 ? 0 : way < 0 ? -speed : speed,
      within: min(release.offset, target)...max(release.offset, target), spline: spline)
  }
}
