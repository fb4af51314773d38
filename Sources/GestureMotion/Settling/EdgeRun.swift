/// A free run that meets or begins past an end of the range, stepped frame by frame as UIKit does.
///
/// Inside the range a step of dt ms is `x += v·d·(1 − d^dt)/(1 − d)`, `v *= d^dt`. Outside it is
/// `x = edge + k·(x − edge) + v·d·k·(1 − d^dt)/(1 − d)`, `v *= d^dt·k`, with `k = 0.99^dt` at every rate; right-hand
/// sides use the x and v from before the step. A step that crosses the edge is split at the crossing. It rests on the
/// edge once |v| < 0.01 pt/ms and |x − edge| ≤ 0.5 pt.
///
/// - Source: `research/physics.md` 1.3 points 6 and 8; recorded bounces are met within 0.9 pt.
public struct EdgeRun: Hashable, Sendable {
  /// When it rests, after the lift.
  public var milliseconds: Double
  /// Where it rests, in points.
  public var rest: Double
  /// How far outside the range it was at most, in points, 0 or more.
  public var overshootPoints: Double

  /// What is left of the distance to the edge after a millisecond, at every deceleration rate.
  static let returnPerMillisecond = 0.99
  /// How near to the edge counts as on it, in points.
  static let edgeTolerance = 0.5

  /// Steps a run until it rests.
  ///
  /// - Parameter frameMilliseconds: The display's frame, above 0; 60 Hz unless told otherwise.
  /// - Complexity: O(*t*) in the frames until rest, at most a minute of them.
  public init(
    from offset: Double, pointsPerMillisecond: Double, within range: ClosedRange<Double>, deceleration: Deceleration,
    frameMilliseconds: Double = 1000.0 / 60
  ) {
    var (x, velocity, time) = (offset, pointsPerMillisecond, 0.0)
    var overshoot = 0.0
    let limit = 60_000.0
    while time < limit {
      let outside = x < range.lowerBound || x > range.upperBound
      if abs(velocity) < deceleration.stopPointsPerMillisecond {
        let edge = min(max(x, range.lowerBound), range.upperBound)
        if abs(x - edge) <= Self.edgeTolerance {
          x = edge
          break
        }
      }
      overshoot = max(overshoot, range.lowerBound - x, x - range.upperBound)
      var left = frameMilliseconds
      if !outside {
        let crossing = Self.crossingTime(from: x, velocity, within: range, deceleration, before: left)
        let moved = Self.freeStep(x, velocity, deceleration, crossing ?? left)
        (x, velocity) = (crossing == nil ? moved.x : velocity < 0 ? range.lowerBound : range.upperBound, moved.velocity)
        left -= crossing ?? left
        if crossing != nil {
          (x, velocity) = Self.outsideStep(x, velocity, edge: x, deceleration, left)
        }
      } else {
        let edge = x < range.lowerBound ? range.lowerBound : range.upperBound
        (x, velocity) = Self.outsideStep(x, velocity, edge: edge, deceleration, left)
      }
      time += frameMilliseconds
    }
    milliseconds = time
    rest = x
    overshootPoints = overshoot
  }

  /// One step of a free run; also what the recorded runs' first frame is compared with.
  package static func freeStep(
    _ x: Double, _ velocity: Double, _ deceleration: Deceleration, _ elapsed: Double
  ) -> (x: Double, velocity: Double) {
    let left = LibraryMath.pow(deceleration.perMillisecond, elapsed)
    return (x + velocity * deceleration.reachMilliseconds * (1 - left), velocity * left)
  }

  private static func outsideStep(
    _ x: Double, _ velocity: Double, edge: Double, _ deceleration: Deceleration, _ elapsed: Double
  ) -> (Double, Double) {
    let left = LibraryMath.pow(deceleration.perMillisecond, elapsed)
    let pull = LibraryMath.pow(returnPerMillisecond, elapsed)
    let moved = velocity * deceleration.reachMilliseconds * pull * (1 - left)
    return (edge + pull * (x - edge) + moved, velocity * left * pull)
  }

  /// When a free run reaches an edge, if it does within `elapsed`: the step's formula solved for the time.
  private static func crossingTime(
    from x: Double, _ velocity: Double, within range: ClosedRange<Double>, _ deceleration: Deceleration,
    before elapsed: Double
  ) -> Double? {
    guard velocity != 0 else { return nil }
    let edge = velocity < 0 ? range.lowerBound : range.upperBound
    let left = 1 - (edge - x) / (velocity * deceleration.reachMilliseconds)
    guard left > 0, left < 1 else { return left == 1 ? 0 : nil }
    let time = LibraryMath.log(left) / LibraryMath.log(deceleration.perMillisecond)
    return time < elapsed ? time : nil
  }
}
