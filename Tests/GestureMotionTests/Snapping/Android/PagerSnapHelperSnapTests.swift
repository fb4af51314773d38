import GestureModel
import Testing

@testable import GestureMotion

/// Any fling of more than 0.05 pt/ms moves one page of 390; else the nearest, the first of two.
@Suite struct PagerSnapHelperSnapTests {
  @Test(
    "A fling one page, else the nearest",
    arguments: [
      (100, 0.051, 1), (100, 0.05, 0), (195, 0, 0), (195.1, 0, 1), (390, 0.1, 2), (390, -0.1, 0), (500, -0.1, 1),
      (0, -1, 0), (1560, 1, 4), (100, 9, 1), (-100, 0, 0),
    ] as [(Double, Double, Int)])
  func lands(offset: Double, velocity: Double, index: Int) throws {
    let landing = try PagerSnapHelperSnap().landing(
      from: offset, proposed: offset, velocity: velocity, on: SnapQuestions.screens)
    #expect(landing.index == index)
    #expect(landing.target == Double(index) * 390)
  }

  @Test func `older versions count from the first page laid out, and past the last`() throws {
    var strategy = PagerSnapHelperSnap()
    strategy.older = true
    #expect(try strategy.landing(from: 100, velocity: -0.1, on: SnapQuestions.screens).index == 0)
    #expect(try strategy.landing(from: 390, velocity: -0.1, on: SnapQuestions.screens).index == 1)
    #expect(try strategy.landing(from: 1560, velocity: 0.1, on: SnapQuestions.screens).index == 5)
  }

  @Test func `right to left pages count from the highest rest`() throws {
    // 1100 lies between page 0 at 1184 and page 1 at 888; content towards higher offsets goes back to page 0.
    #expect(try PagerSnapHelperSnap().landing(from: 1100, velocity: 0.1, on: SnapQuestions.mirrored).target == 1184)
    let on = try PagerSnapHelperSnap().landing(from: 1100, velocity: -0.1, on: SnapQuestions.mirrored)
    #expect((on.target, on.branch) == (888, .backward))
    // Half-way between both the earlier page, the higher offset.
    #expect(try PagerSnapHelperSnap().landing(from: 1036, on: SnapQuestions.mirrored).target == 1184)
  }

  @Test func `the reason tells whether it was a fling`() throws {
    #expect(
      try PagerSnapHelperSnap().reason(from: 100, velocity: 0.051, on: SnapQuestions.screens)
        == "v 0.051 > 0.05 pt/ms, so the page after q(offset) = 0.256")
    #expect(
      try PagerSnapHelperSnap().reason(from: 0, proposed: -40, velocity: -1, on: SnapQuestions.screens)
        == "v -1 < -0.05 pt/ms, but there is no page on that side, so the page nearest to q(proposed) = 0")
  }
}
