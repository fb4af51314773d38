import Testing

@testable import GestureMotion

@Suite struct ChromiumScrollSnapTests {
  @Test func `a short flick goes on, since only what lies ahead counts`() throws {
    let landing = try ChromiumScrollSnap().landing(from: 60, proposed: 90, velocity: 0.3, on: SnapQuestions.screens)
    #expect((landing.index, landing.branch) == (1, .forward))
    #expect(landing.margin.pointsPerMillisecond == nil)
    // Back to 60 there is no fling, and page 0 is nearest: 30 pt.
    #expect(abs((landing.margin.points ?? 0) - 30) < 1e-9)
    #expect(
      try ChromiumScrollSnap().reason(from: 60, proposed: 90, velocity: 0.3, on: SnapQuestions.screens)
        == "390 is the position nearest to the proposed 90 of those ahead of 60")
  }

  @Test func `without a fling the nearest, of equals the earlier item`() throws {
    #expect(try ChromiumScrollSnap().landing(from: 195, on: SnapQuestions.screens).index == 0)
    #expect(try ChromiumScrollSnap().landing(from: 196, on: SnapQuestions.screens).index == 1)
    // From right to left the earlier item stands at the higher offset: 296 of 148.
    #expect(try ChromiumScrollSnap().landing(from: 148, on: SnapQuestions.mirrored).index == 1)
  }

  @Test func `a stop holds the first page ahead`() throws {
    var strategy = ChromiumScrollSnap()
    strategy.style.stopAlways = true
    #expect(try strategy.landing(from: 100, proposed: 1500, velocity: 3, on: SnapQuestions.screens).index == 1)
  }

  @Test func `by proximity a third of the view is near`() throws {
    var strategy = ChromiumScrollSnap()
    strategy.style.proximity = true
    #expect(try strategy.landing(from: 100, proposed: 260, on: SnapQuestions.screens).target == 390)  // 130 away
    #expect(try strategy.landing(from: 100, proposed: 259, on: SnapQuestions.screens).target == 259)
  }

  @Test func `past the last with nothing ahead it goes back to it`() throws {
    #expect(
      try ChromiumScrollSnap().reason(from: 1560, proposed: 1700, velocity: 1, on: SnapQuestions.screens)
        == "no position lies ahead of 1560, so the nearest to it, 1560")
  }
}
