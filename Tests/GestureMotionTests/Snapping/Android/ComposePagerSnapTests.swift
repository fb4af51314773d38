import GestureModel
import Testing

@testable import GestureMotion

/// Pages of 390. 0.4 pt/ms is a fling; 56 pt of a slow drag go back, unless they are more than half a page.
@Suite struct ComposePagerSnapTests {
  @Test(
    "A fling one page, a slow drag by half a page",
    // offset, proposed, velocity, start, index
    arguments: [
      (195, 195, 0, 0, 0), (196, 196, 0, 0, 1), (150, 210, 0.399, 0, 0), (150, 210, 0.4, 0, 1),
      (150, 3000, 4, 0, 1), (700, 610, -0.5, 780, 1), (55, 55, 0, 0, 0), (335, 335, 0, 390, 1), (150, 150, -0.4, 0, 0),
      (1560, 1900, 1, 1560, 4), (0, -400, -1, 0, 0), (-60, -60, 0, 0, 0),
    ] as [(Double, Double, Double, Double, Int)])
  func lands(offset: Double, proposed: Double, velocity: Double, start: Double, index: Int) throws {
    let landing = try ComposePagerSnap().landing(
      from: offset, proposed: proposed, velocity: velocity, start: start, on: SnapQuestions.screens)
    #expect(landing.index == index)
    #expect(landing.target == Double(index) * 390)
  }

  @Test func `with a limit of three the decay's whole pages count`() throws {
    var strategy = ComposePagerSnap()
    strategy.pages = 3
    // From 60: 900/390 = 2 whole pages, an approach of one, so between 450/390 = 1.15: page 2.
    #expect(try strategy.landing(from: 60, proposed: 960, velocity: 4, start: 0, on: SnapQuestions.screens).index == 2)
    #expect(try strategy.landing(from: 60, proposed: 6000, velocity: 9, start: 0, on: SnapQuestions.screens).index == 3)
  }

  @Test func `right to left pages count from the highest rest`() throws {
    // From page 0 at 1184 by 148, half of 296: more than half of an item's 280, so on.
    #expect(try ComposePagerSnap().landing(from: 1036, start: 1184, on: SnapQuestions.mirrored).target == 888)
    let fling = try ComposePagerSnap().landing(from: 1100, velocity: -0.4, start: 1184, on: SnapQuestions.mirrored)
    #expect((fling.target, fling.branch) == (888, .backward))
  }

  @Test func `a snap distance does not overflow, and cuts what is farther`() {
    #expect(ComposePagerSnap.page(from: 3, suggested: 10, limit: 4) == 7)
    #expect(ComposePagerSnap.page(from: 5, suggested: 9, limit: 2_147_483_647) == 9)
  }

  @Test func `odd sizes lose half a pixel in the centre`() {
    func centre(_ layout: Int, _ item: Int) -> Int {
      ComposePagerSnap.snapPosition(.center, layoutSize: layout, itemSize: item, beforePadding: 0, afterPadding: 0)
    }
    #expect(centre(800, 200) == 300)
    #expect(centre(801, 201) == 300)
    #expect(centre(800, 201) == 300)  // 400 − 100, not 299.5
    #expect(
      ComposePagerSnap.snapPosition(.end, layoutSize: 800, itemSize: 200, beforePadding: 50, afterPadding: 150) == 400)
  }

  @Test func `the reason tells which rule held`() throws {
    #expect(
      try ComposePagerSnap().reason(from: 196, start: 0, on: SnapQuestions.screens)
        == "|v| 0 < 0.4 pt/ms and drag fraction 0.503 > 0.5 pages, so the page ahead of position 0.503")
    #expect(
      try ComposePagerSnap().reason(from: 60, start: 0, on: SnapQuestions.screens)
        == "|v| 0 < 0.4 pt/ms, drag fraction 0.154 <= 0.5 pages and drag 60 >= 56 pt, so the page behind position 0.154"
    )
  }
}
