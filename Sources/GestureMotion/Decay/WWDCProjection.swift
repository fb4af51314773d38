/// The projection of WWDC 2018 session 803: `o + v·d/(1 − d)`, a sum over milliseconds from the second one on.
///
/// - Source: `research/physics.md` 1.2.
public struct WWDCProjection: Projection {
  public static let identifier = "wwdc"
  /// The law of slowing down; its stop speed is not used.
  public var deceleration: Deceleration
  /// Creates the projection.
  public init(_ deceleration: Deceleration = .normal) { self.deceleration = deceleration }

  public func restOffset(from offset: Double, pointsPerMillisecond velocity: Double) -> Double {
    (offset + velocity * deceleration.reachMilliseconds).finite(or: offset)
  }

  /// The sum that counts the first millisecond too: `o + v/(1 − d)`, finite.
  public func restCountingFirstMillisecond(from offset: Double, pointsPerMillisecond velocity: Double) -> Double {
    (offset + velocity / (1 - deceleration.perMillisecond)).finite(or: offset)
  }
}
