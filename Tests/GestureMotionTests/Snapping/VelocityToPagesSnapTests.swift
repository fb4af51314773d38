import GestureModel
import Testing

@testable import GestureMotion

/// p = start page + sign(v)·pages.
@Suite struct VelocityToPagesSnapTests {
  @Test(
    "The velocity's sign moves a fixed number of pages from the start",
    // velocity, start, pages, index
    arguments: [
      (0.001, 592, 1, 3), (-0.001, 592, 1, 1), (0, 592, 1, 2), (5, 592, 1, 3), (1, 0, 3, 3), (1, 592, 3, 4),
      (-1, 592, 3, 0), (1, 592, 0, 2), (1, 592, 1.9, 3), (1, 0, 1_000_000, 4),
    ] as [(Double, Double, Double, Int)])
  func pages(velocity: Double, start: Double, pages: Double, index: Int) throws {
    var strategy = VelocityToPagesSnap()
    strategy.pages = pages
    let landing = try strategy.landing(
      from: 700, proposed: 0, velocity: velocity, start: start, on: SnapQuestions.cards)
    #expect(landing.index == index)
    #expect(landing.target == Double(index) * 296)
  }

  @Test func `the start is the nearest page to the touch-down`() throws {
    // (132.4 + 30)/325 = 0.4997, (132.5 + 30)/325 = 0.5.
    #expect(try VelocityToPagesSnap().landing(from: 0, velocity: 1, start: 132.4, on: SnapQuestions.inset).index == 1)
    #expect(try VelocityToPagesSnap().landing(from: 0, velocity: 1, start: 132.5, on: SnapQuestions.inset).index == 2)
  }

  @Test func `only the velocity has a margin, and margins hold`() throws {
    let landing = try VelocityToPagesSnap().landing(from: 0, velocity: -0.7, on: SnapQuestions.cards)
    #expect(landing.margin == Margin(pointsPerMillisecond: 0.7))
    MarginProbe.check(VelocityToPagesSnap())
  }

  @Test func `the reason counts from the start page`() throws {
    let strategy = VelocityToPagesSnap()
    #expect(
      try strategy.reason(from: 0, velocity: 0.4, start: 592, on: SnapQuestions.cards)
        == "v 0.4 > 0, so 1 on from 2, within the pages there are")
    #expect(
      try strategy.reason(from: 0, velocity: -0.00001, start: 592, on: SnapQuestions.cards)
        == "v -0.00001 < 0, so 1 back from 2, within the pages there are")
    #expect(try strategy.reason(from: 0, start: 592, on: SnapQuestions.cards) == "v is 0, so it stays at 2")
  }

  @Test func `the number of pages can be set, not below 0`() throws {
    var strategy = VelocityToPagesSnap()
    try strategy.set("pages", to: .number(2))
    #expect(strategy.pages == 2)
    #expect(throws: ParameterError.unsuitable(name: "pages", expected: "a number from 0 to 1000000 pages")) {
      try strategy.set("pages", to: .number(-1))
    }
  }

  @Test func `it is sound`() {
    VelocityToPagesSnap().expectSound()
  }
}
