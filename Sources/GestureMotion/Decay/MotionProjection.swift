/// Where motion's `inertia` would end: 0.8·v px at v px/s.
///
/// - Source: ``MotionInertia``; `research/physics.md` 6.
public struct MotionProjection: Projection {
  public static let identifier = "motion"
  public init() {}

  public func restOffset(from offset: Double, pointsPerMillisecond velocity: Double) -> Double {
    (offset + MotionInertia.power * 1000 * velocity).finite(or: offset)
  }
}
