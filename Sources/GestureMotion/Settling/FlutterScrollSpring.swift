/// Flutter's spring as a simulation is asked: position, velocity and whether it is done, at any time.
///
/// A scroll spring reports exactly the end once it is done, its velocity stays the formula's; a plain spring that snaps to
/// its end reports the end and no velocity.
///
/// - Source: `research/physics.md` 2, from Flutter's `spring_simulation.dart`.
public struct FlutterScrollSpring: Hashable, Sendable {
  /// What becomes of the position once it is done.
  public enum Ending: Hashable, Sendable {
    /// The formula goes on.
    case formula
    /// The position is the end.
    case scroll
    /// The position is the end and the velocity 0.
    case snap
  }
  /// The end, in points.
  public let end: Double
  /// The spring let go.
  public let oscillation: Oscillation
  /// The distance within which it is done, in points; 0.001 where none is given.
  public var distanceTolerance = 0.001
  /// The speed below which it is done, in points per second; 0.001 where none is given.
  public var velocityTolerance = 0.001
  /// What becomes of the position once it is done.
  public var ending = Ending.scroll

  /// Creates a simulation.
  public init(_ spring: Spring, from start: Double, to end: Double, pointsPerSecond: Double) {
    self.end = end
    oscillation = Oscillation(spring, displacement: start - end, pointsPerSecond: pointsPerSecond)
  }

  /// Whether it is done at this time.
  public func isDone(at seconds: Double) -> Bool {
    SettledRule.flutter(distance: distanceTolerance, velocity: velocityTolerance, framesPerSecond: 60)
      .isSettled(oscillation, at: seconds)
  }

  /// The first frame at which it is done, in seconds, at most a minute.
  public func firstDoneSeconds(framesPerSecond: Double) -> Double {
    SettledRule.flutter(
      distance: distanceTolerance, velocity: velocityTolerance, framesPerSecond: framesPerSecond
    ).rawSeconds(oscillation)
  }

  /// Where it is, in points.
  public func position(at seconds: Double) -> Double {
    ending != .formula && isDone(at: seconds) ? end : end + oscillation.displacement(at: seconds)
  }

  /// How fast it moves, in points per second.
  public func pointsPerSecond(at seconds: Double) -> Double {
    ending == .snap && isDone(at: seconds) ? 0 : oscillation.pointsPerSecond(at: seconds)
  }
}
