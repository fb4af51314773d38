import GestureModel
import Testing

@testable import GestureMotion

/// Pages of 390, halves to the even page.
@Suite struct RNAndroidPagingTests {
  @Test(
    "One page, if velocity and projection both point there",
    // offset, proposed, velocity, index
    arguments: [
      (40, 120, 0.2, 0), (40, 200, 0.2, 1), (40, 3000, 5, 1), (40, 3000, 0, 0),
      (195, 195, 0, 0), (585, 585, 0, 2),  // ties to the even page
      (390, 800, 0.1, 2), (390, 100, -0.1, 0), (390, 400, 0.1, 1), (350, 100, -0.2, 0), (350, 300, -0.2, 1),
      (1560, 2000, 1, 5),  // fault: a page that is not there
    ] as [(Double, Double, Double, Int)])
  func lands(offset: Double, proposed: Double, velocity: Double, index: Int) throws {
    let landing = try RNAndroidPaging().landing(
      from: offset, proposed: proposed, velocity: velocity, on: SnapQuestions.screens)
    #expect(landing.index == index)
    #expect(landing.target == Double(index) * 390)
  }

  @Test func `insets count from the first rest`() throws {
    // (10 + 30)/325 = 0.12, aimed (200 + 30)/325 = 0.71.
    #expect(try RNAndroidPaging().landing(from: 10, proposed: 200, velocity: 1, on: SnapQuestions.inset).target == 295)
  }

  @Test func `the reason tells what both were`() throws {
    #expect(
      try RNAndroidPaging().reason(from: 40, proposed: 200, velocity: 0.2, on: SnapQuestions.screens)
        == "v 0.2 > 0 and round of q(proposed) = 0.513, so one page, to 1")
    #expect(
      try RNAndroidPaging().reason(from: 40, proposed: 120, velocity: 0.2, on: SnapQuestions.screens)
        == "v 0.2 > 0 and round of q(proposed) = 0.308, so round of q(offset) = 0.103")
  }
}
