/// A spring that pulls the content to a target, with the velocity of the release.
///
/// - Source: ``Oscillation`` and ``SettledRule``; `research/physics.md` 2.
public struct SpringGlide: Hashable, Motion {
  /// Where it begins, in points.
  public let offset: Double
  /// Where it ends, in points.
  public let target: Double
  public let initialPointsPerMillisecond: Double
  public let milliseconds: Double
  /// The spring let go.
  public let oscillation: Oscillation

  /// Lets a spring go at `offset`; it lies exactly on `target` once `rule` says so.
  public init(
    from offset: Double, to target: Double, pointsPerMillisecond: Double, spring: Spring, settled rule: SettledRule
  ) {
    (self.offset, self.target) = (offset, target)
    initialPointsPerMillisecond = pointsPerMillisecond
    oscillation = Oscillation(
      spring, displacement: (offset - target).finite(or: 0),
      pointsPerSecond: (pointsPerMillisecond * 1000).finite(or: 0))
    milliseconds = rule.seconds(oscillation) * 1000
  }

  public func offset(after elapsed: Double) -> Double {
    if elapsed >= milliseconds { return target }
    if elapsed <= 0 { return offset }
    return (target + oscillation.displacement(at: elapsed / 1000)).finite(or: target)
  }
}
