import GestureModel

/// WinObjC's touch velocity: the mean of the secants from the newest event to those of the last 100 ms.
///
/// Of the last 50 events, the lift included. An event counts only if **both** coordinates differ from the newest one's, so
/// an exactly horizontal swipe has velocity 0. The walk back goes on past 100 ms until one has counted. 0 unless one
/// distance is at least 0.5 pt.
///
/// Units: points and nanoseconds in, points per second out. Window: 100 ms, longer if nothing counts. Stop: none, a rest
/// dilutes. Samples: two events, else 0.
///
/// - Source: `research/velocity.md` 3, from microsoft/WinObjC `UITouch.mm` @94f6b5bf.
public struct WinObjCVelocity: EventEstimator {
  public static let identifier = "winobjc-average"
  public static let summary = "WinObjC: the mean secant of the last 100 ms, 0 for an exactly horizontal swipe."
  public static let usedBy = "WinObjC"
  /// How far back from the newest event the walk goes; one exactly this old counts.
  public var windowMilliseconds = 100.0
  /// The most events kept, the lift among them.
  public var capacity = 50
  /// The distance that one of the secants must span.
  public var shortestPoints = 0.5
  public init() {}

  /// - Complexity: O(*k*) in the number of events walked over; allocates nothing.
  func estimate(of stroke: EventStroke) -> VelocityEstimate {
    let newest = stroke.lift
    var (sum, count, longest, oldest) = (SIMD2<Double>.zero, 0, 0.0, newest)
    var index = stroke.moves.endIndex - 1
    var left = capacity - 1
    while index >= stroke.moves.startIndex - 1, left > 0 {
      let event = index >= stroke.moves.startIndex ? stroke.moves[index] : stroke.down
      if count > 0, EventStroke.milliseconds(from: event, to: newest) > windowMilliseconds { break }
      let way = newest.place - event.place
      if way.x != 0, way.y != 0 {
        sum += EventStroke.secant(from: event, to: newest)
        longest = max(longest, (way * way).sum().squareRoot())
        (count, oldest) = (count + 1, event)
      }
      index -= 1
      left -= 1
    }
    guard count > 0 else { return VelocityEstimate(.zero, remark: .undetermined) }
    guard longest >= shortestPoints else { return VelocityEstimate(.zero, remark: .belowFloor, sampleCount: count + 1) }
    return VelocityEstimate(pointsPerSecond: sum / Double(count), sampleCount: count + 1, from: oldest, to: newest)
  }
}
