import GestureModel
import GestureMotion

/// Chromium's way to a snap position: frames of 16 ms, each 0.92 times as long as the one before.
///
/// - Source: `research/physics.md` 5, `SnapFlingCurve`.
public struct ChromiumSnapSettle: SettleModel {
  public static let identifier = "chromium-snap"
  /// What is left of a frame's movement in the next: 0.92 on the desktop, 0.9 on Android.
  public var ratio: Double
  /// Creates the model.
  public init(ratio: Double = 0.92) { self.ratio = ratio }

  public func motion(
    after release: Release, to target: Double, on lattice: Lattice, deceleration: Deceleration
  ) -> any Motion {
    ChromiumSnapCurve(from: release.offset, to: target, ratio: ratio)
  }
}

/// Chromium's own fling, where nothing snaps; where it does not lead to the target, a glide at UIKit's rate (ours).
public struct ChromiumFlingSettle: SettleModel {
  public static let identifier = "chromium-fling"
  /// Creates the model.
  public init() {}

  public func motion(
    after release: Release, to target: Double, on lattice: Lattice, deceleration: Deceleration
  ) -> any Motion {
    let fling = ChromiumFling(
      from: release.offset, pointsPerMillisecond: release.pointsPerMillisecond, viewport: lattice.viewport)
    // At an end of the range the fling is cut off.
    return CutMotion(fling, at: target) ?? DecayGlide(from: release.offset, to: target, deceleration: deceleration)
  }
}

/// A motion that stops where it reaches a place on its way.
struct CutMotion: Motion {
  private let motion: any Motion
  private let target: Double
  let milliseconds: Double

  /// Cuts a motion that runs one way, or `nil` if it does not come to `target`.
  init?(_ motion: any Motion, at target: Double) {
    self.motion = motion
    self.target = target
    let start = motion.offset(after: 0)
    func hasArrived(_ time: Double) -> Bool {
      target < start ? motion.offset(after: time) <= target : motion.offset(after: time) >= target
    }
    var (low, high) = (0.0, motion.milliseconds)
    guard hasArrived(high) else { return nil }
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if hasArrived(middle) { high = middle } else { low = middle }
    }
    milliseconds = high
  }

  func offset(after milliseconds: Double) -> Double {
    milliseconds >= self.milliseconds ? target : motion.offset(after: milliseconds)
  }

  var initialPointsPerMillisecond: Double { milliseconds > 0 ? motion.initialPointsPerMillisecond : 0 }
}
