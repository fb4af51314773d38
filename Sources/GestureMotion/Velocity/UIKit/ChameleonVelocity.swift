import GestureModel

/// Chameleon's pan recognizer, a remake of UIKit: the step of the last event that moved, the lift among them.
///
/// The first move begins the pan and gives no velocity. After it, an event at another place than the one before sets
/// `v = Δ/Δt`, where Δt spans back to the last event that did so; if no time passed, its step is lost. Events that repeat
/// the place change nothing, so a rest before the lift keeps the velocity.
///
/// Units: points and nanoseconds in, points per second out. Window: the last moving event. Stop: none. Samples: two events
/// after the touch-down, else 0; the lift counts with its place and time.
///
/// - Source: `research/velocity.md` 3, from BigZaphod/Chameleon `UIPanGestureRecognizer.m` @84605ede.
public struct ChameleonVelocity: EventEstimator {
  public static let identifier = "chameleon"
  public static let summary = "Chameleon, a UIKit remake: the step of the last event that moved, lift included."
  public static let usedBy = "Chameleon"
  public static let window = VelocityWindow.lastStep
  public init() {}

  /// - Complexity: O(*n*) in the number of moves; allocates nothing.
  func estimate(of stroke: EventStroke) -> VelocityEstimate {
    guard let began = stroke.moves.first else { return VelocityEstimate(.zero, remark: .tooFewSamples) }
    var (timed, placed) = (began, began)
    var answer = VelocityEstimate(.zero, remark: .tooFewSamples)
    func take(_ event: Sample) {
      let milliseconds = EventStroke.milliseconds(from: timed, to: event)
      if event.place != placed.place, milliseconds > 0 {
        answer = VelocityEstimate(
          pointsPerSecond: (event.place - placed.place) / milliseconds * 1000, from: timed, to: event)
        timed = event
      }
      placed = event
    }
    stroke.moves.dropFirst().forEach(take)
    take(stroke.lift)
    return answer
  }
}
