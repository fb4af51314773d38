import GestureModel
import GestureMotion
import GestureTestSupport
import Testing

@testable import GestureReplay

@Suite struct BatchReplayTests {
  private func replayer() throws -> Replayer {
    Replayer(
      scenario: ReplayBench.cards { $0.startOffset = 592 },
      candidates: try ["round", "threshold", "one-page(drag: uikit)"].map { try CandidateSpelling($0).candidate() })
  }

  private func traces(_ count: Int) -> [Trace] {
    var numbers = SeededNumbers(seed: 42)
    return (0..<count).map { index in
      Trace(
        id: "t\(index)",
        strokes: [
          ReplayBench.stroke(x: numbers.number(in: -300...300)),
          ReplayBench.stroke(x: numbers.number(in: -300...300), from: numbers.pick([150, 5000])),
        ])
    }
  }

  @Test(arguments: [0, 1, 2, 5, 53]) func `any number of jobs gives the same replays in the same order`(count: Int)
    async throws
  {
    let (replayer, traces) = (try replayer(), traces(count))
    let alone = traces.map(replayer.replay)
    for jobs in [-1, 0, 1, 2, 7, 64, Int.max] {
      let replays = await replayer.replay(traces, jobs: jobs)
      #expect(replays.map(\.trace.id) == traces.map(\.id), "\(jobs) jobs")
      #expect(replays.map(\.outcomes) == alone.map(\.outcomes), "\(jobs) jobs")
    }
  }
}
