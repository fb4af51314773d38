/// The exact integral of a speed that falls to d of itself each millisecond, and ScrollMechanics' times for it.
///
/// `v·d^(1000t)`, `x₀ + v·(d^(1000t) − 1)/L`, `L = 1000·ln d`, also past the end; it ends at `x₀ − v/L`.
///
/// - Source: `research/physics.md` 1.2 and 1.5, from super-ultra/ScrollMechanics @587660a.
public struct ContinuousDecay: Hashable, Motion {
  /// What is left of the velocity after a millisecond, above 0 and below 1.
  public let perMillisecond: Double
  /// x₀, in points.
  public let position: Double
  /// v, in points per second.
  public let pointsPerSecond: Double
  /// θ, the distance from the destination at which it counts as arrived, in points, above 0.
  public let threshold: Double

  /// Creates a decay.
  public init(perMillisecond: Double, from position: Double, pointsPerSecond: Double, threshold: Double = 0.5) {
    (self.perMillisecond, self.position) = (perMillisecond, position)
    (self.pointsPerSecond, self.threshold) = (pointsPerSecond, threshold)
  }

  /// L, the logarithm of what a second leaves.
  private var logarithm: Double { 1000 * LibraryMath.log(perMillisecond) }

  /// Where it ends, in points.
  public var destination: Double { position - pointsPerSecond / logarithm }

  /// When what remains is the threshold, in seconds; below 0 for a release slower than −θ·L, as the original returns it.
  public var rawSeconds: Double {
    guard pointsPerSecond != 0 else { return 0 }
    return LibraryMath.log(-logarithm * threshold / abs(pointsPerSecond)) / logarithm
  }

  /// When it is at `place`, in seconds; none farther than the threshold from the stretch to the destination.
  public func seconds(toReach place: Double) -> Double? {
    let (low, high) = (min(position, destination), max(position, destination))
    let distance = place < low ? low - place : place > high ? place - high : 0
    guard distance < threshold else { return nil }
    return LibraryMath.log(1 + logarithm * (place - position) / pointsPerSecond) / logarithm
  }

  /// Where it is, in points, also past its end.
  public func position(at seconds: Double) -> Double {
    position + pointsPerSecond * (LibraryMath.pow(perMillisecond, 1000 * seconds) - 1) / logarithm
  }

  /// How fast it moves, in points per second, also past its end.
  public func pointsPerSecond(at seconds: Double) -> Double {
    pointsPerSecond * LibraryMath.pow(perMillisecond, 1000 * seconds)
  }

  public var milliseconds: Double { (rawSeconds * 1000).asDuration }
  public var initialPointsPerMillisecond: Double { pointsPerSecond / 1000 }
  public func offset(after elapsed: Double) -> Double {
    if elapsed >= milliseconds { return destination.finite(or: position) }
    return elapsed <= 0 ? position : position(at: elapsed / 1000).finite(or: position)
  }
}
