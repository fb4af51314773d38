import GestureModel
import GestureMotion
import Testing

@testable import GestureReplay

@Suite struct MomentumCarryTests {
  /// A flick to the left of 300 pt in 100 ms, 3 pt/ms, that begins at `start` ms.
  private func flick(at start: Int, step: Double = -37.5) -> Stroke {
    Stroke(
      samples: (0...8).map {
        Sample(nanoseconds: Int64(start) * 1_000_000 + Int64($0) * 12_500_000, x: 350 + Double($0) * step, y: 0)
      })
  }

  private func outcomes(_ carry: MomentumCarry, _ strokes: [Stroke]) -> [Outcome] {
    var scenario = Scenario()
    (scenario.viewport, scenario.itemSize, scenario.count) = (400, 400, 1000)
    scenario.startOffset = 40_000
    var candidate = Candidate(strategy: FreeSnap(), estimator: LastPairVelocity())
    candidate.carry = carry
    return Replayer(scenario: scenario, candidates: [candidate]).replay(Trace(id: "t", strokes: strokes))
      .outcomes.map { $0[0] }
  }

  private func reach(_ outcome: Outcome) -> Double { outcome.release.proposedOffset - outcome.release.offset }

  @Test func `without a carry every flick goes as far`() {
    let reaches = outcomes(.none, (0..<5).map { flick(at: $0 * 400) }).map(reach)
    // 3 pt/ms at the normal rate: (3 − 0.01)·499.
    #expect(reaches.allSatisfy { abs($0 - 1492.01) < 0.01 })
  }

  @Test func `UIKit stretches the run from the fourth flick in a row on`() {
    let reaches = outcomes(.uikit, (0..<5).map { flick(at: $0 * 400) }).map(reach)
    // `research/physics.md` 1.3 point 9: the fourth flick of 300 pt by 1.9, the fifth by 1.9 + 1.35.
    for (reach, stretch) in zip(reaches, [1, 1, 1, 1.9, 3.25]) { #expect(abs(reach / 1492.01 - stretch) < 1e-3) }
  }

  @Test func `a reversal or a pause begins a streak anew`() {
    var strokes = (0..<3).map { flick(at: $0 * 400) } + [flick(at: 1200, step: 37.5)]
    #expect(abs(abs(reach(outcomes(.uikit, strokes)[3])) - 1492.01) < 0.01)
    // More than a second after the last counted release.
    strokes = (0..<3).map { flick(at: $0 * 400) } + [flick(at: 2100)]
    #expect(abs(reach(outcomes(.uikit, strokes)[3]) - 1492.01) < 0.01)
  }

  @Test func `Flutter adds what a caught fling still had, in its own direction`() {
    let two = outcomes(.flutter, [flick(at: 0), flick(at: 300)])
    #expect(abs(two[0].release.pointsPerMillisecond - 3) < 1e-9)
    // Caught 200 ms after the lift: 3000·0.998²⁰⁰ = 2010 px/s carry 0.000816·2010^1.967 = 2565.
    #expect(abs(two[1].release.pointsPerMillisecond - 3 - 2.565) < 0.01)
    let back = outcomes(.flutter, [flick(at: 0), flick(at: 300, step: 37.5)])
    #expect(abs(back[1].release.pointsPerMillisecond + 3) < 1e-9)
    // After it has come to rest there is nothing to inherit.
    let late = outcomes(.flutter, [flick(at: 0), flick(at: 9000)])
    #expect(abs(late[1].release.pointsPerMillisecond - 3) < 1e-9)
  }
}
