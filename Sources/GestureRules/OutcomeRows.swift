import GestureModel
import GestureReplay

extension OutcomeFacts {
  /// The facts of a replay: one row a stroke, in it one a candidate that `scene` knows.
  static func rows(of replay: TraceReplay, in scene: ScenarioFacts) -> [[OutcomeFacts]] {
    let trace = replay.trace
    let (strokes, overlaps) = (trace.primaryStrokes, trace.primaryStrokeOverlaps)
    let last = replay.outcomes.count - 1
    let events = events(of: trace, in: strokes, rows: replay.outcomes.count)
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
          caught: place > 0 ? caught(by: outcome, after: replay.outcomes[place - 1], in: strokes) : nil,
          events: events[place])
      }
    }
  }

  /// The events by row: each goes to the last stroke that had begun, and to the first if none had.
  private static func events(of trace: Trace, in strokes: [Stroke], rows: Int) -> [ArraySlice<RecordedEvent>] {
    guard !trace.events.isEmpty else { return Array(repeating: [], count: rows) }
    var start = trace.events.startIndex
    return (0..<rows).map { row in
      var end = trace.events.endIndex
      if row + 1 < rows, strokes.indices.contains(row + 1) {
        let next = strokes[row + 1].beganNanoseconds
        end = trace.events[start...].firstIndex { $0.nanoseconds >= next } ?? end
      }
      defer { start = end }
      return trace.events[start..<end]
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
