import Testing

@testable import GestureMotion

@Suite struct WebKitClosestSnapTests {
  @Test func `any velocity takes the next, and a margin is all of it`() throws {
    let landing = try WebKitClosestSnap().landing(
      from: 100, proposed: 400, velocity: 0.3, start: 0, on: SnapQuestions.screens)
    #expect((landing.index, landing.branch) == (2, .forward))
    #expect(landing.margin.pointsPerMillisecond == 0.3)
    // 10 pt less it is exactly on page 1.
    #expect(abs((landing.margin.points ?? 0) - 10) < 1e-9)
    #expect(
      try WebKitClosestSnap().reason(from: 100, proposed: 400, velocity: 0.3, on: SnapQuestions.screens)
        == "v 0.3 > 0, so the position after the proposed 400, 780")
  }

  @Test func `a stop holds what the momentum would pass`() throws {
    var strategy = WebKitClosestSnap()
    strategy.style.stopAlways = true
    #expect(try strategy.landing(from: 100, proposed: 1200, velocity: 2, on: SnapQuestions.screens).index == 1)
    // From touch-down on, a page that the drag itself has passed holds too.
    strategy.style.fromStart = true
    #expect(
      try strategy.landing(from: 500, proposed: 1200, velocity: 2, start: 0, on: SnapQuestions.screens).index == 1)
  }

  @Test func `by proximity it rests where it would`() throws {
    var strategy = WebKitClosestSnap()
    strategy.style.proximity = true
    // 0.3 · 390 = 117.
    let landing = try strategy.landing(from: 100, proposed: 200, on: SnapQuestions.screens)
    #expect((landing.target, landing.branch) == (200, .free))
  }

  @Test func `long items may rest anywhere inside`() throws {
    // Items of 500, 20 apart, on 375: 520…1020 shows nothing else up to 645.
    let landing = try WebKitClosestSnap().landing(from: 530, proposed: 600, velocity: 1, on: SnapQuestions.long)
    #expect((landing.index, landing.target, landing.branch) == (1, 600, .free))
  }
}
