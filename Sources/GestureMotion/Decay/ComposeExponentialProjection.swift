/// Where Compose's exponential decay would end.
///
/// - Source: ``ComposeExponential``; `research/physics.md` 4.2.
public struct ComposeExponentialProjection: Projection {
  public static let identifier = "compose-exponential"
  /// m, above 0.
  public var frictionMultiplier: Double
  /// Creates the projection.
  public init(frictionMultiplier: Double = 1) { self.frictionMultiplier = frictionMultiplier }

  public func restOffset(from offset: Double, pointsPerMillisecond velocity: Double) -> Double {
    ComposeExponential(from: offset, pointsPerSecond: velocity * 1000, frictionMultiplier: frictionMultiplier)
      .rest.finite(or: offset)
  }
}
