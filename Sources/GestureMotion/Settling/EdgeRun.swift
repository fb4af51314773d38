/// A free run that meets or begins past an end of the range, stepped frame by frame as UIKit does.
///
/// Inside the range a step of dt ms is `x += v·d·(1 − d^dt)/(1 − d)`, `v *= d^dt`. Outside it is
/// `x = edge + k·(x − edge) + v·d·k·(1 − d^dt)/(1 − d)`, `v *= d^dt·k`, with `k = 0.99^dt` at every rate; right-hand
/// sides use the x and v from before the step. A step that crosses the edge is split at the crossing. It rests on the
/// edge once |v| < 0.01 pt/ms and |x − edge| ≤ 0.5 pt.
///
/// - Source: `research/physics.md` 1.3 points 6 and 8; recorded bounces are met within 0.9 pt.
public struct EdgeRun: Motion, Hashable {
  /// Where it begins, in points.
  public var offset: Double
  /// The velocity with which it begins.
  public var initialPointsPerMillisecond: Double
  /// Where the content may rest, in points.
  public var range: ClosedRange<Double>
  /// The law of slowing down.
  public var deceleration: Deceleration
  /// The display's frame.
  public var frameMilliseconds: Double
  /// When it rests, after the lift.
  public private(set) var milliseconds: Double
  /// Where it rests, in points.
  public private(set) var rest: Double
  /// How far outside the range it was at most, in points, 0 or more.
  public private(set) var overshootPoints: Double

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
    var state = State(x: offset, velocity: pointsPerMillisecond)
    var (time, overshoot) = (0.0, 0.0)
    while time < Self.longestMilliseconds {
      if let edge = state.rest(within: range, deceleration) {
        state.x = edge
        break
      }
      overshoot = max(overshoot, range.lowerBound - state.x, state.x - range.upperBound)
      state = state.stepped(by: frameMilliseconds, within: range, deceleration)
      time += frameMilliseconds
    }
    (self.offset, initialPointsPerMillisecond) = (offset, pointsPerMillisecond)
    (self.range, self.deceleration, self.frameMilliseconds) = (range, deceleration, frameMilliseconds)
    milliseconds = time
    rest = state.x
    overshootPoints = overshoot
  }

  /// Where it is `elapsed` milliseconds after the lift: whole frames, and of the last one what has passed.
  ///
  /// - Complexity: O(*t*) in the frames until then, at most a minute of them.
  public func offset(after elapsed: Double) -> Double {
    if elapsed <= 0 { return offset }
    if elapsed >= milliseconds { return rest }
    var state = State(x: offset, velocity: initialPointsPerMillisecond)
    var left = min(elapsed, Self.longestMilliseconds)
    while left > 0 {
      if let edge = state.rest(within: range, deceleration) { return edge }
      state = state.stepped(by: min(left, frameMilliseconds), within: range, deceleration)
      left -= frameMilliseconds
    }
    return state.x
  }

  /// A run is given up after this long; UIKit's own rest within seconds.
  private static let longestMilliseconds = 60_000.0

  /// Where the content is and how fast it moves.
  private struct State {
    var x, velocity: Double

    /// The offset at which it rests, if it does: on the edge when near enough, where it is when inside.
    func rest(within range: ClosedRange<Double>, _ deceleration: Deceleration) -> Double? {
      guard abs(velocity) < deceleration.stopPointsPerMillisecond else { return nil }
      let edge = min(max(x, range.lowerBound), range.upperBound)
      return abs(x - edge) <= EdgeRun.edgeTolerance ? edge : nil
    }

    func stepped(by frame: Double, within range: ClosedRange<Double>, _ deceleration: Deceleration) -> State {
      if x < range.lowerBound || x > range.upperBound {
        let edge = x < range.lowerBound ? range.lowerBound : range.upperBound
        return EdgeRun.outsideStep(self, edge: edge, deceleration, frame)
      }
      guard let crossing = EdgeRun.crossingTime(from: x, velocity, within: range, deceleration, before: frame) else {
        let moved = EdgeRun.freeStep(x, velocity, deceleration, frame)
        return State(x: moved.x, velocity: moved.velocity)
      }
      let edge = velocity < 0 ? range.lowerBound : range.upperBound
      let arrived = State(x: edge, velocity: EdgeRun.freeStep(x, velocity, deceleration, crossing).velocity)
      return EdgeRun.outsideStep(arrived, edge: edge, deceleration, frame - crossing)
    }
  }

  /// One step of a free run; also what the recorded runs' first frame is compared with.
  package static func freeStep(
    _ x: Double, _ velocity: Double, _ deceleration: Deceleration, _ elapsed: Double
  ) -> (x: Double, velocity: Double) {
    let left = LibraryMath.pow(deceleration.perMillisecond, elapsed)
    return (x + velocity * deceleration.reachMilliseconds * (1 - left), velocity * left)
  }

  private static func outsideStep(
    _ state: State, edge: Double, _ deceleration: Deceleration, _ elapsed: Double
  ) -> State {
    let left = LibraryMath.pow(deceleration.perMillisecond, elapsed)
    let pull = LibraryMath.pow(returnPerMillisecond, elapsed)
    let moved = state.velocity * deceleration.reachMilliseconds * pull * (1 - left)
    return State(x: edge + pull * (state.x - edge) + moved, velocity: state.velocity * left * pull)
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
