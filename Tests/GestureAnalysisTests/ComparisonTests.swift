import GestureModel
import GestureMotion
import GestureReplay
import Testing

@testable import GestureAnalysis

/// Five pages of 100 pt, without gaps.
let pages = Lattice(firstRest: 0, stride: 100, pageCount: 5)

/// An outcome that starts on page 0 at offset 0 and rests at `page`.
func outcome(
  _ candidate: Int, page: Int, meant: Int? = nil, settle: Double = 100, margin: Margin = Margin(), stroke: Int = 0
) -> Outcome {
  let target = Double(page) * 100
  return Outcome(
    stroke: stroke, candidate: candidate, startPage: 0,
    release: Release(offset: 40, proposedOffset: target, pointsPerMillisecond: 0.5, startOffset: 0),
    landing: Landing(index: page, target: target, branch: .slow, margin: margin), page: page, target: target,
    settle: Settle(milliseconds: settle), intendedPage: meant)
}

func replay(_ id: String, _ rows: [[Outcome]], observed: Observation? = nil) -> TraceReplay {
  TraceReplay(trace: Trace(id: id, observed: observed), outcomes: rows)
}

@Suite struct ComparisonTests {
  @Test func `figures add up in the candidates' order`() {
    var comparison = Comparison(candidateCount: 2, lattice: pages)
    comparison.add(replay("a", [[outcome(0, page: 1, meant: 1, settle: 100), outcome(1, page: 3, meant: 1)]]))
    comparison.add(replay("b", [[outcome(0, page: 0, meant: 1, settle: 300), outcome(1, page: 1, meant: 1)]]))
    comparison.add(replay("c", [[outcome(0, page: 1), outcome(1, page: 1)]]))
    #expect(comparison.traceCount == 3)
    #expect(comparison.strokeCount == 3)
    let first = comparison.candidates[0]
    #expect(first.pagesMoved.bars.map { [$0.pages, $0.strokes] } == [[0, 1], [1, 2]])
    #expect(first.agreement.agreed == 1)
    #expect(first.agreement.known == 2)  // the third trace does not say what was meant
    // From offset 0 to 100, 0 and 100: 200 / 3.
    #expect(first.travelPoints.value == 200.0 / 3)
    // 100, 300 and 100 ms.
    #expect(first.settleMilliseconds.value == 500.0 / 3)
    #expect(first.settleMilliseconds.maximum == 300)
    #expect(comparison.bestCandidates == [0, 1])  // one of two each
  }

  @Test func `a trace with nothing to replay is counted apart`() {
    var comparison = Comparison(candidateCount: 1, lattice: pages)
    comparison.add(replay("empty", []))
    #expect(comparison.traceCount == 0)
    #expect(comparison.emptyTraceCount == 1)
    #expect(comparison.candidates[0].agreement.share == nil)
    #expect(comparison.candidates[0].travelPoints.value == nil)
    #expect(comparison.bestCandidates.isEmpty)
  }

  @Test func `the device is a row of its own and judged by the last stroke`() {
    var comparison = Comparison(candidateCount: 2, lattice: pages)
    let rows = [
      [outcome(0, page: 4), outcome(1, page: 4)],
      [outcome(0, page: 1, meant: 1, stroke: 1), outcome(1, page: 2, meant: 1, stroke: 1)],
    ]
    comparison.add(replay("a", rows, observed: Observation(target: 100.4, settleMilliseconds: 350)))
    #expect(comparison.observed.traces == 1)
    #expect(comparison.observed.agreement.agreed == 1)  // 100.4 is nearest to page 1, which was meant
    #expect(comparison.observed.pagesMoved.bars.map { [$0.pages, $0.strokes] } == [[1, 1]])
    #expect(comparison.observed.travelPoints.value == 100.4)
    #expect(comparison.observed.settleMilliseconds.value == 350)
    #expect(comparison.candidates[0].observedRest.share == 1)  // 100 is 0.4 pt away
    #expect(comparison.candidates[0].observedPage.share == 1)
    #expect(comparison.candidates[1].observedRest.share == 0)
    #expect(comparison.candidates[1].observedPage.share == 0)
  }

  @Test func `an observed rest is met up to half a point`() {
    var comparison = Comparison(candidateCount: 1, lattice: pages)
    for target in [100.5, 100.51] {
      comparison.add(replay("a", [[outcome(0, page: 1)]], observed: Observation(target: target)))
    }
    #expect(comparison.candidates[0].observedRest.agreed == 1)
    #expect(comparison.candidates[0].observedRest.known == 2)
  }

  @Test func `an observation outside all reason does not trap`() {
    var comparison = Comparison(candidateCount: 1, lattice: pages)
    let wild = [Observation(target: .infinity), Observation(target: 1e300), Observation(page: .min)]
    for observed in wild { comparison.add(replay("a", [[outcome(0, page: 1)]], observed: observed)) }
    #expect(comparison.observed.traces == 3)
  }
}
