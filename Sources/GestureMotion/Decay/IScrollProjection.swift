/// Where iScroll's momentum would end with no edge in the way: `s²/(2·0.0006)`, before it is rounded to a pixel.
///
/// - Source: ``IScrollMomentum``; `research/physics.md` 6. The way is taken for `1 − (1 − t)²`, the even slowing it is
///   computed from: ``IScrollProjection/motion(from:pointsPerMillisecond:)``.
public struct IScrollProjection: Projection {
  public static let identifier = "iscroll"
  public init() {}

  public func restOffset(from offset: Double, pointsPerMillisecond velocity: Double) -> Double {
    let way = velocity * velocity / (2 * IScrollMomentum.deceleration)
    return (offset + (velocity < 0 ? -way : way)).finite(or: offset)
  }

  /// The run-out to there.
  public func motion(from offset: Double, pointsPerMillisecond velocity: Double) -> TimedEase {
    let rest = restOffset(from: offset, pointsPerMillisecond: velocity)
    // A way that no number holds is not gone.
    return TimedEase(
      from: offset, to: (rest - offset).isFinite ? rest : offset,
      milliseconds: (abs(velocity) / IScrollMomentum.deceleration).asDuration, easing: .decelerate(power: 2))
  }
}
