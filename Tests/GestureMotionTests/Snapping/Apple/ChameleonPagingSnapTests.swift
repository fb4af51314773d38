import GestureModel
import Testing

@testable import GestureMotion

/// c = floor(x/V), one on if the rest is above a half and c + 1 below floor(content/V). Pages of 390.
@Suite struct ChameleonPagingSnapTests {
  @Test(
    "More than half a viewport, whatever the velocity",
    arguments: [(195, 0), (196, 1), (390, 1), (1400, 4), (1560, 4), (-100, 0), (-195, -1), (-200, -1), (1800, 4)]
      as [(Double, Int)])
  func half(offset: Double, index: Int) throws {
    for velocity in [-3, 0, 3.0] {
      let landing = try ChameleonPagingSnap().landing(from: offset, velocity: velocity, on: SnapQuestions.screens)
      #expect(landing.index == index)
      #expect(landing.target == Double(index) * 390)
    }
  }

  @Test func `a last page that is not whole cannot be reached`() throws {
    // Five cards need 1574: four viewports of 390 fit, so 3 is the last, at 1170.
    let landing = try ChameleonPagingSnap().landing(from: 1560, on: SnapQuestions.cards)
    #expect(landing.target == 1560)
    #expect(try ChameleonPagingSnap().landing(from: 1184, on: SnapQuestions.cards).target == 1170)
    #expect(try ChameleonPagingSnap().landing(from: 1500, on: SnapQuestions.cards).target == 1170)
  }

  @Test func `the reason shows the fraction`() throws {
    #expect(
      try ChameleonPagingSnap().reason(from: 195, on: SnapQuestions.screens)
        == "0.5 viewports, fraction 0.5 <= 0.5, so 0; velocity not read")
  }
}
