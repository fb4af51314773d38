/// Android's fling along its spline table, cut short by an edge if one is in the way.
///
/// At an edge the end is the edge and the duration what the time table says of the share of the way.
///
/// - Source: ``AndroidSpline``; `research/physics.md` 4.1. The position along a shortened fling is the table's over the
///   shortened time and way, as in the original. Durations are of whole ms.
public struct AndroidSplineGlide: Hashable, Motion {
  /// Where it begins, in points.
  public let offset: Double
  /// Where it ends, in points.
  public let rest: Double
  /// Where it would end without an edge, in points.
  public let unclampedRest: Double
  public let initialPointsPerMillisecond: Double
  public let milliseconds: Double
  /// How long it would take without an edge.
  public let unclampedMilliseconds: Double

  /// Creates a fling.
  ///
  /// - Parameters:
  ///   - range: Where it may end; an edge in the way shortens it.
  ///   - wholePixels: Whether the way is cut to whole pixels, as the Java class does and Compose does not.
  public init(
    from offset: Double, pointsPerMillisecond velocity: Double, within range: ClosedRange<Double>,
    spline: AndroidSpline = AndroidSpline(), wholePixels: Bool = false
  ) {
    var projection = AndroidSplineProjection(density: spline.density, friction: spline.friction)
    projection.wholePixels = wholePixels
    self.offset = offset
    unclampedRest = projection.restOffset(from: offset, pointsPerMillisecond: velocity)
    rest = min(max(unclampedRest, range.lowerBound), range.upperBound)
    unclampedMilliseconds = spline.milliseconds(pixelsPerSecond: velocity * 1000 * spline.density).asDuration
    let share = abs(rest - offset) / abs(unclampedRest - offset)
    milliseconds =
      rest == unclampedRest
      ? unclampedMilliseconds : AndroidSpline.milliseconds(of: unclampedMilliseconds, toShare: share).asDuration
    initialPointsPerMillisecond = velocity
  }

  public func offset(after elapsed: Double) -> Double {
    if elapsed >= milliseconds { return rest }
    if elapsed <= 0 { return offset }
    return offset + (rest - offset) * AndroidSpline.share(at: elapsed, of: milliseconds).way
  }
}
