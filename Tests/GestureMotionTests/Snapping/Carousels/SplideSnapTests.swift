import Testing

@testable import GestureMotion

@Suite struct SplideSnapTests {
  @Test func `half-way goes on, whichever way it came`() throws {
    #expect(try SplideSnap().index(from: 0, to: 195) == 1)
    #expect(try SplideSnap().index(from: 0, to: 194.9) == 0)
    #expect(try SplideSnap().index(from: 390, to: 195) == 1)
  }

  @Test func `a flick leads at most a view on`() throws {
    #expect(try SplideSnap().index(from: 0, to: 100, velocity: 9) == 1)
    var strategy = SplideSnap()
    strategy.flickMaxPages = 3
    // 100 + 0.9·600 = 640 is nearest to 780.
    #expect(try strategy.index(from: 0, to: 100, velocity: 0.9) == 2)
  }

  @Test func `past an end the velocity does not count`() throws {
    #expect(try SplideSnap().index(from: 0, to: -10, velocity: 3) == 0)
    #expect(
      try SplideSnap().answer(from: 0, to: -10, velocity: 3).reason == "released past an end, so the nearest slide, 0")
  }

  @Test func `margins are those of the destination`() throws {
    let landing = try SplideSnap().answer(from: 0, to: 100, velocity: 0.1).landing
    // 160 is 35 short of 195, or 35/600 pt/ms.
    #expect(abs((landing.margin.points ?? 0) - 35) < 1e-9)
    #expect(abs((landing.margin.pointsPerMillisecond ?? 0) - 35.0 / 600) < 1e-9)
  }

  @Test func `the reason says where the flick leads`() throws {
    #expect(
      try SplideSnap().answer(from: 0, to: 39, velocity: 0.325).reason
        == "v 0.325 pt/ms for 600 ms leads to 0.6, nearest slide 1")
    #expect(
      try SplideSnap().answer(from: 0, to: 39, velocity: 2).reason
        == "v 2 pt/ms 1 viewports on at most leads to 1.1, nearest slide 1")
  }
}
