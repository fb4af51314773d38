import GestureModel
import Testing

@testable import GestureMotion

/// The distance in whole items, halves up, from the nearest. Pages of 390.
@Suite struct LinearSnapHelperSnapTests {
  @Test(
    "Whole items of distance, from the one in the middle",
    // offset, proposed, index
    arguments: [
      (0, 194, 0), (0, 195, 1), (100, 1270, 3), (100, 9000, 4), (780, -9000, 0),
      (780, 585, 1),  // −0.5 rounds up to none, and half-way is the first: 1
      (780, 584, 1), (195, 195, 0), (200, 200, 1), (200, 600, 2),
    ] as [(Double, Double, Int)])
  func lands(offset: Double, proposed: Double, index: Int) throws {
    for velocity in [-1, 0, 1.0] {
      let landing = try LinearSnapHelperSnap().landing(
        from: offset, proposed: proposed, velocity: velocity, on: SnapQuestions.screens)
      #expect(landing.index == index)
    }
  }

  @Test func `right to left items count from the highest rest`() throws {
    // From 1184 a way of −148 is half an item on.
    #expect(try LinearSnapHelperSnap().landing(from: 1184, proposed: 1036, on: SnapQuestions.mirrored).target == 888)
    #expect(try LinearSnapHelperSnap().landing(from: 888, proposed: 1036, on: SnapQuestions.mirrored).target == 1184)
  }

  @Test func `the reason tells the distance`() throws {
    #expect(
      try LinearSnapHelperSnap().reason(from: 100, proposed: 1270, on: SnapQuestions.screens)
        == "a distance of 3 items rounds to 3 from item 0")
    #expect(
      try LinearSnapHelperSnap().reason(from: 0, proposed: 194, on: SnapQuestions.screens)
        == "a distance of 0.497 items rounds to 0, so the item nearest to q(proposed) = 0.497")
  }
}
