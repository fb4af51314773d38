import GestureModel
import Testing

@testable import GestureMotion

/// c(o) = trunc(o/296 + 0.5); one on or back from it after a flick that has not left the start's item.
@Suite struct TYCyclePagerSnapTests {
  @Test(
    "A flick moves one, a drag that has moved already none",
    // offset, proposed, velocity, start, index
    arguments: [
      (100, 200, 0.35, 0, 1), (100, 200, 0.349, 0, 0), (100, 50, 0.35, 0, 0),
      (200, 900, 2, 0, 1), (200, 0, -2, 0, 1),  // dragged onto item 1 already
      (250, 100, -1, 296, 0), (250, 100, -0.3, 296, 1), (148, 148, 0, 0, 1), (147, 147, 0, 0, 0),
      (-20, -30, -1, 0, 0), (-20, 50, 1, 0, 1),
      (1184, 1000, -1, 1184, 4),  // at the very end a backward flick counts as forward
      (1180, 1000, -1, 1184, 3), (1180, 1500, 1, 1184, 4),
    ] as [(Double, Double, Double, Double, Int)])
  func lands(offset: Double, proposed: Double, velocity: Double, start: Double, index: Int) throws {
    let landing = try TYCyclePagerSnap().landing(
      from: offset, proposed: proposed, velocity: velocity, start: start, on: SnapQuestions.cards)
    #expect(landing.index == index)
    #expect(landing.target == Double(index) * 296)
  }

  @Test func `the reason tells whether the drag had moved`() throws {
    #expect(
      try TYCyclePagerSnap().reason(from: 100, proposed: 200, velocity: 0.35, start: 0, on: SnapQuestions.cards)
        == "v 0.35 >= 0.35 pt/ms and projected on, so one on from the item 0 under the middle")
    #expect(
      try TYCyclePagerSnap().reason(from: 200, proposed: 900, velocity: 2, start: 0, on: SnapQuestions.cards)
        == "the drag has left item 0, so the item 1 under the middle at q(offset) = 0.676")
  }

  @Test func `insets count from the first rest`() throws {
    // Rests −30, 295: from −30 dragged to 20 and flicked.
    #expect(
      try TYCyclePagerSnap().landing(from: 20, proposed: 90, velocity: 1, start: -30, on: SnapQuestions.inset).target
        == 295)
  }
}
