/// The fling of Chromium's desktop engine: a body that slows down evenly, as far as three views at most.
///
/// A release of v px/s goes v²/(2a) px, `a` = 2.7559055 in/s² · 10 · 96 px/in = 2645.67 px/s², never farther than three
/// views, and takes 1.15·v/a, two seconds at most.
///
/// - Source: fitted to the 60 runs without snapping of `recordings/web/chromium-snap-outcomes.json` (Chromium 156): the
///   rest of free runs fits a = 2640 to 2650 with a median error of 15 px, runs faster than 3.6 px/ms end 2400 px on a
///   view of 800, and the end is reported 1.10 to 1.22 times v/a after the release. That the limit is three views along
///   the other axis too is ours. The curve between is ours as well: `1 − (1 − t)^(vT/d)`, which begins with the finger's
///   speed.
public struct ChromiumFling: Motion, Hashable {
  /// What is taken from the speed, in px/s².
  public static let slowing = 2645.67
  /// How many views a fling goes at most.
  public static let farthestViews = 3.0
  /// The longest fling, in ms.
  static let longest = 2000.0
  /// How much longer than `v/a` a fling takes.
  static let stretch = 1.15

  /// Where it begins, in points.
  public var offset: Double
  /// The velocity with which it begins.
  public var initialPointsPerMillisecond: Double
  /// How far it goes, in points, with the sign of the velocity.
  public let distance: Double
  public let milliseconds: Double

  /// Creates a fling in a view of this length.
  public init(from offset: Double, pointsPerMillisecond velocity: Double, viewport: Double) {
    self.offset = offset
    initialPointsPerMillisecond = velocity
    let speed = abs(velocity) * 1000
    let length = min(speed * speed / (2 * Self.slowing), Self.farthestViews * viewport)
    distance = velocity < 0 ? -length : length
    milliseconds = length > 0 ? min(Self.stretch * speed / Self.slowing * 1000, Self.longest) : 0
  }

  /// Where it ends, in points.
  public var rest: Double { offset + distance }

  public func offset(after elapsed: Double) -> Double {
    if elapsed <= 0 { return offset }
    if elapsed >= milliseconds { return rest }
    let power = abs(initialPointsPerMillisecond) * milliseconds / abs(distance)
    return offset + distance * Easing.decelerate(power: power).progress(at: elapsed / milliseconds)
  }
}
