import GestureModel
import Testing

@testable import GestureMotion

@Suite struct IBPGroupPagingSnapTests {
  @Test(
    "A flick one group, a slow drag by its way taken twice",
    // offset, proposed, velocity, start, target
    arguments: [
      (60, 120, 0.5, 0, 296), (60, 60, 0.2, 0, 0), (948, 1010, 0.5, 888, 1136), (60, 120, -0.5, 0, 296),
      (236, 180, -0.5, 296, -16),  // (180 + 140)/280 rounds to 1: 280 − 296
    ] as [(Double, Double, Double, Double, Double)])
  func lands(offset: Double, proposed: Double, velocity: Double, start: Double, target: Double) throws {
    let landing = try IBPGroupPagingSnap().landing(
      from: offset, proposed: proposed, velocity: velocity, start: start, on: SnapQuestions.cards)
    #expect(landing.target == target)
  }

  @Test func `insets count from the first rest`() throws {
    // Groups of 315, gaps of 10, first rest −30: (90 − 157.5)/315 rounds to 0, + 325.
    let landing = try IBPGroupPagingSnap().landing(
      from: 30, proposed: 60, velocity: 1, start: -30, on: SnapQuestions.inset)
    #expect((landing.index, landing.target) == (1, 295))
  }

  @Test func `the reason tells what the flick made of the translation`() throws {
    #expect(
      try IBPGroupPagingSnap().reason(from: 60, proposed: 120, velocity: 0.5, start: 0, on: SnapQuestions.cards)
        == "v 0.5 > 0.2 pt/ms, so half a group forward on proposed/group = 0.429")
    #expect(
      try IBPGroupPagingSnap().reason(from: 60, proposed: 120, velocity: 0.2, start: 0, on: SnapQuestions.cards)
        == "|v| 0.2 <= 0.2 pt/ms, so the translation of -60 pt on proposed/group = 0.429")
  }
}
