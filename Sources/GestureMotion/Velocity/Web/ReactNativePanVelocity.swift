import GestureModel

/// React Native's PanResponder: the last move's step, with a first step measured from time 0.
///
/// `v = Δ/Δt` per move, where Δt runs since the move before; for the very first move it runs since **the clock's zero**,
/// so a flick of one move has almost no velocity. A move with the time of the one before is passed over whole, and the
/// next one carries its step. The lift is not read, and there is no rule for a rest.
///
/// Units: points and nanoseconds in, points per second out (the responder's px/ms times 1000). Window: the last two moves.
/// Stop: none. Samples: touch-down and one move, else 0.
///
/// - Important: A flick of one move depends on ``millisecondsBeforeTrace``, which recordings do not tell.
/// - Source: `research/velocity.md` 7, from the copy in necolas/react-native-web @a9de220b; react/react-native#18964.
public struct ReactNativePanVelocity: EventEstimator {
  public static let identifier = "rn-panresponder"
  public static let summary = "React Native's PanResponder: the last move's step, almost nothing after one move."
  public static let usedBy = "PanResponder in React Native and react-native-web"
  public static let window = VelocityWindow.lastStep
  /// What the app's clock showed at the trace's time 0. Defaults to 0, as if the app had been started then.
  public var millisecondsBeforeTrace = 0.0
  public init() {}

  /// - Complexity: O(*n*) in the number of moves; allocates nothing.
  func estimate(of stroke: EventStroke) -> VelocityEstimate {
    var (accounted, velocity) = (stroke.down, SIMD2<Double>.zero)
    var answer = VelocityEstimate(.zero, remark: .tooFewSamples)
    var clock = 0.0
    var older = stroke.down
    for move in stroke.moves {
      let now = Double(move.nanoseconds) / 1e6 + millisecondsBeforeTrace
      let isFirst = clock == 0
      guard isFirst ? now != 0 : move.nanoseconds != accounted.nanoseconds else { continue }
      let milliseconds = isFirst ? now : EventStroke.milliseconds(from: accounted, to: move)
      velocity = (move.place - older.place) / milliseconds * 1000
      answer = VelocityEstimate(pointsPerSecond: velocity, from: older, to: move)
      (accounted, older, clock) = (move, move, now)
    }
    return answer
  }
}
