import GestureModel
import GestureMotion

/// An animation of a fixed time, as most carousels in JavaScript run: the finger's speed is forgotten.
public struct TimedSettle: SettleModel {
  public static let identifier = "timed"
  /// How long it takes if there is anywhere to go, above 0.
  public var milliseconds: Double
  /// Its course.
  public var easing: Easing

  /// Creates the model.
  public init(milliseconds: Double, easing: Easing) {
    self.milliseconds = milliseconds
    self.easing = easing
  }

  public func motion(
    after release: Release, to target: Double, on lattice: Lattice, deceleration: Deceleration
  ) -> any Motion {
    TimedEase(from: release.offset, to: target, milliseconds: milliseconds, easing: easing)
  }
}
