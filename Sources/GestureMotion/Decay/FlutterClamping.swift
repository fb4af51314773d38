/// Flutter's `ClampingScrollSimulation`: Android's distance along a clean power instead of the table.
///
/// `k = ln 0.78/ln 0.9`, Android's duration `A = (|v|/v_r)^(1/(k − 1))` with the reference speed
/// `v_r = friction·9.80665·39.37·160·0.84/0.35`; `T = k·0.35·A`, distance `v·T/k`, `x = x₀ + distance·(1 − (1 − t/T)^k)`.
///
/// - Source: `research/physics.md` 3, from Flutter's `scroll_simulation.dart`.
public struct FlutterClamping: Hashable, Motion {
  /// x₀, in logical pixels.
  public let position: Double
  /// v, in logical pixels per second.
  public let pointsPerSecond: Double
  /// Android's friction, above 0.
  public let friction: Double

  /// k, the rate of Android's curve.
  static let rate = LibraryMath.log(0.78) / LibraryMath.log(0.9)
  /// The inflexion of Android's curve.
  static let inflexion = 0.35

  /// Creates a run.
  public init(from position: Double, pointsPerSecond: Double, friction: Double = 0.015) {
    (self.position, self.pointsPerSecond, self.friction) = (position, pointsPerSecond, friction)
  }

  /// A, in seconds.
  public var androidSeconds: Double {
    let reference = friction * 9.80665 * 39.37 * 160 * 0.84 / Self.inflexion
    return LibraryMath.pow(abs(pointsPerSecond) / reference, 1 / (Self.rate - 1))
  }

  /// T, in seconds.
  public var seconds: Double { Self.rate * Self.inflexion * androidSeconds }
  /// Where it ends, in points.
  public var rest: Double { position + pointsPerSecond * seconds / Self.rate }

  private func share(_ seconds: Double) -> Double {
    let duration = self.seconds
    return duration > 0 ? min(max(seconds / duration, 0), 1) : 1
  }

  /// Where it is, in points.
  public func position(at seconds: Double) -> Double {
    position + (rest - position) * (1 - LibraryMath.pow(1 - share(seconds), Self.rate))
  }

  /// How fast it moves, in points per second.
  public func pointsPerSecond(at seconds: Double) -> Double {
    pointsPerSecond * LibraryMath.pow(1 - share(seconds), Self.rate - 1)
  }

  public var milliseconds: Double { (seconds * 1000).asDuration }
  public var initialPointsPerMillisecond: Double { pointsPerSecond / 1000 }
  public func offset(after elapsed: Double) -> Double {
    if elapsed >= milliseconds { return rest.finite(or: position) }
    return elapsed <= 0 ? position : position(at: elapsed / 1000).finite(or: position)
  }
}
