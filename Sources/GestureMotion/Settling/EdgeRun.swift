/// A free run that meets or begins past an end of the range, stepped frame by frame as UIKit does.
///
/// The step is ``ScrollState``'s. It rests on the edge once |v| < 0.01 pt/ms and |x − edge| ≤ 0.5 pt.
///
/// - Source: `research/physics.md` 1.3 points 6 and 8; recorded bounces are met within 0.9 pt.
public struct EdgeRun: Hashable, Motion {
  /// Where it begins, in points.
  public let offset: Double
  /// How fast it begins, in pt/ms.
  public let initialPointsPerMillisecond: Double
  /// The offsets within which it runs freely.
  public let range: ClosedRange<Double>
  /// The law of slowing down.
  public let deceleration: Deceleration
  /// The display's frame, above 0.
  public let frameMilliseconds: Double
  /// What repeated flicks stretch the free run by.
  public let multiplier: Double
  /// When it rests, after the lift.
  public let milliseconds: Double
  /// Where it rests, in points.
  public let rest: Double
  /// How far outside the range it was at most, in points, 0 or more.
  public let overshootPoints: Double

  /// A run is given up after this long; UIKit's own rest within seconds.
  private static let longestMilliseconds = 60_000.0

  /// Steps a run until it rests.
  ///
  /// - Parameters:
  ///   - frameMilliseconds: The display's frame, above 0; 60 Hz unless told otherwise.
  ///   - multiplier: What repeated flicks stretch the free run by, from ``RepeatedFlicks``.
  /// - Complexity: O(*t*) in the frames until rest, at most a minute of them.
  public init(
    from offset: Double, pointsPerMillisecond: Double, within range: ClosedRange<Double>, deceleration: Deceleration,
    frameMilliseconds: Double = 1000.0 / 60, multiplier: Double = 1
  ) {
    self.offset = offset
    self.initialPointsPerMillisecond = pointsPerMillisecond
    self.range = range
    self.deceleration = deceleration
    self.frameMilliseconds = frameMilliseconds
    self.multiplier = multiplier
    var state = ScrollState(offset: offset, pointsPerMillisecond: pointsPerMillisecond)
    var (time, overshoot) = (0.0, 0.0)
    while time < Self.longestMilliseconds {
      if let edge = state.rest(within: range, deceleration) {
        state.offset = edge
        break
      }
      overshoot = max(overshoot, range.lowerBound - state.offset, state.offset - range.upperBound)
      state = state.stepped(by: frameMilliseconds, within: range, deceleration, multiplier: multiplier)
      time += frameMilliseconds
    }
    milliseconds = time
    rest = state.offset.finite(or: min(max(offset, range.lowerBound), range.upperBound))
    overshootPoints = overshoot
  }

  /// Where it is `elapsed` milliseconds after the lift: whole frames, and of the last one what has passed.
  ///
  /// - Complexity: O(*t*) in the frames until then, at most a minute of them.
  public func offset(after elapsed: Double) -> Double {
    if elapsed >= milliseconds { return rest }
    return Self.offset(
      after: elapsed, from: offset, pointsPerMillisecond: initialPointsPerMillisecond, within: range,
      deceleration: deceleration, frameMilliseconds: frameMilliseconds, multiplier: multiplier
    ).finite(or: rest)
  }

  /// Where a run is `elapsed` milliseconds after the lift, without stepping it to its rest first.
  ///
  /// - Complexity: O(*t*) in the frames until then, at most a minute of them.
  public static func offset(
    after elapsed: Double, from offset: Double, pointsPerMillisecond: Double, within range: ClosedRange<Double>,
    deceleration: Deceleration, frameMilliseconds: Double = 1000.0 / 60, multiplier: Double = 1
  ) -> Double {
    var state = ScrollState(offset: offset, pointsPerMillisecond: pointsPerMillisecond)
    var left = min(elapsed, longestMilliseconds)
    while left > 0 {
      if let edge = state.rest(within: range, deceleration) { return edge }
      state = state.stepped(
        by: min(left, frameMilliseconds), within: range, deceleration, multiplier: multiplier)
      left -= frameMilliseconds
    }
    return state.offset
  }
}
