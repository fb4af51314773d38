/// Where a speed that falls to d of itself each millisecond would end: the exact integral, `o − v/ln d`.
///
/// - Source: `research/physics.md` 1.2; ``ContinuousDecay``.
public struct ContinuousProjection: Projection {
  public static let identifier = "continuous"
  /// The law of slowing down; its stop speed is not used.
  public var deceleration: Deceleration
  /// Creates the projection.
  public init(_ deceleration: Deceleration = .normal) { self.deceleration = deceleration }

  public func restOffset(from offset: Double, pointsPerMillisecond velocity: Double) -> Double {
    (offset - velocity / LibraryMath.log(deceleration.perMillisecond)).finite(or: offset)
  }
}
