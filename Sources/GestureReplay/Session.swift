import GestureModel
import GestureMotion

/// What a candidate remembers from stroke to stroke of one trace.
struct Session {
  /// Where the content is before the first stroke, in points.
  var startOffset: Double
  /// The last outcome and when the finger left.
  private(set) var previous: (outcome: Outcome, liftNanoseconds: Int64)?
  private var flicks = RepeatedFlicks()

  init(startOffset: Double) { self.startOffset = startOffset }

  mutating func end(with outcome: Outcome, liftNanoseconds: Int64) {
    previous = (outcome, liftNanoseconds)
  }

  /// What the flick inherits that leaves at `velocity`.
  ///
  /// - Parameter motion: The way of the last outcome, asked for only where it matters.
  /// - Returns: What is added to the velocity, and what the free run is stretched by.
  mutating func inheritance(
    of stroke: Stroke, velocity: Double, carry: MomentumCarry, axis: Axis, motion: (Outcome) -> any Motion
  ) -> (pointsPerMillisecond: Double, stretch: Double) {
    switch carry {
    case .none: return (0, 1)
    case .flutter: return (flutterMomentum(into: stroke, velocity, motion), 1)
    case .uikit: return (0, stretch(by: stroke, velocity, axis))
    }
  }

  /// How long the last motion had run when the finger came down, in ms; `nil` if it had come to rest.
  private func elapsed(before stroke: Stroke) -> Double? {
    guard let previous else { return nil }
    let elapsed = stroke.beganNanoseconds.milliseconds(since: previous.liftNanoseconds)
    return elapsed < previous.outcome.settle.milliseconds ? max(elapsed, 0) : nil
  }

  /// Part of the speed that a caught fling still had, if the new one goes the same way and is not much slower.
  ///
  /// - Source: `research/physics.md` 3 for the amount; that it needs the same direction and half the speed is the drag
  ///   controller's own test (flutter `widgets/scroll_activity.dart`).
  private func flutterMomentum(into stroke: Stroke, _ velocity: Double, _ motion: (Outcome) -> any Motion) -> Double {
    guard let previous, let elapsed = elapsed(before: stroke), velocity != 0 else { return 0 }
    let way = motion(previous.outcome)
    let caught = (way.offset(after: elapsed + 0.5) - way.offset(after: max(elapsed - 0.5, 0))) * 1000
    let carried = FlutterOverscroll.carriedMomentum(ofPointsPerSecond: caught) / 1000
    let goesOn = (carried < 0) == (velocity < 0) && abs(velocity) > abs(carried) / 2
    return goesOn ? carried.withinReach : 0
  }

  /// UIKit's multiplier of repeated flicks after this one.
  private mutating func stretch(by stroke: Stroke, _ velocity: Double, _ axis: Axis) -> Double {
    let isAtRest = previous != nil && elapsed(before: stroke) == nil
    let turnsRound = previous.map { $0.outcome.release.pointsPerMillisecond * velocity < 0 } ?? false
    let metEdge = previous.map { $0.outcome.settle.overshootPoints > 0 } ?? false
    if isAtRest || turnsRound || metEdge || isSlowDrag(stroke, axis) { flicks.reset() }
    flicks.touchDown(atMilliseconds: Double(stroke.beganNanoseconds) * 1e-6)
    let travel = ReleasedGesture(of: stroke, along: axis).travel
    flicks.drag(points: travel)
    let stretch = flicks.multiplier
    flicks.release(pointsPerMillisecond: abs(velocity), atMilliseconds: Double(stroke.liftNanoseconds) * 1e-6)
    return stretch
  }

  /// Whether a sample of the drag was slower than what keeps a streak; the first ones get the finger going.
  private func isSlowDrag(_ stroke: Stroke, _ axis: Axis) -> Bool {
    zip(stroke.samples, stroke.samples.dropFirst()).dropFirst().contains { before, after in
      let milliseconds = after.nanoseconds.milliseconds(since: before.nanoseconds)
      let way = abs(after.position(along: axis) - before.position(along: axis))
      return milliseconds > 0 && way / milliseconds < RepeatedFlicks.slowestDragSpeed
    }
  }
}
