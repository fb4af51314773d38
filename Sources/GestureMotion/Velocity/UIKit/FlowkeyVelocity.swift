import GestureModel

/// flowkey's UIKit remake: each pan callback mixes 80 % of the last step with 20 % of what was.
///
/// `e = 0.2·e + 0.8·u`, e = 0 at first, where u is the step of the last two events, 0 if no time passed. Callbacks begin
/// with the move that is 5 pt from the touch-down on an axis, its own step included. The lift is not read; the remake's
/// scroll view decelerates only if the last step, measured to the lift, is faster than 10 pt/s, which is not part of this.
///
/// Units: points and nanoseconds in, points per second out. Window: the steps since the pan began, fading by 0.2 each.
/// Stop: none. Samples: touch-down and one move that far away, else 0.
///
/// - Source: `research/velocity.md` 3, from flowkey/UIKit-cross-platform `UIScrollView+velocity.swift` @fae2370e.
public struct FlowkeyVelocity: EventEstimator {
  public static let identifier = "flowkey-ema"
  public static let summary = "flowkey's UIKit remake: 80 % of the last step, 20 % of what was before."
  public static let usedBy = "flowkey UIKit-cross-platform"
  public static let window = VelocityWindow.samples
  /// How far from the touch-down on an axis a move must be to begin the pan; exactly this far does.
  public var startPoints = 5.0
  /// The share of the newest step.
  public var newestShare = 0.8
  public init() {}

  /// - Complexity: O(*n*) in the number of moves; allocates nothing.
  func estimate(of stroke: EventStroke) -> VelocityEstimate {
    let moves = stroke.moves
    guard
      let start = moves.firstIndex(where: { ($0.place - stroke.down.place).magnitudes.max() >= startPoints }),
      let newest = moves.last
    else { return VelocityEstimate(.zero, remark: .tooFewSamples) }
    var velocity = SIMD2<Double>.zero
    for index in start..<moves.endIndex {
      let (older, newer) = (stroke.event(before: index), moves[index])
      let isTimed = EventStroke.milliseconds(from: older, to: newer) != 0
      let step = isTimed ? EventStroke.secant(from: older, to: newer) : .zero
      velocity = (1 - newestShare) * velocity + newestShare * step
    }
    return VelocityEstimate(
      pointsPerSecond: velocity, sampleCount: moves.endIndex - start + 1, from: stroke.event(before: start), to: newest)
  }
}
