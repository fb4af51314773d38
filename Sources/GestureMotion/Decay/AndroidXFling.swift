/// AndroidX's `FlingAnimation`: `v = v₀·e^(−4.2·s·t)`, ended below 62.5 times a threshold a second.
///
/// - Source: `research/physics.md` 4.3, from androidx's `FlingAnimation.java`.
public struct AndroidXFling: Hashable, Motion {
  /// Where it begins, in points.
  public let position: Double
  /// The velocity with which it begins, in points per second.
  public let pointsPerSecond: Double
  /// s, above 0.
  public let frictionScalar: Double
  /// The speed below which it ends, in points per second: three quarters of a pixel times 62.5 for positions.
  public let velocityThreshold: Double

  /// What friction takes of the speed in a second.
  static let friction = 4.2

  /// Creates a fling.
  public init(
    from position: Double, pointsPerSecond: Double, frictionScalar: Double = 1,
    velocityThreshold: Double = 0.75 * SettledRule.androidXVelocityFactor
  ) {
    (self.position, self.pointsPerSecond) = (position, pointsPerSecond)
    (self.frictionScalar, self.velocityThreshold) = (frictionScalar, velocityThreshold)
  }

  private var rate: Double { Self.friction * frictionScalar }

  /// Where it is, also past its end: the original's value runs on.
  public func position(at seconds: Double) -> Double {
    position + pointsPerSecond / rate * (1 - LibraryMath.exp(-rate * seconds))
  }

  /// How fast it moves, in points per second; 0 from below the threshold on.
  public func pointsPerSecond(at seconds: Double) -> Double {
    let velocity = pointsPerSecond * LibraryMath.exp(-rate * seconds)
    return abs(velocity) < velocityThreshold ? 0 : velocity
  }

  /// Where its speed reaches the threshold, in points; where it began if it is not faster than that.
  public var rest: Double {
    guard abs(pointsPerSecond) > velocityThreshold else { return position }
    return position + (pointsPerSecond - (pointsPerSecond < 0 ? -velocityThreshold : velocityThreshold)) / rate
  }

  public var milliseconds: Double {
    guard abs(pointsPerSecond) > velocityThreshold else { return 0 }
    return (1000 * LibraryMath.log(abs(pointsPerSecond) / velocityThreshold) / rate).asDuration
  }
  public var initialPointsPerMillisecond: Double { pointsPerSecond / 1000 }
  public func offset(after elapsed: Double) -> Double {
    if elapsed >= milliseconds { return rest.finite(or: position) }
    return elapsed <= 0 ? position : position(at: elapsed / 1000).finite(or: position)
  }
}
