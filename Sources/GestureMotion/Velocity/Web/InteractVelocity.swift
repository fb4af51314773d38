import GestureModel

/// interact.js: the last move's step, over at least a millisecond.
///
/// `v = Δ/max(Δt, 1 ms)` of the last move against the event before it. The lift is not read, and a rest before it changes
/// nothing.
///
/// Units: points and nanoseconds in, points per second out. Window: the last two events. Stop: none. Samples: touch-down
/// and one move, else 0.
///
/// - Source: `research/velocity.md` 7, from taye/interact.js @d3d47461.
public struct InteractVelocity: EventEstimator {
  public static let identifier = "interactjs"
  public static let summary = "interact.js: the last move's step over at least 1 ms, whatever rest follows."
  public static let usedBy = "interact.js"
  public static let window = VelocityWindow.lastStep
  /// The shortest time, in milliseconds, that a step is divided by.
  public var shortestMilliseconds = 1.0
  public init() {}

  /// - Complexity: O(1), O(*n*) where samples were coalesced.
  func estimate(of stroke: EventStroke) -> VelocityEstimate {
    guard let move = stroke.moves.last else { return VelocityEstimate(.zero, remark: .tooFewSamples) }
    let older = stroke.event(before: stroke.moves.endIndex - 1)
    let milliseconds = max(EventStroke.milliseconds(from: older, to: move), shortestMilliseconds)
    return VelocityEstimate(
      pointsPerSecond: (move.place - older.place) / milliseconds * 1000, from: older, to: move)
  }
}
