import GestureModel

/// react-native-gesture-handler on the web: Flutter's parabola over 300 ms of moves, whatever rest follows.
///
/// The slope, at the newest move, of a parabola through the moves (not the touch-down), fitted as ``FlutterFit`` does.
///
/// Units: points and nanoseconds in, fitted in ms, points per second out. Window: the newest 20 moves of the last 300 ms,
/// back to the first step of more than 40 ms; moves of one time are all kept. Stop: none before the lift. Samples: 3 moves,
/// else 0; 0 as well if they do not determine a parabola.
///
/// - Source: `research/velocity.md` 6, from software-mansion/react-native-gesture-handler `src/web/tools` @439ded45.
public struct GestureHandlerWebVelocity: EventEstimator {
  public static let identifier = "rngh-web"
  public static let summary = "react-native-gesture-handler on the web: a parabola through 300 ms of moves."
  public static let usedBy = "react-native-gesture-handler on the web"
  /// How far back from the newest move the fit looks; one exactly this old counts.
  public var horizonMilliseconds: Int64 = 300
  /// The longest step that does not end the window.
  public var stopMilliseconds: Int64 = 40
  public init() {}

  /// - Complexity: O(*k*) in the number of moves inside the window.
  func estimate(of stroke: EventStroke) -> VelocityEstimate { estimate(ofMoves: stroke.moves) }

  /// One tracker serves all fingers of a handler: the moves of every finger are one stroke to it.
  public func estimate(of pointer: Int, in log: TouchLog) -> VelocityEstimate {
    let lift = log.lift(of: pointer)
    guard lift.end != .cancelled else { return VelocityEstimate(.zero, remark: .cancelled) }
    let start = log.rows.lastIndex { $0.action == .down } ?? log.rows.startIndex
    let moves = log.rows[start...].filter { $0.action == .move && !$0.flags.contains(.historical) }
    return estimate(ofMoves: moves.map(\.sample)[...])
  }

  private func estimate(ofMoves moves: ArraySlice<Sample>) -> VelocityEstimate {
    let clock = TickClock.nanoseconds
    let window = TrackedWindow.walk(
      back: moves, capacity: 20, horizon: clock.ticks(milliseconds: horizonMilliseconds),
      gap: clock.ticks(milliseconds: stopMilliseconds), clock: clock)
    guard window.count >= 3 else { return VelocityEstimate(.zero, remark: .tooFewSamples, of: window) }
    guard let fit = FlutterFit(degree: 2, of: window, clock: clock) else {
      return VelocityEstimate(.zero, remark: .undetermined, of: window)
    }
    return VelocityEstimate(FingerVelocity(pointsPerSecond: fit.slope * 1000), of: window)
  }
}
