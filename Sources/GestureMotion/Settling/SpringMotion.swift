/// A spring from a release to a target.
public struct SpringMotion: Motion, Hashable {
  /// The spring around the target.
  public let spring: DampedSpring
  /// Where it ends, in points.
  public let target: Double
  public let milliseconds: Double

  /// A run is given up after this long (ours).
  static let longest = 60_000.0

  /// Creates a motion that ends at the first frame of 120 a second that lies within the tolerances.
  ///
  /// - Parameters:
  ///   - spring: Its displacement and velocity are those at the release.
  ///   - distance: How near counts as there, in points, above 0.
  ///   - pointsPerSecond: How slow counts as still, above 0.
  /// - Complexity: O(*t*) in the frames until rest.
  public init(_ spring: DampedSpring, to target: Double, distance: Double, pointsPerSecond: Double) {
    self.spring = spring
    self.target = target
    var frame = 0
    while Double(frame) * 1000 / 120 < Self.longest,
      !spring.isDone(at: Double(frame) / 120, distance: distance, velocity: pointsPerSecond)
    {
      frame += 1
    }
    milliseconds = Double(frame) * 1000 / 120
  }

  public func offset(after milliseconds: Double) -> Double {
    if milliseconds >= self.milliseconds { return target }
    return target + spring.displacement(at: max(milliseconds, 0) / 1000)
  }

  public var initialPointsPerMillisecond: Double { milliseconds > 0 ? spring.velocity / 1000 : 0 }
}
