import GestureModel
import Testing

@testable import GestureReplay

@Suite struct StrokeFingersTests {
  @Test func `each finger belongs to the primary stroke that is down`() {
    // The second finger comes down while the first is; the third after both have left.
    let strokes = [
      ReplayBench.stroke(x: -80, pointer: "a"), ReplayBench.stroke(x: -20, steps: 20, from: 40, pointer: "b"),
      ReplayBench.stroke(x: 30, from: 500, pointer: "c"), ReplayBench.stroke(x: 30, from: 520, pointer: "d"),
    ]
    let fingers = Trace(id: "t", strokes: strokes).fingersByStroke
    #expect(fingers.map { $0.map(\.pointer) } == [["a", "b"], ["c", "d"]])
    #expect(Trace(id: "t").fingersByStroke.isEmpty)
  }

  @Test func `the fingers of one stroke alone drag the content as they did in their trace`() throws {
    let strokes = [
      ReplayBench.stroke(x: -80), ReplayBench.stroke(x: -40, steps: 20, from: 40, pointer: "1"),
      ReplayBench.stroke(x: -60, from: 900),
    ]
    let trace = Trace(id: "t", strokes: strokes)
    let candidates = try ["one-page", "one-page(drag: flutter)", "one-page(drag: uikit)"].map {
      try CandidateSpelling($0).candidate()
    }
    let replayer = Replayer(scenario: ReplayBench.cards(), candidates: candidates)
    for (row, fingers) in zip(replayer.replay(trace).outcomes, trace.fingersByStroke) {
      for outcome in row {
        var alone = outcome
        alone.stroke = 0
        let way = replayer.dragWay(of: alone, in: Trace(id: "alone", strokes: fingers))
        #expect(way == replayer.dragWay(of: outcome, in: trace))
        #expect(way.last?.offset == outcome.release.offset)
      }
    }
  }
}
