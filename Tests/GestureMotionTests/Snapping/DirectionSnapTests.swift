import GestureModel
import Testing

@testable import GestureMotion

/// v > 0: floor(q) + 1; v ≤ 0: floor(q), of the release offset.
@Suite struct DirectionSnapTests {
  @Test(
    "Any forward velocity takes the page after, anything else the page under the view's start",
    arguments: [
      (10, 0.001, 1), (10, 0, 0), (10, -0.001, 0), (290, -3, 0), (296, 0.001, 2), (296, 0, 1), (296, -2, 1),
      (295.999, 0, 0), (-10, 0.1, 0), (-10, -0.1, 0), (1184, 1, 4), (1500, -1, 4),
    ] as [(Double, Double, Int)])
  func direction(offset: Double, velocity: Double, index: Int) throws {
    let landing = try DirectionSnap().landing(from: offset, proposed: 0, velocity: velocity, on: SnapQuestions.cards)
    #expect(landing.index == index)
    #expect(landing.target == Double(index) * 296)
    #expect(landing.branch == (velocity > 0 ? .forward : .backward))
  }

  @Test func `a finger that stands still loses a page`() throws {
    // Bug-06: q = (600 + 30)/325 = 1.938, floor 1, which rests at 295. 20 pt on would have been page 2.
    let landing = try DirectionSnap().landing(from: 600, velocity: 0, start: 620, on: SnapQuestions.inset)
    #expect((landing.index, landing.target) == (1, 295))
    #expect(abs((landing.margin.points ?? 0) - 20) < 1e-9)
    #expect(landing.margin.pointsPerMillisecond == 0)
  }

  @Test func `margins hold`() {
    MarginProbe.check(DirectionSnap())
  }

  @Test func `the reason says that 0 is not above 0`() throws {
    #expect(
      try DirectionSnap().reason(from: 600, velocity: 0, on: SnapQuestions.inset)
        == "v 0 is not above 0, so floor of q(offset) = 1.938")
    #expect(
      try DirectionSnap().reason(from: 10, velocity: 0.00012, on: SnapQuestions.cards)
        == "v 0.00012 is above 0, so the next page after q(offset) = 0.034")
    // 295.9999/296 = 0.99999966…: not yet 1.
    #expect(
      try DirectionSnap().reason(from: 295.9999, velocity: -1, on: SnapQuestions.cards)
        == "v -1 is not above 0, so floor of q(offset) = 0.999999662")
  }

  @Test func `it is sound`() {
    #expect(DirectionSnap().velocityThreshold == 0)
    DirectionSnap().expectSound()
  }
}
