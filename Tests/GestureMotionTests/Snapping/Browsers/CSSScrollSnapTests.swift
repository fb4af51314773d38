import Testing

@testable import GestureMotion

@Suite struct CSSScrollSnapTests {
  @Test func `nearest to the end of the scroll, of the positions ahead`() throws {
    #expect(try CSSScrollSnap().landing(from: 60, proposed: 90, on: SnapQuestions.screens).index == 1)
    #expect(try CSSScrollSnap().landing(from: 60, proposed: 700, on: SnapQuestions.screens).index == 2)
    #expect(try CSSScrollSnap().landing(from: 60, on: SnapQuestions.screens).index == 0)
  }

  @Test func `a stop holds`() throws {
    var strategy = CSSScrollSnap()
    strategy.style.stopAlways = true
    #expect(try strategy.landing(from: 60, proposed: 1200, on: SnapQuestions.screens).index == 1)
    #expect(
      try strategy.reason(from: 60, proposed: 1200, on: SnapQuestions.screens)
        == "a position not to be passed lies between 60 and the proposed 1200, at 390")
  }

  @Test func `the margin is that of the proposed offset`() throws {
    // 700 is 115 past the half-way point 585 and 275 before 975.
    let landing = try CSSScrollSnap().landing(from: 60, proposed: 700, on: SnapQuestions.screens)
    #expect(abs((landing.margin.points ?? 0) - 115) < 1e-9)
  }

  @Test func `insets and one page`() throws {
    #expect(try CSSScrollSnap().landing(from: 0, proposed: 100, on: SnapQuestions.inset).target == 295)
    #expect(try CSSScrollSnap().landing(from: 40, proposed: 100, on: SnapQuestions.single).target == 0)
  }
}
