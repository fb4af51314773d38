import GestureModel
import Testing

@testable import GestureMotion

/// p = the rest nearest to proposed + gain·v.
@Suite struct ExtraVelocitySnapTests {
  @Test(
    "The velocity counts once more",
    // 100 + 200·0.24 = 148, half-way to page 1; 500 − 200·0.29 = 442, below 444.
    arguments: [
      (100, 0.24, 1), (100, 0.23, 0), (500, -0.29, 1), (500, -0.2, 2), (148, 0, 1), (0, -9, 0), (1000, 9, 4),
    ] as [(Double, Double, Int)])
  func extended(proposed: Double, velocity: Double, index: Int) throws {
    let landing = try ExtraVelocitySnap().landing(
      from: 0, proposed: proposed, velocity: velocity, on: SnapQuestions.cards)
    #expect(landing.index == index)
    #expect(landing.target == Double(index) * 296)
  }

  @Test func `the gain can be set, negative too, under both its names`() throws {
    var strategy = ExtraVelocitySnap()
    try strategy.set("gainMs", to: .number(-100))
    // 200 − 100·0.6 = 140, below 148.
    #expect(try strategy.landing(from: 0, proposed: 200, velocity: 0.6, on: SnapQuestions.cards).index == 0)
    try strategy.set("gain", to: .number(0))
    #expect(try strategy.landing(from: 0, proposed: 200, velocity: 0.6, on: SnapQuestions.cards).index == 1)
  }

  @Test func `the margin is in points of the proposed offset, and margins hold`() throws {
    // 100 + 200·0.2 = 140: 8 pt short of 148.
    let landing = try ExtraVelocitySnap().landing(from: 0, proposed: 100, velocity: 0.2, on: SnapQuestions.cards)
    #expect(abs((landing.margin.points ?? 0) - 8) < 1e-9)
    MarginProbe.check(ExtraVelocitySnap())
  }

  @Test func `the reason has the gain and the sum`() throws {
    // 340/296 = 1.1486; 2100/296 = 7.0946.
    #expect(
      try ExtraVelocitySnap().reason(from: 0, proposed: 100, velocity: 1.2, on: SnapQuestions.cards)
        == "round of q(proposed + 200 ms * v) = 1.149")
    #expect(
      try ExtraVelocitySnap().reason(from: 0, proposed: 1700, velocity: 2, on: SnapQuestions.cards)
        == "round of q(proposed + 200 ms * v) = 7.095, limited to 4")
  }

  @Test func `it is sound`() {
    ExtraVelocitySnap().expectSound()
  }
}
