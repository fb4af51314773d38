import GestureModel
import Testing

@testable import GestureMotion

@Suite struct RNIOSSnapToOffsetsTests {
  @Test(
    "Any velocity rounds the projection on, so what has just passed a rest skips it",
    // Rests −30, 295, … 1595.
    arguments: [
      (20, 0.001, 295), (20, -0.001, -30), (296, 0.001, 620), (294, -0.001, -30), (132.4, 0, -30), (132.5, 0, 295),
      (295, 1, 295), (295, -1, 295), (2000, 1, 1595), (2000, -1, 1595), (-90, -1, -30), (-90, 1, -30),
    ] as [(Double, Double, Double)])
  func lands(proposed: Double, velocity: Double, target: Double) throws {
    #expect(
      try RNIOSSnapToOffsets().landing(from: 0, proposed: proposed, velocity: velocity, on: SnapQuestions.inset).target
        == target)
  }

  @Test func `the end of the content is a snap point, and no page`() throws {
    let longer = SnapQuestions.scenario { ($0.itemSize, $0.spacing, $0.contentLength) = (280, 16, 1700) }.lattice
    // 1700 − 390 = 1310, past the last rest 1184 and before where a sixth would be.
    let landing = try RNIOSSnapToOffsets().landing(from: 1200, proposed: 1250, velocity: 0.1, on: longer)
    #expect((landing.index, landing.target) == (4, 1310))
    var free = RNIOSSnapToOffsets()
    free.snapToEnd = false
    #expect(try free.landing(from: 1200, proposed: 1250, velocity: 0.1, on: longer).target == 1250)
    #expect(try free.landing(from: 1100, proposed: 1250, velocity: 0.1, on: longer).target == 1184)
  }

  @Test func `the reason names the sign and the point`() throws {
    #expect(
      try RNIOSSnapToOffsets().reason(from: 0, proposed: 310, velocity: 0.001, on: SnapQuestions.cards)
        == "v 0.001 > 0, so the snap point at or after proposed 310: 592")
    #expect(
      try RNIOSSnapToOffsets().reason(from: 0, proposed: 310, on: SnapQuestions.cards)
        == "v is 0, so the snap point nearest to proposed 310: 296")
  }

  @Test func `any change of sign turns it`() throws {
    let landing = try RNIOSSnapToOffsets().landing(from: 0, proposed: 310, velocity: 0.001, on: SnapQuestions.cards)
    #expect(abs((landing.margin.pointsPerMillisecond ?? 1) - 0.001) < 1e-12)
    #expect(abs((landing.margin.points ?? 0) - 14) < 1e-9)  // down to 296
  }
}
