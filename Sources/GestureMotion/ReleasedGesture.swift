/// What a finger did between touch-down and lift, along the axis in content direction: positive forward.
public struct ReleasedGesture: Hashable, Sendable {
  /// From touch-down to lift.
  public var milliseconds: Double
  /// How far the finger went from touch-down to lift, in points, slop included.
  public var travel: Double
  /// How far it went across the axis, in points, to the right or down.
  public var crossTravel: Double
  /// How far its last move went, in points; 0 if it never moved.
  public var lastMove: Double
  /// From its last move to the lift.
  public var holdMilliseconds: Double

  /// Creates a gesture.
  public init(
    milliseconds: Double, travel: Double, crossTravel: Double = 0, lastMove: Double, holdMilliseconds: Double
  ) {
    self.milliseconds = milliseconds
    self.travel = travel
    self.crossTravel = crossTravel
    self.lastMove = lastMove
    self.holdMilliseconds = holdMilliseconds
  }
}
