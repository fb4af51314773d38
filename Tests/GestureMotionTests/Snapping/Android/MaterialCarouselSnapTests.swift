import GestureModel
import Testing

@testable import GestureMotion

/// ceil or floor of q(offset) by the sign of any velocity; without, the nearest, the first of two.
@Suite struct MaterialCarouselSnapTests {
  @Test(
    "Any velocity goes on to the next item",
    arguments: [
      (10, 0.001, 1), (10, -0.001, 0), (195, 0, 0), (195.1, 0, 1), (390, 1, 1), (390, -1, 1), (1600, 1, 4),
      (-50, -1, 0),
    ] as [(Double, Double, Int)])
  func lands(offset: Double, velocity: Double, index: Int) throws {
    let landing = try MaterialCarouselSnap().landing(from: offset, velocity: velocity, on: SnapQuestions.screens)
    #expect(landing.index == index)
    #expect(landing.target == Double(index) * 390)
  }

  @Test func `right to left items count from the highest rest`() throws {
    #expect(try MaterialCarouselSnap().landing(from: 1100, velocity: 0.001, on: SnapQuestions.mirrored).target == 1184)
    #expect(try MaterialCarouselSnap().landing(from: 1100, velocity: -0.001, on: SnapQuestions.mirrored).target == 888)
  }

  @Test func `the reason names the sign`() throws {
    #expect(
      try MaterialCarouselSnap().reason(from: 10, velocity: 0.001, on: SnapQuestions.screens)
        == "v 0.001 > 0, so ceil of q(offset) = 0.026")
    #expect(
      try MaterialCarouselSnap().reason(from: 1900, velocity: 0, on: SnapQuestions.screens)
        == "v is 0, so the item nearest to q(offset) = 4.872, limited to 4")
  }
}
