/// Compose's `exponentialDecay`: the speed falls by e^(−4.2·m) a second and stops at a threshold.
///
/// - Source: `research/physics.md` 4.2, from androidx's `FloatDecayAnimationSpec.kt`.
public struct ComposeExponential: Hashable, Motion {
  /// Where it begins.
  public let position: Double
  /// The velocity with which it begins, per second.
  public let pointsPerSecond: Double
  /// m, above 0.
  public let frictionMultiplier: Double
  /// τ, the speed at which it stops, per second, above 0.
  public let threshold: Double

  /// What friction takes of the speed in a second.
  static let friction = 4.2

  /// Creates a decay.
  public init(
    from position: Double, pointsPerSecond: Double, frictionMultiplier: Double = 1, threshold: Double = 0.1
  ) {
    (self.position, self.pointsPerSecond) = (position, pointsPerSecond)
    (self.frictionMultiplier, self.threshold) = (frictionMultiplier, threshold)
  }

  private var rate: Double { Self.friction * frictionMultiplier }

  /// The original's duration, in whole ms cut toward 0: below 0 for a release slower than the threshold.
  public var rawMilliseconds: Double {
    (1000 * LibraryMath.log(threshold / abs(pointsPerSecond)) / -rate).rounded(.towardZero)
  }

  /// Where it ends: where it began if it is not faster than the threshold.
  public var rest: Double {
    guard abs(pointsPerSecond) > threshold else { return position }
    return position + pointsPerSecond / rate * (1 - threshold / abs(pointsPerSecond))
  }

  /// Where it is, also past its duration.
  public func position(at seconds: Double) -> Double {
    position + pointsPerSecond / rate * (1 - LibraryMath.exp(-rate * seconds))
  }

  /// How fast it moves per second, also past its duration.
  public func pointsPerSecond(at seconds: Double) -> Double { pointsPerSecond * LibraryMath.exp(-rate * seconds) }

  /// The velocity at the cut duration, limited to the threshold on either side.
  public var finishPointsPerSecond: Double {
    min(max(pointsPerSecond(at: rawMilliseconds / 1000), -threshold), threshold)
  }

  public var milliseconds: Double { pointsPerSecond == 0 ? 0 : rawMilliseconds.asDuration }
  public var initialPointsPerMillisecond: Double { pointsPerSecond / 1000 }
  public func offset(after elapsed: Double) -> Double {
    if elapsed >= milliseconds { return rest.finite(or: position) }
    return elapsed <= 0 ? position : position(at: elapsed / 1000).finite(or: position)
  }
}
