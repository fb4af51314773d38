/// Where Reanimated's `withDecay` would end; it depends on the display's rate.
///
/// - Source: ``ReanimatedDecay``; `research/physics.md` 6.
public struct ReanimatedProjection: Projection {
  public static let identifier = "reanimated"
  /// The decay.
  public var decay: ReanimatedDecay
  /// Creates the projection.
  public init(framesPerSecond: Double = 60, deceleration: Double = 0.998) {
    decay = ReanimatedDecay(deceleration: deceleration, framesPerSecond: framesPerSecond)
  }

  public func restOffset(from offset: Double, pointsPerMillisecond velocity: Double) -> Double {
    (decay.offsets(from: offset, pointsPerSecond: velocity * 1000).last ?? offset).finite(or: offset)
  }
}
