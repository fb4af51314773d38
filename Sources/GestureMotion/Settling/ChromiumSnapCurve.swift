/// Chromium's `SnapFlingCurve`: the way to a snap position in frames of 16 ms, each a share of the one before.
///
/// With q the share and D the distance: `n = ceil(−ln(1 − D·(1 − 1/q))/ln q)` frames, the first `D·(1 − q)/(1 − qⁿ)` px;
/// after t ms `min(D, first·(1 − q^(t/16 + 1))/(1 − q))`, so that the first frame shows at once.
///
/// - Source: `research/physics.md` 5, from chromium `cc/input/snap_fling_curve.cc` @2392e595.
public struct ChromiumSnapCurve: Motion, Hashable {
  /// Where it begins, in points.
  public let offset: Double
  /// Where it ends, in points.
  public let target: Double
  /// What is left of a frame's movement in the next, above 0 and below 1: 0.92 on the desktop, 0.9 on Android.
  public let ratio: Double
  /// How many frames it takes.
  public let frames: Double

  /// The frame, in ms.
  public static let frameMilliseconds = 16.0

  /// Creates a curve.
  public init(from offset: Double, to target: Double, ratio: Double = 0.92) {
    (self.offset, self.target, self.ratio) = (offset, target, ratio)
    let distance = abs(target - offset)
    frames = distance == 0 ? 0 : (-LibraryMath.log(1 - distance * (1 - 1 / ratio)) / LibraryMath.log(ratio)).rounded(.up)
  }

  public var milliseconds: Double { frames * Self.frameMilliseconds }

  /// The first frame's movement, in points, 0 or more.
  public var firstDelta: Double {
    frames > 0 ? abs(target - offset) * (1 - ratio) / (1 - LibraryMath.pow(ratio, frames)) : 0
  }

  /// How far it has come after `elapsed` ms, in points, 0 or more.
  public func distance(after elapsed: Double) -> Double {
    let power = LibraryMath.pow(ratio, elapsed / Self.frameMilliseconds + 1)
    return min(abs(target - offset), firstDelta * (1 - power) / (1 - ratio))
  }

  public func offset(after elapsed: Double) -> Double {
    if elapsed >= milliseconds { return target }
    if elapsed <= 0 { return offset }
    return offset + (target < offset ? -distance(after: elapsed) : distance(after: elapsed))
  }

  public var initialPointsPerMillisecond: Double {
    let speed = firstDelta / Self.frameMilliseconds
    return target < offset ? -speed : speed
  }
}
