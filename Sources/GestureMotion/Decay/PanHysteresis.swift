/// What a pan recognizer reports as translation: the movement less 10 pt in its direction, per axis.
///
/// - Source: `research/physics.md` 1.3 point 2, from recordings.
public struct PanHysteresis: Hashable, Sendable {
  /// How far the finger must have moved, in points, 0 or more; exactly this far is not enough.
  public var points: Double
  /// Creates a hysteresis.
  public init(points: Double = 10) { self.points = points }

  /// The translation of a finger that moved this far along an axis; 0 until it is recognised.
  public func translation(ofMovement movement: Double) -> Double {
    guard abs(movement) > points else { return 0 }
    return movement - (movement < 0 ? -points : points)
  }
}
