import GestureModel
import Testing

@testable import GestureMotion

/// v > 0: ceil(q); v ≤ 0: floor(q), of the release offset.
@Suite struct TowardMotionSnapTests {
  @Test(
    "The release offset is rounded towards the motion, however slow",
    arguments: [
      (10, 0.001, 1), (10, 0, 0), (10, -0.001, 0), (290, -3, 0), (296, 0.5, 1), (296, -0.5, 1), (296, 0, 1),
      (-10, -0.1, 0), (-10, 0.1, 0), (1185, 1, 4), (1500, -1, 4),
    ] as [(Double, Double, Int)])
  func towards(offset: Double, velocity: Double, index: Int) throws {
    let landing = try TowardMotionSnap().landing(from: offset, proposed: 0, velocity: velocity, on: SnapQuestions.cards)
    #expect(landing.index == index)
    #expect(landing.target == Double(index) * 296)
  }

  @Test func `twelve points at a creep advance a page`() throws {
    // Bug-09: stride 300 from 600: q = 2.04, ceil 3. Back needs 12 pt, on 288.
    let interval = Lattice(firstRest: 0, stride: 300, pageCount: 8)
    let landing = try TowardMotionSnap().landing(from: 612, velocity: 0.02, start: 600, on: interval)
    #expect((landing.index, landing.target, landing.branch) == (3, 900, .forward))
    #expect(abs((landing.margin.points ?? 0) - 12) < 1e-9)
    #expect(landing.margin.pointsPerMillisecond == 0.02)
  }

  @Test func `margins hold`() {
    MarginProbe.check(TowardMotionSnap())
  }

  @Test func `the reason has the velocity and the position`() throws {
    let interval = Lattice(firstRest: 0, stride: 300, pageCount: 8)
    #expect(
      try TowardMotionSnap().reason(from: 612, velocity: 0.02, on: interval)
        == "v 0.02 is above 0, so ceil of q(offset) = 2.04")
    #expect(
      try TowardMotionSnap().reason(from: 612, velocity: -0.00002, on: interval)
        == "v 0 is not above 0, so floor of q(offset) = 2.04")
  }

  @Test func `it is sound`() {
    TowardMotionSnap().expectSound()
  }
}
