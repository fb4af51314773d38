import GestureModel
import Testing

@testable import GestureMotion

/// index(o) = round(o/390) in 0…5 (sic); fast: from the last target by max(index(p) − it, 1), else index(p).
@Suite struct MSPeekSnapTests {
  @Test(
    "Forward as far as the projection, backward one",
    // proposed, velocity, start, index
    arguments: [
      (700, 0.21, 0, 2), (700, 0.2, 0, 2), (100, 0.21, 0, 1), (100, 0.2, 0, 0),
      (100, -0.21, 780, 1), (100, -0.2, 780, 0), (-200, -1, 0, 0),
      (2500, 1, 1170, 3),  // past the last: not taken at all
      (1900, 0, 1560, 5),  // a page that is not there
    ] as [(Double, Double, Double, Int)])
  func lands(proposed: Double, velocity: Double, start: Double, index: Int) throws {
    let landing = try MSPeekSnap().landing(
      from: start, proposed: proposed, velocity: velocity, start: start, on: SnapQuestions.screens)
    #expect(landing.index == index)
    #expect(landing.target == Double(index) * 390)
  }

  @Test func `the greatest step is taken for a place after a slow drag`() throws {
    var strategy = MSPeekSnap()
    strategy.maximumItems = 1
    #expect(try strategy.landing(from: 1170, proposed: 1170, start: 1170, on: SnapQuestions.screens).index == 1)
    #expect(try strategy.landing(from: 0, proposed: 1170, velocity: 1, start: 0, on: SnapQuestions.screens).index == 1)
  }

  @Test func `the least step may leave the row`() throws {
    var strategy = MSPeekSnap()
    strategy.minimumItems = 2
    #expect(
      try strategy.landing(from: 300, proposed: 0, velocity: -1, start: 390, on: SnapQuestions.screens).index == -1)
  }

  @Test func `its layout leaves the peek on both sides`() {
    // 375 − 2·100 − 2·20 = 135; content 4·135 + 4·100 + 2·100 + 2·20 = 1180.
    let layout = MSPeekSnap.Layout(viewport: 375, spacing: 100, peek: 20, itemsToShow: 1, count: 4)
    #expect((layout.itemSize, layout.contentLength) == (135, 1180))
  }

  @Test func `the reason tells how far the projection was`() throws {
    #expect(
      try MSPeekSnap().reason(from: 50, proposed: 700, velocity: 0.21, start: 0, on: SnapQuestions.screens)
        == "v 0.21 > 0.2 pt/ms, so 2 on from 0, the projection being at 2")
    #expect(
      try MSPeekSnap().reason(from: 1200, proposed: 2500, velocity: 1, start: 1170, on: SnapQuestions.screens)
        == "v 1 > 0.2 pt/ms, but there is no page that far, so it stays at 3")
  }
}
