import GestureModel
import GestureMotion

/// iCarousel's way: slowing down evenly, so that it takes twice the way by the speed; without a flick 0.4 s.
///
/// - Source: `research/physics.md` 1.7: duration 2·|end − offset|/|v|, decelerating only above 2 items/s; the 0.4 s of its
///   scroll to an item are the library's own default.
public struct ICarouselSettle: SettleModel {
  public static let identifier = "icarousel"
  /// The speed above which it decelerates, in items a second.
  static let flickItemsPerSecond = 2.0
  /// Creates the model.
  public init() {}

  public func motion(
    after release: Release, to target: Double, on lattice: Lattice, deceleration: Deceleration
  ) -> any Motion {
    let way = target - release.offset
    let speed = abs(release.pointsPerMillisecond)
    let runsOn = way * release.pointsPerMillisecond > 0 && speed * 1000 / lattice.stride > Self.flickItemsPerSecond
    let duration = runsOn ? 2 * abs(way) / speed : 400
    return TimedEase(
      from: release.offset, to: target, milliseconds: duration,
      easing: runsOn ? .decelerate(power: 2) : .cubicBezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1))
  }
}
