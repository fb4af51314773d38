import GestureModel
import Testing

@testable import GestureMotion

/// Pages of 390: the decay less one page, then the page ahead of a fling of 0.4 pt/ms, or the nearest.
@Suite struct ComposeLazySnapTests {
  @Test(
    "The item ahead of a fling's approach, else the nearest",
    // offset, proposed, velocity, index
    arguments: [
      (100, 100, 0, 0), (195, 195, 0, 1), (100, 200, 0.4, 1), (100, 200, 0.399, 0), (100, 50, -0.4, 0),
      (100, 1000, 0.4, 2),  // 1000 − 390 = 610, 1.56 pages
      (100, 900, 0.3, 1),  // 510, 1.31 pages
      (900, 100, -0.4, 1),  // 100 + 390 = 490, 1.26 pages
      (1500, 9000, 3, 4), (-50, -50, -1, 0),
    ] as [(Double, Double, Double, Int)])
  func lands(offset: Double, proposed: Double, velocity: Double, index: Int) throws {
    let landing = try ComposeLazySnap().landing(
      from: offset, proposed: proposed, velocity: velocity, on: SnapQuestions.screens)
    #expect(landing.index == index)
    #expect(landing.target == Double(index) * 390)
  }

  @Test func `right to left items count from the highest rest`() throws {
    #expect(try ComposeLazySnap().landing(from: 1036, on: SnapQuestions.mirrored).target == 888)
    #expect(try ComposeLazySnap().landing(from: 1100, velocity: 0.4, on: SnapQuestions.mirrored).target == 1184)
  }

  @Test func `the reason tells the position`() throws {
    #expect(
      try ComposeLazySnap().reason(from: 100, proposed: 1000, velocity: 0.4, on: SnapQuestions.screens)
        == "v 0.4 >= 0.4 pt/ms, so the item after position 1.564")
  }
}
