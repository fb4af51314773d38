import GestureModel
import GestureReplay

extension OutcomeFacts {
  /// The facts of a replay: one row a stroke, in it one a candidate that `scene` knows.
  static func rows(of replay: TraceReplay, in scene: ScenarioFacts) -> [[OutcomeFacts]] {
    let trace = replay.trace
    let (strokes, overlaps) = (trace.primaryStrokes, trace.primaryStrokeOverlaps)
    let last = replay.outcomes.count - 1
    return replay.outcomes.enumerated().map { place, row in
      let number = row.first?.stroke ?? 0
      let figures =
        strokes.indices.contains(number)
        ? StrokeFigures(strokes[number], axis: scene.scenario.axis, overlapsAnother: overlaps[number]) : nil
      return row.compactMap { outcome in
        guard scene.candidates.indices.contains(outcome.candidate) else { return nil }
        return OutcomeFacts(
          scene: scene, candidate: scene.candidates[outcome.candidate], figures: figures, outcome: outcome,
          recorded: place == last ? trace.release : nil, observed: place == last ? trace.observed : nil,
          caught: place > 0 ? caught(by: outcome, after: replay.outcomes[place - 1], in: strokes) : nil)
      }
    }
  }

  /// The outcome before, under the same candidate, if the finger came down before the view had come to rest.
  private static func caught(by outcome: Outcome, after row: [Outcome], in strokes: [Stroke]) -> Outcome? {
    guard let before = row.first(where: { $0.candidate == outcome.candidate }),
      strokes.indices.contains(before.stroke), strokes.indices.contains(outcome.stroke)
    else { return nil }
    let elapsed = StrokeFigures.milliseconds(
      from: strokes[before.stroke].liftNanoseconds, to: strokes[outcome.stroke].beganNanoseconds)
    return elapsed < before.settle.milliseconds ? before : nil
  }
}
