/// Android's way back from beyond an end: a body thrown back that comes to rest on the edge.
///
/// `1000·√(2|Δ|/2000)` ms, cut to whole ones, for an overshoot of Δ px.
///
/// - Source: `research/physics.md` 4.1. Its course `x = Δ·(1 − u²·(3 − 2u))`, u the share of the time, is our reading: the
///   research says how long it takes, and that it begins and ends at rest.
public struct AndroidSpringBack: Hashable, Motion {
  /// Where it begins, in points.
  public let offset: Double
  /// The edge, in points.
  public let edge: Double
  public let milliseconds: Double
  public let initialPointsPerMillisecond = 0.0

  /// Creates a way back.
  public init(from offset: Double, to edge: Double, density: Double = 1) {
    (self.offset, self.edge) = (offset, edge)
    milliseconds = AndroidSpline.springBackMilliseconds(pixels: (offset - edge) * density).asDuration
  }

  public func offset(after elapsed: Double) -> Double {
    if elapsed >= milliseconds { return edge }
    if elapsed <= 0 { return offset }
    let share = elapsed / milliseconds
    return edge + (offset - edge) * (1 - share * share * (3 - 2 * share))
  }
}
