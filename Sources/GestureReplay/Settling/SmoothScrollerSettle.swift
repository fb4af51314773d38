import GestureModel
import GestureMotion

/// How Android's snap helpers run to a page: 100 ms an inch, and 0.3356 of the time an even slowing takes.
///
/// `ceil(min(|way|·100/160, 100)/0.3356)` ms for a way in dp, so 298 ms at most; the course is `1 − (1 − t)²`.
///
/// - Source: AndroidX `PagerSnapHelper` and `LinearSmoothScroller`: `MILLISECONDS_PER_INCH`,
///   `MAX_SCROLL_ON_FLING_DURATION`, `calculateTimeForDeceleration`; an inch is 160 dp.
public struct SmoothScrollerSettle: SettleModel {
  public static let identifier = "smooth-scroller"
  /// The longest run before it is stretched, or `nil` where there is no limit, as in `LinearSnapHelper`.
  public var longestMilliseconds: Double?

  /// Creates the model.
  public init(longestMilliseconds: Double? = 100) { self.longestMilliseconds = longestMilliseconds }

  public func motion(
    after release: Release, to target: Double, on lattice: Lattice, deceleration: Deceleration
  ) -> any Motion {
    let even = (abs(target - release.offset) * 100 / 160).rounded(.up)
    let duration = (min(even, longestMilliseconds ?? .infinity) / 0.3356).rounded(.up)
    return TimedEase(
      from: release.offset, to: target, milliseconds: max(duration, 1), easing: .decelerate(power: 2))
  }
}
