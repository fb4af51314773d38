import GestureModel
import GestureMotion
import GestureTestSupport
import Testing

@testable import GestureReplay

@Suite struct MirrorReplayerTests {
  private func cards(_ change: (inout Scenario) -> Void = { _ in }) -> Scenario {
    var scenario = Scenario()
    (scenario.viewport, scenario.itemSize, scenario.spacing, scenario.count) = (390, 280, 16, 5)
    scenario.startOffset = 592
    change(&scenario)
    return scenario
  }

  /// Where a trace and its mirror image rest.
  private func indices(
    _ strategy: any SnapStrategy, _ trace: Trace, _ scenario: Scenario
  ) -> (straight: [Int], mirrored: [Int]) {
    let candidates = [Candidate(strategy: strategy, estimator: LastPairVelocity())]
    let straight = Replayer(scenario: scenario, candidates: candidates).replay(trace)
    let mirrored = MirrorReplayer(scenario: scenario, candidates: candidates).replay(trace)
    return (straight.outcomes.map { $0[0].landing.index }, mirrored.outcomes.map { $0[0].landing.index })
  }

  @Test func `a sound strategy answers the mirror image with the mirrored page, on any range`() {
    var numbers = SeededNumbers(seed: 8)
    for scenario in [
      cards(), cards { ($0.insetLeading, $0.contentLength) = (55, 1480) }, cards { $0.axis = .vertical },
    ] {
      for _ in 0..<200 {
        let speed = numbers.number(in: -3...3)
        let stroke = Stroke(
          samples: (0..<12).map {
            let way = speed * Double($0) * 8
            return Sample(nanoseconds: Int64($0) * 8_000_000, x: 200 + way, y: 400 + way)
          })
        let found = indices(OnePageSnap(), Trace(id: "t", strokes: [stroke]), scenario)
        #expect(found.mirrored == found.straight.map { 4 - $0 })
      }
    }
  }

  @Test func `truncation towards zero is found without knowing it`() {
    // The remainder rule: with w = 280 and s = 16 a drag forward turns the page from 156 pt on, one back from 140.
    let release = RecordedRelease(offset: 592 + 148, pointsPerMillisecond: 0)
    let found = indices(RemainderSnap(), Trace(id: "t", release: release), cards())
    #expect(found.mirrored != found.straight.map { 4 - $0 })
  }

  @Test func `a recorded release is mirrored with what was proposed`() {
    let release = RecordedRelease(offset: 700, pointsPerMillisecond: 0.8, proposedOffset: 888)
    let found = indices(NearestProposedSnap(), Trace(id: "t", release: release), cards())
    #expect(found.straight == [3])
    #expect(found.mirrored == [1])  // 1184 − 888 = 296
  }
}
