import GestureModel
import GestureMotion

/// How Android's `ViewPager` runs to a page: faster the faster the finger, 600 ms at most.
///
/// With w the view's length and r = min(1, |way|/w): `4·round(1000·|w/2·(1 + sin(0.3·π/2·(r − ½)))/v|)` ms for a
/// velocity of v px/s, or (|way|/stride + 1)·100 ms without one; the course is `1 − (1 − t)⁵`.
///
/// - Source: AOSP `ViewPager.smoothScrollTo` and its interpolator, constants `MAX_SETTLE_DURATION` and
///   `distanceInfluenceForSnapDuration`.
public struct ViewPagerSettle: SettleModel {
  public static let identifier = "viewpager"
  /// The longest run.
  static let longestMilliseconds = 600.0

  /// Creates the model.
  public init() {}

  public func motion(
    after release: Release, to target: Double, on lattice: Lattice, deceleration: Deceleration
  ) -> any Motion {
    let way = abs(target - release.offset)
    let half = lattice.viewport / 2
    let speed = abs(release.pointsPerMillisecond) * 1000
    let duration: Double
    if speed > 0 {
      let influence = LibraryMath.sin(0.3 * .pi / 2 * (min(1, way / lattice.viewport) - 0.5))
      duration = 4 * (1000 * (half + half * influence) / speed).rounded()
    } else {
      duration = ((way / lattice.stride + 1) * 100).rounded(.down)
    }
    return TimedEase(
      from: release.offset, to: target, milliseconds: max(min(duration, Self.longestMilliseconds), 1),
      easing: .decelerate(power: 5))
  }
}
