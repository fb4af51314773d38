import GestureModel
import Testing

@testable import GestureMotion

/// v ≥ 0.3: ceil(x/P), v ≤ −0.3: floor(x/P), else round(p/P). Pages of 390.
@Suite struct FSPagerSnapTests {
  @Test(
    "A flick goes to the next whole item of the release offset, a slow drag to the projection",
    // offset, proposed, velocity, index
    arguments: [
      (100, 1000, 0.3, 1), (100, 1000, 0.299, 3), (500, 0, -0.3, 1), (500, 0, -0.299, 0),
      (780, 1500, 1, 2), (780, 0, -1, 2),  // exactly on an item it stays
      (0, 195, 0, 1), (0, 194, 0, 0), (0, -195, 0, 0), (1500, 9000, 2, 4), (1700, 9000, 2, 4), (-20, -90, -2, 0),
    ] as [(Double, Double, Double, Int)])
  func lands(offset: Double, proposed: Double, velocity: Double, index: Int) throws {
    let landing = try FSPagerSnap().landing(
      from: offset, proposed: proposed, velocity: velocity, on: SnapQuestions.screens)
    #expect(landing.index == index)
    #expect(landing.target == Double(index) * 390)
  }

  @Test func `a deceleration distance of three passes two boundaries more`() throws {
    var strategy = FSPagerSnap()
    strategy.decelerationDistance = 3
    // ceil(100/390 + 2) = 3, floor(1200/390 − 2) = 1.
    #expect(try strategy.landing(from: 100, velocity: 1, on: SnapQuestions.screens).index == 3)
    #expect(try strategy.landing(from: 1200, velocity: -1, on: SnapQuestions.screens).index == 1)
    #expect(
      try strategy.reason(from: 100, velocity: 1, on: SnapQuestions.screens)
        == "v 1 >= 0.3 pt/ms, so ceil of q(offset) = 0.256 and 2 on")
  }

  @Test func `automatic needs fifteen hundredths of a page`() throws {
    var strategy = FSPagerSnap()
    strategy.automatic = true
    // 0.15·390 = 58.5.
    #expect(try strategy.landing(from: 0, proposed: 59, velocity: 0.3, on: SnapQuestions.screens).index == 1)
    #expect(try strategy.landing(from: 0, proposed: 58, velocity: 0.3, on: SnapQuestions.screens).index == 0)
    #expect(try strategy.landing(from: 0, proposed: 59, velocity: 0.29, on: SnapQuestions.screens).index == 0)
  }

  @Test func `insets count from the first rest`() throws {
    #expect(try FSPagerSnap().landing(from: -20, velocity: 0.3, on: SnapQuestions.inset).target == 295)
  }

  @Test func `the margins are those of the branch taken`() throws {
    // ceil(100/390) is 1 from above 0 to 390: 100 down. 0.5 − 0.3 = 0.2 pt/ms.
    let landing = try FSPagerSnap().landing(from: 100, proposed: 1000, velocity: 0.5, on: SnapQuestions.screens)
    #expect(abs((landing.margin.points ?? 0) - 100) < 1e-9)
    #expect(abs((landing.margin.pointsPerMillisecond ?? 0) - 0.2) < 1e-12)
  }

  @Test func `the reason names the comparison`() throws {
    #expect(
      try FSPagerSnap().reason(from: 100, proposed: 1000, velocity: 0.3, on: SnapQuestions.screens)
        == "v 0.3 >= 0.3 pt/ms, so ceil of q(offset) = 0.256")
    #expect(
      try FSPagerSnap().reason(from: 100, proposed: 1000, velocity: 0.29999, on: SnapQuestions.screens)
        == "|v| 0.29999 < 0.3 pt/ms, so round of q(proposed) = 2.564")
  }
}
