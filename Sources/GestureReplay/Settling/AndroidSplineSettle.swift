import GestureModel
import GestureMotion

/// Android's fling spline, with the target as the edge in its way, as React Native ends its flings.
///
/// A spline that would not come so far is run as far as the target needs: the velocity is raised until it does.
///
/// - Source: `research/physics.md` 4.1 and `research/strategies.md` 4.3 ("the fling that follows is made faster than the
///   finger was"). The course to the target is the spline's own, in its whole time.
public struct AndroidSplineSettle: SettleModel {
  public static let identifier = "android-spline"
  /// Device pixels a dp, above 0.
  public var density: Double
  /// Creates the model.
  public init(density: Double) { self.density = density }

  public func motion(
    after release: Release, to target: Double, on lattice: Lattice, deceleration: Deceleration
  ) -> any Motion {
    SplineMotion(
      from: release.offset, to: target, spline: AndroidSpline(density: density), density: density)
  }
}

/// A fling of Android's spline that ends at a target.
struct SplineMotion: Motion {
  let offset: Double
  let target: Double
  let milliseconds: Double

  init(from offset: Double, to target: Double, spline: AndroidSpline, density: Double) {
    (self.offset, self.target) = (offset, target)
    milliseconds = spline.milliseconds(forDistance: abs(target - offset) * density).rounded(.down)
  }

  func offset(after milliseconds: Double) -> Double {
    if milliseconds >= self.milliseconds { return target }
    if milliseconds <= 0 { return offset }
    return offset + (target - offset) * AndroidSpline.wayShare(atTime: milliseconds / self.milliseconds)
  }

  var initialPointsPerMillisecond: Double {
    milliseconds > 0 ? (target - offset) * AndroidSpline.initialSlope / milliseconds : 0
  }
}
