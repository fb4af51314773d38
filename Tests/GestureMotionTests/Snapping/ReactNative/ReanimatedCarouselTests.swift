import GestureModel
import Testing

@testable import GestureMotion

/// Two seconds of projection: 1 pt/ms is 2000 pt. Pages of 390, half is 195.
@Suite struct ReanimatedCarouselTests {
  @Test(
    "One page from the one being left, if drag, velocity and projection agree",
    // offset, velocity, start, index
    arguments: [
      (100, 0.05, 0, 1), (100, 0.04, 0, 0),  // 100 + 100 = 200, 100 + 80 = 180
      (300, 0, 0, 0),  // fault: without velocity back to the last page passed
      (500, 0, 0, 1), (500, -1, 390, 1), (300, -0.1, 390, 0), (300, 0.5, 390, 1),
      (1560, 1, 1500, 4), (100, 9, 0, 1),
    ] as [(Double, Double, Double, Int)])
  func lands(offset: Double, velocity: Double, start: Double, index: Int) throws {
    let landing = try ReanimatedCarousel().landing(
      from: offset, velocity: velocity, start: start, on: SnapQuestions.screens)
    #expect(landing.index == index)
    #expect(landing.target == Double(index) * 390)
  }

  @Test func `nearest takes the projection, however far`() throws {
    var strategy = ReanimatedCarousel()
    strategy.nearest = true
    // 2100/390 = 5.38.
    #expect(try strategy.landing(from: 100, velocity: 1, start: 0, on: SnapQuestions.screens).index == 5)
    // The row's offset of −195 rounds up, to page 0.
    #expect(try strategy.landing(from: 195, velocity: 0, start: 0, on: SnapQuestions.screens).index == 0)
  }

  @Test func `a loop leaves the row`() throws {
    var strategy = ReanimatedCarousel()
    strategy.loops = true
    #expect(try strategy.landing(from: 1600, velocity: 1, start: 1560, on: SnapQuestions.screens).index == 5)
  }

  @Test func `both margins are those of the projection's half`() throws {
    // 100 + 2000·0.04 = 180 is 15 pt short of 195, or 0.0075 pt/ms.
    let landing = try ReanimatedCarousel().landing(from: 100, velocity: 0.04, start: 0, on: SnapQuestions.screens)
    #expect(abs((landing.margin.points ?? 0) - 15) < 1e-9)
    #expect(abs((landing.margin.pointsPerMillisecond ?? 0) - 0.0075) < 1e-12)
  }

  @Test func `the reason tells what did not agree`() throws {
    #expect(
      try ReanimatedCarousel().reason(from: 300, velocity: 0, start: 0, on: SnapQuestions.screens)
        == "two seconds of v reach 0.769 and v is 0 after a drag forward, so the last page passed, 0")
    #expect(
      try ReanimatedCarousel().reason(from: 100, velocity: 0.05, start: 0, on: SnapQuestions.screens)
        == "two seconds of v reach 0.513, so one page forward, to 1")
  }
}
