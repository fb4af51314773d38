/// Flutter's `FrictionSimulation`: `v = v₀·Dᵗ`, t in seconds, perhaps with a constant deceleration besides.
///
/// D = 0.135 per second is UIKit's 0.998 per millisecond. Later than the end time the position is the rest and the
/// velocity 0; the end time is where ten Newton steps from 0 get, 10/|ln D| without a constant deceleration.
///
/// - Source: `research/physics.md` 3, from Flutter's `friction_simulation.dart`.
public struct FlutterFriction: Hashable, Sendable {
  /// D, what is left of the velocity after a second, above 0 and below 1.
  public var drag: Double
  /// x₀, in points.
  public var position: Double
  /// v₀, in points per second.
  public var pointsPerSecond: Double
  /// a, taken from the speed besides, in points per second and second, 0 or more; 1400 for the desktop's fast rate.
  public var constantDeceleration: Double
  /// The speed below which it is done, in points per second.
  public var velocityTolerance = 0.001

  /// Flutter's drag on iOS.
  public static let iOSDrag = 0.135

  /// Creates a simulation.
  public init(
    drag: Double = iOSDrag, from position: Double, pointsPerSecond: Double, constantDeceleration: Double = 0
  ) {
    (self.drag, self.position, self.pointsPerSecond) = (drag, position, pointsPerSecond)
    self.constantDeceleration = constantDeceleration
  }

  /// The drag that passes `end` with `endVelocity`: `D = e^((v₀ − v₁)/(x₀ − x₁))`.
  public static func through(
    from start: Double, to end: Double, pointsPerSecond: Double, endPointsPerSecond: Double
  ) -> FlutterFriction {
    FlutterFriction(
      drag: LibraryMath.exp((pointsPerSecond - endPointsPerSecond) / (start - end)), from: start,
      pointsPerSecond: pointsPerSecond)
  }

  private var logarithm: Double { LibraryMath.log(drag) }
  private var signedDeceleration: Double { pointsPerSecond < 0 ? -constantDeceleration : constantDeceleration }

  /// When it ends, in seconds, as the original's ten steps find it; no number for a velocity of 0 with a deceleration.
  public var rawEndSeconds: Double {
    if constantDeceleration == 0 { return 10 / -logarithm }
    var time = 0.0
    for _ in 0..<10 {
      let decayed = pointsPerSecond * LibraryMath.pow(drag, time)
      time -= (decayed - signedDeceleration * time) / (decayed * logarithm - signedDeceleration)
    }
    return time
  }

  /// Where it ends, in points.
  public var rest: Double {
    constantDeceleration == 0 ? position - pointsPerSecond / logarithm : course(rawEndSeconds)
  }

  /// Where it is, in points.
  public func position(at seconds: Double) -> Double { seconds > rawEndSeconds ? rest : course(seconds) }

  /// How fast it moves, in points per second.
  public func pointsPerSecond(at seconds: Double) -> Double { seconds > rawEndSeconds ? 0 : speed(seconds) }

  /// Whether it is done.
  public func isDone(at seconds: Double) -> Bool { abs(pointsPerSecond(at: seconds)) < velocityTolerance }

  /// When it is at `place`, in seconds; infinite behind the start, beyond the rest and for a velocity of 0.
  public func rawSeconds(toReach place: Double) -> Double {
    if place == position { return 0 }
    let isAhead = pointsPerSecond > 0 ? place >= position && place <= rest : place <= position && place >= rest
    guard pointsPerSecond != 0, isAhead else { return .infinity }
    if constantDeceleration == 0 {
      return LibraryMath.log(1 + logarithm * (place - position) / pointsPerSecond) / logarithm
    }
    var time = 0.0
    for _ in 0..<10 { time -= (position(at: time) - place) / pointsPerSecond(at: time) }
    return time
  }

  private func course(_ seconds: Double) -> Double {
    position + pointsPerSecond / logarithm * (LibraryMath.pow(drag, seconds) - 1)
      - signedDeceleration / 2 * seconds * seconds
  }

  private func speed(_ seconds: Double) -> Double {
    pointsPerSecond * LibraryMath.pow(drag, seconds) - signedDeceleration * seconds
  }

  /// A simulation that is kept within bounds: the position is clamped, the velocity is not.
  public struct Bounded: Hashable, Sendable {
    /// The simulation without bounds.
    public var free: FlutterFriction
    /// The bounds, in points.
    public var bounds: ClosedRange<Double>
    /// How near a bound it is done, in points.
    public var distanceTolerance = 0.001

    /// Keeps a simulation within bounds.
    public init(_ free: FlutterFriction, within bounds: ClosedRange<Double>) {
      (self.free, self.bounds) = (free, bounds)
    }

    /// Where it is, in points.
    public func position(at seconds: Double) -> Double {
      min(max(free.position(at: seconds), bounds.lowerBound), bounds.upperBound)
    }

    /// Whether it is done: slow, or on a bound.
    public func isDone(at seconds: Double) -> Bool {
      let place = position(at: seconds)
      return free.isDone(at: seconds) || abs(place - bounds.lowerBound) < distanceTolerance
        || abs(place - bounds.upperBound) < distanceTolerance
    }
  }
}
