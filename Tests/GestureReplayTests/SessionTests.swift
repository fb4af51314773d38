import GestureModel
import GestureMotion
import Testing

@testable import GestureReplay

/// Several strokes of one trace follow each other.
@Suite struct SessionTests {
  @Test func `the next stroke starts where the last came to rest`() throws {
    let strokes = [
      ReplayBench.stroke(x: -80), ReplayBench.stroke(x: -80, from: 5000), ReplayBench.stroke(x: 80, from: 9000),
    ]
    let rows = try ReplayBench.replay(Trace(id: "t", strokes: strokes), "one-page", on: ReplayBench.cards())
    #expect(rows.map { $0[0].release.startOffset } == [0, 296, 592])
    #expect(rows.map { $0[0].page } == [1, 2, 1])
    #expect(rows.map { $0[0].stroke } == [0, 1, 2])
  }

  @Test func `each candidate goes its own way`() throws {
    let strokes = [ReplayBench.stroke(x: -80), ReplayBench.stroke(x: -80, from: 5000)]
    let rows = try ReplayBench.replay(
      Trace(id: "t", strokes: strokes), "one-page", "round-offset", on: ReplayBench.cards())
    #expect(rows[1].map(\.release.startOffset) == [296, 0])
    #expect(rows[1].map(\.candidate) == [0, 1])
  }

  @Test func `a finger that comes down on its way catches the glide`() throws {
    // The first is lifted at 88 ms and 80 pt; the second comes down 100 ms later. The glide to 296 begins at
    // 216/99 + 0.01 pt/ms: 80 + v₀·99·(1 − 0.99¹⁰⁰).
    let strokes = [ReplayBench.stroke(x: -80), ReplayBench.stroke(x: -40, from: 188)]
    let rows = try ReplayBench.replay(Trace(id: "t", strokes: strokes), "one-page", on: ReplayBench.cards())
    let initial = 216.0 / 99 + 0.01
    var left = 1.0
    for _ in 0..<100 { left *= 0.99 }
    let caught = 80 + initial * 99 * (1 - left)
    #expect(abs(rows[1][0].release.startOffset - caught) < 1e-6)
    #expect(abs(rows[1][0].release.offset - caught - 40) < 1e-6)
    #expect(rows[1][0].startPage == 1)  // about 217, nearer to 296
  }

  @Test func `a finger that comes down at the lift or at the rest catches the ends of the glide`() throws {
    let first = ReplayBench.stroke(x: -80)
    let settle = try ReplayBench.outcome(first, through: "one-page", on: ReplayBench.cards()).settle.milliseconds
    for (begin, start) in [(Int64(88), 80.0), (88 + Int64(settle.rounded(.up)), 296)] {
      let rows = try ReplayBench.replay(
        Trace(id: "t", strokes: [first, ReplayBench.stroke(x: -1, from: begin)]), "one-page", on: ReplayBench.cards())
      #expect(abs(rows[1][0].release.startOffset - start) < 1e-9)
    }
  }

  @Test func `a finger that comes down during a bounce catches it where the edge has brought it`() throws {
    // Held 120 pt past the start, lifted at 230 ms; 200 ms later −120·0.99²⁰⁰ = −16.08 are left.
    let strokes = [ReplayBench.stroke(x: 120, hold: 150), ReplayBench.stroke(x: -1, from: 430)]
    // At the normal rate too: the edge has its own.
    let scenario = ReplayBench.cards { $0.decelerationPerMillisecond = 0.998 }
    let rows = try ReplayBench.replay(Trace(id: "t", strokes: strokes), "round", on: scenario)
    var left = 120.0
    for _ in 0..<200 { left *= 0.99 }
    #expect(abs(rows[1][0].release.startOffset + left) < 0.01)
  }

  @Test func `the intent belongs to the whole session and is judged at its end`() throws {
    let strokes = [ReplayBench.stroke(x: -80), ReplayBench.stroke(x: -80, from: 5000)]
    let rows = try ReplayBench.replay(
      Trace(id: "t", intent: .next, strokes: strokes), "one-page", on: ReplayBench.cards())
    #expect(rows[0][0].intendedPage == nil)
    // From page 0 "next" is 1; two flicks went to 2.
    #expect((rows[1][0].intendedPage, rows[1][0].page, rows[1][0].agrees) == (1, 2, false))
  }

  @Test func `a locked stroke leaves the next one where it was`() throws {
    let scenario = ReplayBench.cards { $0.directionalLock = true }
    let strokes = [ReplayBench.stroke(y: 200), ReplayBench.stroke(x: -80, from: 5000)]
    let rows = try ReplayBench.replay(Trace(id: "t", strokes: strokes), "one-page", on: scenario)
    #expect(rows.map { $0[0].lockedToOtherAxis } == [true, false])
    #expect(rows.map { $0[0].page } == [0, 1])
  }
}
