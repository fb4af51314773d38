/// Chromium's way to a snap position: frames of 16 ms, each a fixed share of the one before.
///
/// q = 0.92 (Android 0.9); `n = ⌈−ln(1 − dist·(1 − 1/q))/ln q⌉` frames, first delta `dist·(1 − q)/(1 − qⁿ)`;
/// `min(dist, first·(1 − q^(ms/16 + 1))/(1 − q))` on the straight line: it has moved a whole first delta at once. With less
/// than 1 px left, after 16·n ms or 5 s it is at its target.
///
/// - Source: `research/physics.md` 5, from Chromium's `snap_fling_curve.cc` @2392e595.
public struct ChromiumSnapGlide: Hashable, Motion {
  /// Where it begins, in points.
  public let offset: Double
  /// The snap position, in points.
  public let target: Double
  /// What a frame's delta is of the one before.
  public let ratio: Double

  static let frameMilliseconds = 16.0
  static let longestMilliseconds = 5000.0

  /// Creates a glide.
  public init(from offset: Double, to target: Double, isAndroid: Bool = false) {
    (self.offset, self.target) = (offset, target)
    ratio = isAndroid ? 0.9 : 0.92
  }

  /// What the first momentum delta lets expect: 25 times it, 40 on Android.
  public static func estimatedDisplacement(of delta: Double, isAndroid: Bool) -> Double {
    delta * (isAndroid ? 40 : 25)
  }

  /// What two deltas let expect: `δ/(1 − r)` with r = |δ/δ_before|; nothing if r is 0.96 or more or there is one only.
  public static func predictedDisplacement(of delta: Double, after previous: Double?) -> Double? {
    guard let previous, previous != 0 else { return nil }
    let ratio = abs(delta / previous)
    return ratio < 0.96 ? delta / (1 - ratio) : nil
  }

  /// How far it goes, in points without sign.
  public var distance: Double { abs(target - offset) }
  /// n, whole frames.
  public var frames: Double {
    let remaining = 1 - distance * (1 - 1 / ratio)
    return (-LibraryMath.log(remaining) / LibraryMath.log(ratio)).rounded(.up)
  }
  /// How far the first frame goes, in points without sign; 0 for no distance.
  public var firstDelta: Double {
    distance == 0 ? 0 : distance * (1 - ratio) / (1 - LibraryMath.pow(ratio, frames))
  }

  /// How far along the line it is, in points without sign, as the original computes it.
  public func way(after milliseconds: Double) -> Double {
    min(distance, firstDelta * (1 - LibraryMath.pow(ratio, milliseconds / Self.frameMilliseconds + 1)) / (1 - ratio))
  }

  public var milliseconds: Double {
    distance == 0 ? 0 : min((frames * Self.frameMilliseconds).asDuration, Self.longestMilliseconds)
  }
  /// A first delta a frame.
  public var initialPointsPerMillisecond: Double {
    (target < offset ? -firstDelta : firstDelta).finite(or: 0) / Self.frameMilliseconds
  }
  public func offset(after elapsed: Double) -> Double {
    if elapsed >= milliseconds { return target }
    if elapsed <= 0 { return offset }
    let way = way(after: elapsed)
    if distance - way < 1 { return target }
    return (offset + (target < offset ? -way : way)).finite(or: target)
  }

  /// A glide along a straight line in two dimensions.
  public struct Plane: Hashable, Sendable {
    /// Along the line's length.
    public let line: ChromiumSnapGlide
    private let x, y: Double

    /// Creates a glide by these distances.
    public init(byX x: Double, y: Double, isAndroid: Bool = false) {
      (self.x, self.y) = (x, y)
      line = ChromiumSnapGlide(from: 0, to: (x * x + y * y).squareRoot(), isAndroid: isAndroid)
    }

    /// The step to take from `(x, y)`, counted from the start, when asked at this time: all that is left near the end.
    public func step(fromX currentX: Double, y currentY: Double, at milliseconds: Double) -> (x: Double, y: Double) {
      let (leftX, leftY) = (x - currentX, y - currentY)
      if isFinished(atX: currentX, y: currentY, milliseconds: milliseconds) { return (leftX, leftY) }
      let share = line.way(after: milliseconds) / line.distance
      return (x * share - currentX, y * share - currentY)
    }

    /// Whether it is over: nothing to go, its time is up, or less than 1 px is left on each axis.
    public func isFinished(atX currentX: Double, y currentY: Double, milliseconds: Double) -> Bool {
      line.distance == 0 || milliseconds >= line.milliseconds || (abs(x - currentX) < 1 && abs(y - currentY) < 1)
    }
  }
}
