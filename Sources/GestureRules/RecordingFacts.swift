import GestureModel
import GestureMotion
import GestureReplay

/// One stroke with what its recording tells beside the samples; a release without samples is one of these, too.
public struct RecordingFacts: Sendable {
  /// The scenario and the candidates.
  public let scene: ScenarioFacts
  /// The trace.
  public let trace: Trace
  /// Which of the trace's primary strokes it is, from 0.
  public let stroke: Int
  /// Whether no stroke follows; what an app logged of its release and rest belongs to the last one.
  public let isLast: Bool
  /// The stroke's figures; `nil` for a trace with nothing but a release.
  public let figures: StrokeFigures?
  /// The figures of the stroke before, if there is one.
  public let previous: StrokeFigures?
  /// What came of the stroke under each candidate.
  public let outcomes: [OutcomeFacts]

  /// What was logged from this touch-down to the next; what came before the first belongs to the first stroke.
  public var events: ArraySlice<RecordedEvent> { outcomes.first?.events ?? [] }
  /// The release that an app logged of this stroke.
  public var release: RecordedRelease? { isLast ? trace.release : nil }
  /// What the device did with this stroke.
  public var observed: Observation? { isLast ? trace.observed : nil }
  /// When the finger left, on the samples' clock.
  public var liftNanoseconds: Int64 { figures?.stroke.liftNanoseconds ?? 0 }
  /// Whether the log holds what the view did, so that a missing event was never sent.
  public var hasViewLog: Bool {
    trace.events.contains {
      if case .dragBegan = $0.kind { true } else { false }
    }
  }

  /// Whether the finger came down while the view still moved from the stroke before.
  ///
  /// The log decides if it says so; else the glide that the robust velocity of the stroke before gives at the scenario's
  /// rate.
  public var caughtGlide: Bool {
    for event in events {
      if case .dragBegan(_, let wasDecelerating?) = event.kind { return wasDecelerating }
    }
    guard let previous, let figures, previous.stroke.end == .ended else { return false }
    let deceleration = Deceleration(perMillisecond: scene.scenario.decelerationPerMillisecond)
    let end = deceleration.proposedOffset(from: 0, pointsPerMillisecond: previous.robustPointsPerMillisecond)
    let elapsed = StrokeFigures.milliseconds(
      from: previous.stroke.liftNanoseconds, to: figures.stroke.beganNanoseconds)
    return elapsed < DecayGlide(from: 0, to: end, deceleration: deceleration).milliseconds
  }

  /// The facts of a replay, one a stroke.
  package static func all(of replay: TraceReplay, in scene: ScenarioFacts) -> [RecordingFacts] {
    all(of: replay.trace, rows: OutcomeFacts.rows(of: replay, in: scene), scene: scene)
  }

  /// One a row of `rows`.
  static func all(of trace: Trace, rows: [[OutcomeFacts]], scene: ScenarioFacts) -> [RecordingFacts] {
    rows.indices.map { row in
      RecordingFacts(
        scene: scene, trace: trace, stroke: row, isLast: row == rows.count - 1, figures: rows[row].first?.figures,
        previous: row > 0 ? rows[row - 1].first?.figures : nil, outcomes: rows[row])
    }
  }
}
