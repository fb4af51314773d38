import Testing

@testable import GestureMotion

@Suite struct SwiperFreeModeSnapTests {
  @Test func `it rests where a second of the velocity leads`() throws {
    // 100 + 0.4·1000 = 500, nearest to page 1 at 390.
    let landing = try SwiperFreeModeSnap().answer(from: 0, to: 100, velocity: 0.4).landing
    #expect((landing.index, landing.target, landing.branch) == (1, 500, .free))
    // Page 2 begins at 585: 85 pt or 0.085 pt/ms on.
    #expect(abs((landing.margin.points ?? 0) - 85) < 1e-9)
    #expect(abs((landing.margin.pointsPerMillisecond ?? 0) - 0.085) < 1e-9)
  }

  @Test func `past the end it comes back to it`() throws {
    #expect(try SwiperFreeModeSnap().answer(from: 1560, to: 1500, velocity: 2).landing.target == 1560)
  }

  @Test func `sticky goes on to the next snap in the direction of the swipe`() throws {
    var strategy = SwiperFreeModeSnap()
    strategy.freeRun.sticky = true
    // 400 is just past 390, and the next is 780.
    #expect(try strategy.answer(from: 0, to: 300, velocity: 0.1).landing.target == 780)
    #expect(try strategy.answer(from: 780, to: 500, velocity: -0.1).landing.target == 390)
    #expect(
      try strategy.answer(from: 0, to: 300, velocity: 0.1).reason
        == "v 0.1 pt/ms for 1 s, then the snap ahead of the swipe, slide 2")
  }

  @Test func `the reason says where it ends`() throws {
    #expect(
      try SwiperFreeModeSnap().answer(from: 0, to: 100, velocity: 0.4).reason
        == "v 0.4 pt/ms for 1 s ends at 500, near slide 1")
    #expect(
      try SwiperFreeModeSnap().answer(from: 0, to: 100).reason == "released standing still, so it stays near slide 0")
    #expect(
      try SwiperFreeModeSnap().answer(from: 0, to: -20).reason == "released outside the range, so it slides to 0")
  }
}
