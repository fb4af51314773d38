import GestureModel
import GestureMotion

/// How Embla runs to a snap: a fixed step of 60 a second, whatever the display.
///
/// Each step `v += (target − x)/25`, `v *= 0.68`, `x += v`, from a standstill; it rests within 0.001 px.
///
/// - Source: `research/physics.md` 6; the rest is the original's own `settled` test.
public struct EmblaSettle: SettleModel {
  public static let identifier = "embla"
  /// Creates the model.
  public init() {}

  public func motion(
    after release: Release, to target: Double, on lattice: Lattice, deceleration: Deceleration
  ) -> any Motion {
    var (offset, velocity) = (release.offset, 0.0)
    return FrameRun(from: offset, to: target, framesPerSecond: 60) {
      velocity = (velocity + (target - offset) / 25) * 0.68
      offset += velocity
      return abs(target - offset) < 0.001 ? nil : offset
    }
  }
}

/// How Flickity runs to a slide: pulled there frame by frame, so that it depends on the display.
///
/// Each frame `v += 0.025·(target − x)`, `x += v`, `v *= 1 − 0.28`, v in px a frame, beginning with the finger's speed; it
/// rests once two frames in a row moved less than a hundredth of a pixel.
///
/// - Source: `research/physics.md` 6, order of operations; the rest is the original's rounding to hundredths.
public struct FlickitySettle: SettleModel {
  public static let identifier = "flickity"
  /// The display's rate, above 0.
  public var framesPerSecond: Double
  /// Creates the model.
  public init(framesPerSecond: Double = 60) { self.framesPerSecond = framesPerSecond }

  public func motion(
    after release: Release, to target: Double, on lattice: Lattice, deceleration: Deceleration
  ) -> any Motion {
    var offset = release.offset
    var velocity = release.pointsPerMillisecond * 1000 / framesPerSecond
    var still = 0
    return FrameRun(from: offset, to: target, framesPerSecond: framesPerSecond) {
      velocity += 0.025 * (target - offset)
      offset += velocity
      still = abs(velocity) < 0.01 ? still + 1 : 0
      velocity *= 1 - 0.28
      return still < 2 ? offset : nil
    }
  }
}
