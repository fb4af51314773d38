import GestureModel

/// Zynga's scroller: the secant of the last 100 ms of scroll positions.
///
/// Until a move is 5 px from the touch-down on an axis, that move included, nothing scrolls: these moves are listed at
/// the start position. Later ones add their steps, and before a list of more than 20 grows, its oldest 10 go. The secant
/// runs from the oldest entry less than 100 ms older than the last move to that move. It is 0 if neither axis is faster
/// than 60 px/s. Entries of one time give infinity or no number, which becomes none here.
///
/// Units: points and nanoseconds in, points per second out (the scroller's px per 1/60 s times 60). Window: less than
/// 100 ms, 11 to 21 entries. Stop: 100 ms before the lift. Samples: two moves and a drag begun, else 0; the lift's place is
/// not read.
///
/// - Source: `research/velocity.md` 8, from zynga/scroller @a99b5a98.
public struct ZyngaScrollerVelocity: EventEstimator {
  public static let identifier = "zynga-scroller"
  public static let summary = "Zynga's scroller: the secant of the last 100 ms of scrolling, 0 after a rest that long."
  public static let usedBy = "zynga/scroller, Ionic 1"
  /// How far from the touch-down on an axis a move must be to begin the drag; exactly this far does.
  public var startPoints = 5.0
  /// How far back the secant reaches in milliseconds, exactly this far excluded, and the longest rest before the lift.
  public var windowMilliseconds = 100.0
  /// The speed in points per second that one axis must exceed.
  public var floorPointsPerSecond = 60.0
  public init() {}

  /// - Complexity: O(*n*) in the number of moves; allocates nothing.
  func estimate(of stroke: EventStroke) -> VelocityEstimate {
    let moves = stroke.moves
    guard let newest = moves.last, let start = moves.firstIndex(where: { startsDrag($0, from: stroke.down) }) else {
      return VelocityEstimate(.zero, remark: .tooFewSamples)
    }
    guard EventStroke.milliseconds(from: newest, to: stroke.lift) <= windowMilliseconds else {
      return VelocityEstimate(.zero, remark: .stoppedBeforeLift)
    }
    var listed = moves.startIndex
    for index in moves.indices.dropFirst(start - moves.startIndex + 1) where index - listed > 20 { listed += 10 }
    var oldest = moves.endIndex - 1
    while oldest > listed, EventStroke.milliseconds(from: moves[oldest - 1], to: newest) < windowMilliseconds {
      oldest -= 1
    }
    let count = moves.endIndex - oldest
    guard count >= 2 else { return VelocityEstimate(.zero, remark: .tooFewSamples, sampleCount: count) }
    // What was moved before the drag began is lost: these entries stand where it began.
    let way = newest.place - moves[max(oldest, start)].place
    let velocity = way / EventStroke.milliseconds(from: moves[oldest], to: newest) * 1000
    let speeds = velocity.magnitudes
    guard speeds.x > floorPointsPerSecond || speeds.y > floorPointsPerSecond else {
      return VelocityEstimate(.zero, remark: .belowFloor, sampleCount: count)
    }
    return VelocityEstimate(pointsPerSecond: velocity, sampleCount: count, from: moves[oldest], to: newest)
  }

  private func startsDrag(_ move: Sample, from down: Sample) -> Bool {
    (move.place - down.place).magnitudes.max() >= startPoints
  }
}
