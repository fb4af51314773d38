import GestureModel
import Testing

@testable import GestureMotion

/// The nearest to the projection, and one on where that lies against the velocity. Cards 296 apart.
@Suite struct CenteredCollectionSnapTests {
  @Test(
    "However slow, the velocity is not gone against",
    // offset, proposed, velocity, index
    arguments: [
      (100, 120, 0.01, 1), (100, 120, 0, 0), (100, 120, -0.01, 0),
      (0, 148, 0, 0), (0, 148.1, 0, 1), (200, 260, -0.001, 0), (200, 260, 0.001, 1),
      (0, 10, 3, 0),  // exactly on the nearest: no way, nothing against it
      (-20, -30, -0.1, -1), (1200, 1250, 1, 5),  // faults: pages that are not there
      (100, 900, 2, 3),
    ] as [(Double, Double, Double, Int)])
  func lands(offset: Double, proposed: Double, velocity: Double, index: Int) throws {
    let landing = try CenteredCollectionSnap().landing(
      from: offset, proposed: proposed, velocity: velocity, on: SnapQuestions.cards)
    #expect(landing.index == index)
    #expect(landing.target == Double(index) * 296)
  }

  @Test func `insets and centring count from the first rest`() throws {
    // Rests −70, 210: projected 60 is nearest to −70 (half-way is 70), against a forward velocity from 0.
    #expect(
      try CenteredCollectionSnap().landing(from: 0, proposed: 60, velocity: 0.1, on: SnapQuestions.centred).target
        == 210)
  }

  @Test func `the reason tells which way was against`() throws {
    #expect(
      try CenteredCollectionSnap().reason(from: 100, proposed: 120, velocity: 0.01, on: SnapQuestions.cards)
        == "v 0.01 > 0 points away from item 0, the item nearest to q(proposed) = 0.405, so one on")
    #expect(
      try CenteredCollectionSnap().reason(from: 100, proposed: 1400, on: SnapQuestions.cards)
        == "item nearest to q(proposed) = 4.73, limited to 4")
  }

  @Test func `any change of sign turns it`() throws {
    let landing = try CenteredCollectionSnap().landing(
      from: 100, proposed: 120, velocity: 0.01, on: SnapQuestions.cards)
    #expect(abs((landing.margin.pointsPerMillisecond ?? 1) - 0.01) < 1e-12)
    // Projected at 148 and more the nearest is item 1 itself; released at 0 there is no way back. 28 is nearer than
    // 100.
    #expect(try CenteredCollectionSnap().landing(from: 100, proposed: 120, on: SnapQuestions.cards).margin.points == 28)
  }
}
