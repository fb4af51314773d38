import GestureModel
import Testing

@testable import GestureMotion

@Suite struct RNAndroidFlingAndSnapTests {
  @Test(
    "The next multiple past the projection, within the content",
    arguments: [
      (310, 0.001, 592), (310, -0.001, 296), (310, 0, 296), (148, 0, 296), (2000, 1, 1184), (-90, -1, 0), (-90, 1, 0),
    ] as [(Double, Double, Double)])
  func lands(proposed: Double, velocity: Double, target: Double) throws {
    #expect(
      try RNAndroidFlingAndSnap().landing(from: 20, proposed: proposed, velocity: velocity, on: SnapQuestions.cards)
        .target
        == target)
  }

  @Test func `right to left it counts from the end of the content`() throws {
    // M = 1184 on both. Projected 310 is 874 from the end; a forward velocity is backward there: 592, which is 592
    // again.
    let forward = try RNAndroidFlingAndSnap().landing(
      from: 200, proposed: 310, velocity: 0.5, on: SnapQuestions.mirrored)
    #expect(forward.target == 592)
    // A tie goes to the larger in the mirrored count: 148 is 1036 from the end, up to 1184, which is 0.
    #expect(try RNAndroidFlingAndSnap().landing(from: 200, proposed: 148, on: SnapQuestions.mirrored).target == 0)
    #expect(try RNAndroidFlingAndSnap().landing(from: 200, proposed: 148, on: SnapQuestions.cards).target == 296)
  }

  @Test func `without momentum the release offset decides, and offsets may leave the ends free`() throws {
    var strategy = RNAndroidFlingAndSnap()
    strategy.disableIntervalMomentum = true
    #expect(try strategy.landing(from: 20, proposed: 1000, velocity: 1, on: SnapQuestions.cards).index == 1)
    let longer = SnapQuestions.scenario { ($0.itemSize, $0.spacing, $0.contentLength) = (280, 16, 1700) }.lattice
    var free = RNAndroidFlingAndSnap()
    (free.usesOffsets, free.snapToEnd) = (true, false)
    let landing = try free.landing(from: 1200, proposed: 1250, velocity: 0.1, on: longer)
    #expect((landing.branch, landing.target) == (.free, 1250))
  }

  @Test func `the reason names the sign and the point`() throws {
    #expect(
      try RNAndroidFlingAndSnap().reason(from: 0, proposed: 310, velocity: -0.25, on: SnapQuestions.cards)
        == "v -0.25 < 0, so the snap point at or before proposed 310: 296")
    #expect(
      try RNAndroidFlingAndSnap().reason(from: 0, proposed: 310, velocity: -0.25, on: SnapQuestions.mirrored)
        == "v -0.25 < 0, so the snap point at or before proposed 310: 296")
  }
}
