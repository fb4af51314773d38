/// WebKit's way to a snap position off macOS: always 1 s, eased so that the first frames match the old speed.
///
/// With `p₀ = clamp(|delta|/|target − offset|, 0.1, 0.5)`, 0.1 unless both have the same sign, repeated from A = 1.1:
/// `dec = A/(A − p₀)`, `A = 1/(1 − dec⁻⁶⁰)`, until dec changes by less than 0.001 or ten times;
/// progress `min(1, A·(1 − dec^(−60t)))`, t in seconds.
///
/// - Source: `research/physics.md` 5, from `ScrollingMomentumCalculator.cpp` @049bbb77.
public struct WebKitSnapGlide: Hashable, Motion {
  /// Where it begins, in points.
  public let offset: Double
  /// Where it ends, in points.
  public let target: Double
  /// p₀.
  public let initialProgress: Double
  /// A.
  public let curveMagnitude: Double
  /// dec.
  public let decayFactor: Double

  private static let framesPerSecond = 60.0

  /// Creates a glide.
  ///
  /// - Parameter delta: The first momentum delta, in points.
  public init(from offset: Double, to target: Double, delta: Double) {
    (self.offset, self.target) = (offset, target)
    let way = target - offset
    let agrees = delta * way > 0 || (delta < 0) == (way < 0) && delta != 0 && way != 0
    let progress = agrees ? min(max(abs(delta) / abs(way), 0.1), 0.5) : 0.1
    var (magnitude, factor) = (1.1, 1.0)
    for _ in 0..<10 {
      let before = factor
      factor = magnitude / (magnitude - progress)
      magnitude = 1 / (1 - LibraryMath.pow(factor, -Self.framesPerSecond))
      if abs(factor - before) < 0.001 { break }
    }
    (initialProgress, curveMagnitude, decayFactor) = (progress, magnitude, factor)
  }

  /// Where momentum would end: 16.7 deltas on, kept within the content.
  public static func predictedOffset(
    from offset: Double, delta: Double, viewport: Double, content: Double
  ) -> Double {
    min(max(offset + WebKitProjection.factor * delta, 0), max(content - viewport, 0))
  }

  /// Where it is, in points, at this time, as the original computes it.
  public func position(at seconds: Double) -> Double {
    let time = min(max(seconds, 0), 1)
    let progress = min(1, curveMagnitude * (1 - LibraryMath.pow(decayFactor, -Self.framesPerSecond * time)))
    return offset + progress * (target - offset)
  }

  public var milliseconds: Double { target == offset ? 0 : 1000 }
  public var initialPointsPerMillisecond: Double {
    ((target - offset) * curveMagnitude * LibraryMath.log(decayFactor) * Self.framesPerSecond / 1000).finite(or: 0)
  }
  public func offset(after elapsed: Double) -> Double {
    elapsed >= milliseconds ? target : position(at: elapsed / 1000).finite(or: target)
  }
}
