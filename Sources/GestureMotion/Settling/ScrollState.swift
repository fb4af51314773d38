/// Where the content is and how fast it moves, stepped as a `UIScrollView` steps it.
///
/// Inside the range a step of dt ms is `x += m·v·d·(1 − d^dt)/(1 − d)`, `v *= d^dt`, m being the multiplier of repeated
/// flicks. Outside it is `x = edge + k·(x − edge) + v·d·k·(1 − d^dt)/(1 − d)`, `v *= d^dt·k`, with `k = 0.99^dt` at every
/// rate; right-hand sides use the x and v from before the step. A step that crosses an edge is split at the crossing.
///
/// - Source: `research/physics.md` 1.3 points 6, 8 and 9.
public struct ScrollState: Hashable, Sendable {
  /// Where it is, in points.
  public var offset: Double
  /// How fast it moves, in pt/ms.
  public var pointsPerMillisecond: Double

  /// What is left of the distance to the edge after a millisecond, at every deceleration rate.
  static let returnPerMillisecond = 0.99
  /// How near to the edge counts as on it, in points.
  static let edgeTolerance = 0.5

  /// Creates a state.
  public init(offset: Double, pointsPerMillisecond: Double) {
    (self.offset, self.pointsPerMillisecond) = (offset, pointsPerMillisecond)
  }

  /// The offset at which it rests, if it does: on the edge when near enough, where it is when inside.
  public func rest(within range: ClosedRange<Double>, _ deceleration: Deceleration) -> Double? {
    guard abs(pointsPerMillisecond) < deceleration.stopPointsPerMillisecond else { return nil }
    let edge = min(max(offset, range.lowerBound), range.upperBound)
    return abs(offset - edge) <= Self.edgeTolerance ? edge : nil
  }

  /// The state after a step.
  ///
  /// - Parameters:
  ///   - elapsed: The step in ms, 0 or more; the path outside depends on it, so step whole frames.
  ///   - multiplier: What repeated flicks stretch the free run by; the bounce is not stretched.
  public func stepped(
    by elapsed: Double, within range: ClosedRange<Double>, _ deceleration: Deceleration, multiplier: Double = 1
  ) -> ScrollState {
    if offset < range.lowerBound { return outside(range.lowerBound, deceleration, elapsed) }
    if offset > range.upperBound { return outside(range.upperBound, deceleration, elapsed) }
    guard let crossing = crossingTime(within: range, deceleration, multiplier, before: elapsed) else {
      return freely(deceleration, elapsed, multiplier)
    }
    let edge = pointsPerMillisecond < 0 ? range.lowerBound : range.upperBound
    var arrived = freely(deceleration, crossing, multiplier)
    arrived.offset = edge
    return arrived.outside(edge, deceleration, elapsed - crossing)
  }

  /// One step of a run without edges.
  public func freely(_ deceleration: Deceleration, _ elapsed: Double, _ multiplier: Double = 1) -> ScrollState {
    let left = LibraryMath.pow(deceleration.perMillisecond, elapsed)
    let way = multiplier * pointsPerMillisecond * deceleration.reachMilliseconds * (1 - left)
    return ScrollState(offset: offset + way, pointsPerMillisecond: pointsPerMillisecond * left)
  }

  private func outside(_ edge: Double, _ deceleration: Deceleration, _ elapsed: Double) -> ScrollState {
    let left = LibraryMath.pow(deceleration.perMillisecond, elapsed)
    let pull = LibraryMath.pow(Self.returnPerMillisecond, elapsed)
    let way = pointsPerMillisecond * deceleration.reachMilliseconds * pull * (1 - left)
    return ScrollState(
      offset: edge + pull * (offset - edge) + way, pointsPerMillisecond: pointsPerMillisecond * left * pull)
  }

  /// When a free run reaches an edge, if it does within `elapsed`: the step's formula solved for the time.
  private func crossingTime(
    within range: ClosedRange<Double>, _ deceleration: Deceleration, _ multiplier: Double, before elapsed: Double
  ) -> Double? {
    guard pointsPerMillisecond != 0 else { return nil }
    let edge = pointsPerMillisecond < 0 ? range.lowerBound : range.upperBound
    let left = 1 - (edge - offset) / (multiplier * pointsPerMillisecond * deceleration.reachMilliseconds)
    guard left > 0, left < 1 else { return left == 1 ? 0 : nil }
    let time = LibraryMath.log(left) / LibraryMath.log(deceleration.perMillisecond)
    return time < elapsed ? time : nil
  }
}
