import GestureModel

/// Framer Motion's pan: the secant of about the last 100 ms of moves, whatever rest follows.
///
/// The history holds the touch-down and the moves from the first that is 3 px from it. The secant runs to the newest of
/// them from the first, walking back, that is more than 100 ms older; if that is, or the walk ends at, the touch-down, and
/// it is more than 200 ms old with others between, from the one after it. Time and place of the lift are not read, so a
/// hold keeps the velocity.
///
/// Units: points and nanoseconds in, points per second out. Window: 100 ms and one step more. Stop: none. Samples:
/// touch-down and one move that far away, else 0; 0 as well if no time passed.
///
/// - Source: `research/velocity.md` 8, from motiondivision/motion `PanSession.ts` @1b037b00.
public struct FramerMotionVelocity: EventEstimator {
  public static let identifier = "framer-motion"
  public static let summary = "Framer Motion's pan: the secant of about the last 100 ms, whatever rest follows."
  public static let usedBy = "Motion (Framer Motion): drag and pan"
  /// How far from the touch-down a move must be to begin the pan; exactly this far does.
  public var startPoints = 3.0
  /// How far back the secant reaches, in milliseconds; the first event older than this is its beginning.
  public var windowMilliseconds = 100.0
  public init() {}

  /// - Complexity: O(*n*) in the number of moves; allocates nothing.
  func estimate(of stroke: EventStroke) -> VelocityEstimate {
    let (moves, down) = (stroke.moves, stroke.down)
    guard let start = moves.firstIndex(where: { startsPan($0, from: down) }), let newest = moves.last else {
      return VelocityEstimate(.zero, remark: .tooFewSamples)
    }
    var index = moves.endIndex - 1
    while index >= start, EventStroke.milliseconds(from: moves[index], to: newest) <= windowMilliseconds { index -= 1 }
    let downIsOld = EventStroke.milliseconds(from: down, to: newest) > 2 * windowMilliseconds
    // Below `start` stands the touch-down: taken unless it is long past and not the only other event.
    if index < start, downIsOld, moves.endIndex - start > 1 { index = start }
    let oldest = index < start ? down : moves[index]
    let count = moves.endIndex - max(index, start) + (index < start ? 1 : 0)
    guard EventStroke.milliseconds(from: oldest, to: newest) != 0 else {
      return VelocityEstimate(.zero, remark: .undetermined, sampleCount: count)
    }
    return VelocityEstimate(
      pointsPerSecond: EventStroke.secant(from: oldest, to: newest), sampleCount: count, from: oldest, to: newest)
  }

  private func startsPan(_ move: Sample, from down: Sample) -> Bool {
    let way = move.place - down.place
    return (way * way).sum().squareRoot() >= startPoints
  }
}
