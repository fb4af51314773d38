import GestureModel
import Testing

@testable import GestureMotion

/// steps = round((travel + 250 ms·v)/P), within ±1.
@Suite struct SwiftUIDragGestureSnapTests {
  @Test(
    "A quarter of a second of velocity counts, one page at most",
    // offset, velocity, index; from 0, P = 296, half a page is 148.
    arguments: [
      (100, 0, 0), (100, 0.192, 1), (100, 0.19, 0), (148, 0, 1), (0, 0.592, 1), (0, 0.59, 0), (900, 4, 1),
      (-200, -1, 0),
    ] as [(Double, Double, Int)])
  func predicted(offset: Double, velocity: Double, index: Int) throws {
    let landing = try SwiftUIDragGestureSnap().landing(
      from: offset, velocity: velocity, start: 0, on: SnapQuestions.cards)
    #expect(landing.index == index)
  }

  @Test func `the recorded way of the finger counts, slop included`() throws {
    // The content came to 140, the finger went 150: 150/296 = 0.507.
    var release = Release(offset: 140, proposedOffset: 140, pointsPerMillisecond: 0, startOffset: 0)
    #expect(SwiftUIDragGestureSnap().landing(after: release, on: SnapQuestions.cards)?.index == 0)
    release.gesture = ReleasedGesture(milliseconds: 300, travel: 150, lastMove: 1, holdMilliseconds: 8)
    #expect(SwiftUIDragGestureSnap().landing(after: release, on: SnapQuestions.cards)?.index == 1)
  }

  @Test func `both margins are those of the same half`() throws {
    // 100 + 250·0.1 = 125 is 23 pt short of 148, or 0.092 pt/ms.
    let landing = try SwiftUIDragGestureSnap().landing(from: 100, velocity: 0.1, start: 0, on: SnapQuestions.cards)
    #expect(abs((landing.margin.points ?? 0) - 23) < 1e-9)
    #expect(abs((landing.margin.pointsPerMillisecond ?? 0) - 0.092) < 1e-12)
  }

  @Test func `the reason adds up`() throws {
    #expect(
      try SwiftUIDragGestureSnap().reason(from: 592, velocity: 0, start: 0, on: SnapQuestions.cards)
        == "predicted translation of 2 pages rounds to 2 from 0, limited to 1")
  }
}
