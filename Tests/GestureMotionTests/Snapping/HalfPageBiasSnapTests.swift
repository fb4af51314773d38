import GestureModel
import Testing

@testable import GestureMotion

/// v > tolerance: round(q + 0.5); v < −tolerance: round(q − 0.5); else round(q), of the release offset.
@Suite struct HalfPageBiasSnapTests {
  @Test(
    "A fast release is biased by half a page, exactly the tolerance is not fast",
    arguments: [
      (10, 0.051, 1), (10, 0.05, 0), (286, -0.051, 0), (286, -0.05, 1), (148, 0, 1), (147, 0, 0),
      (296, 1, 2),  // round(1.5) = 2
      (296, -1, 1),  // round(0.5) = 1: backward stays, the asymmetry of the original
      (0, 1, 1), (0, -1, 0),  // round(−0.5) = −1, limited
      (1184, 1, 4), (1300, 1, 4), (-60, 0, 0),
    ] as [(Double, Double, Int)])
  func biased(offset: Double, velocity: Double, index: Int) throws {
    let landing = try HalfPageBiasSnap().landing(from: offset, proposed: 0, velocity: velocity, on: SnapQuestions.cards)
    #expect(landing.index == index)
    #expect(landing.target == Double(index) * 296)
  }

  @Test func `insets count from the first rest`() throws {
    // (10 + 30)/325 + 0.5 = 0.623: page 1 at 295.
    #expect(try HalfPageBiasSnap().landing(from: 10, velocity: 1, on: SnapQuestions.inset).target == 295)
  }

  @Test func `margins hold`() {
    for tolerance in [0, 0.05, 0.3] {
      var strategy = HalfPageBiasSnap()
      strategy.pointsPerMillisecond = tolerance
      MarginProbe.check(strategy)
    }
  }

  @Test func `the reason shows the bias in the sum`() throws {
    let strategy = HalfPageBiasSnap()
    // 10/296 = 0.0338.
    #expect(
      try strategy.reason(from: 10, velocity: 0.06, on: SnapQuestions.cards)
        == "v 0.06 > 0.05 pt/ms, so round of q(offset) + 0.5 = 0.534")
    #expect(
      try strategy.reason(from: 10, velocity: -0.06, on: SnapQuestions.cards)
        == "v -0.06 < -0.05 pt/ms, so round of q(offset) - 0.5 = -0.466")
    #expect(
      try strategy.reason(from: 10, on: SnapQuestions.cards) == "|v| 0 <= 0.05 pt/ms, so round of q(offset) = 0.034")
    #expect(
      try strategy.reason(from: 1480, velocity: 1, on: SnapQuestions.cards)
        == "v 1 > 0.05 pt/ms, so round of q(offset) + 0.5 = 5.5, limited to 4")
  }

  @Test func `the tolerance can be set under both its names`() throws {
    var strategy = HalfPageBiasSnap()
    try strategy.set("tolerance", to: .number(0.2))
    #expect(strategy.velocityThreshold == 0.2)
    try strategy.set("velocity", to: .number(0.3))
    #expect(strategy.velocityThreshold == 0.3)
  }

  @Test func `it is sound`() {
    HalfPageBiasSnap().expectSound()
  }
}
