import GestureModel
import Testing

@testable import GestureMotion

@Suite struct ThresholdSnapTests {
  @Test(
    "A slow release takes the nearest page, exactly the threshold included",
    arguments: [(147.9, 0), (148, 1), (300, 1), (-900, 0), (9000, 4)] as [(Double, Int)])
  func slow(proposed: Double, index: Int) throws {
    for velocity in [0.5, 0.2, 0, -0.2, -0.5] {
      let landing = try ThresholdSnap().landing(
        from: 0, proposed: proposed, velocity: velocity, on: SnapQuestions.cards)
      #expect(landing.index == index)
      #expect(landing.branch == .slow)
    }
  }

  @Test(
    "A fast release rounds up forward and down backward",
    // 302/296 = 1.02 and 290.08/296 = 0.98, the two ends of `research/strategies.md` 1.1, fault 1; 296 is exactly 1.
    arguments: [
      (302, 0.6, 2), (290.08, -0.6, 0), (302, -0.6, 1), (290.08, 0.6, 1), (296, 0.6, 1), (296, -0.6, 1),
      (-50, -0.6, 0), (-50, 0.6, 0), (1185, 0.6, 4), (9000, 0.51, 4), (0.0001, 0.51, 1),
    ] as [(Double, Double, Int)])
  func fast(proposed: Double, velocity: Double, index: Int) throws {
    let landing = try ThresholdSnap().landing(
      from: 0, proposed: proposed, velocity: velocity, on: SnapQuestions.cards)
    #expect(landing.index == index)
    #expect(landing.branch == (velocity > 0 ? .forward : .backward))
  }

  @Test func `a fast release skips a page that its momentum has just passed`() throws {
    // Bug-02: 1.4 pt/ms from 120 pt proposes 120 + 1.39 · 499 = 813.61, page 2.749: up to 3.
    let landing = try ThresholdSnap().landing(from: 120, proposed: 813.61, velocity: 1.4, on: SnapQuestions.cards)
    #expect((landing.index, landing.target) == (3, 888))
    // 888 − 813.61 = 74.39 on, 813.61 − 592 = 221.61 back; 1.4 − 0.5 = 0.9 slower and it would round.
    #expect(abs((landing.margin.points ?? 0) - 74.39) < 1e-9)
    #expect(abs((landing.margin.pointsPerMillisecond ?? 0) - 0.9) < 1e-12)
  }

  @Test func `centred and inset rests count from the first rest`() throws {
    // (211 + 70)/280 = 1.0036: up to 2, which rests at 490.
    #expect(try ThresholdSnap().landing(from: 0, proposed: 211, velocity: 1, on: SnapQuestions.centred).target == 490)
    // (294 + 30)/325 = 0.997: down to 0, which rests at −30.
    #expect(try ThresholdSnap().landing(from: 0, proposed: 294, velocity: -1, on: SnapQuestions.inset).target == -30)
  }

  @Test func `one page is the only answer, and nothing but the speed has a margin`() throws {
    let landing = try ThresholdSnap().landing(from: 0, proposed: 800, velocity: 1, on: SnapQuestions.single)
    #expect((landing.index, landing.margin.points) == (0, nil))
  }

  @Test func `margins hold at several thresholds`() {
    for threshold in [0, 0.25, 0.5, 500] {
      var strategy = ThresholdSnap()
      strategy.pointsPerMillisecond = threshold
      MarginProbe.check(strategy)
    }
  }

  @Test func `the reason has the numbers that decided`() throws {
    let strategy = ThresholdSnap()
    #expect(
      try strategy.reason(from: 120, proposed: 813.61, velocity: 1.4, on: SnapQuestions.cards)
        == "v 1.4 > 0.5 pt/ms, so ceil of q(proposed) = 2.749")
    #expect(
      try strategy.reason(from: 0, proposed: 290.08, velocity: -0.6, on: SnapQuestions.cards)
        == "v -0.6 < -0.5 pt/ms, so floor of q(proposed) = 0.98")
    #expect(
      try strategy.reason(from: 0, proposed: 148, velocity: -0.5, on: SnapQuestions.cards)
        == "|v| 0.5 <= 0.5 pt/ms, so round of q(proposed) = 0.5")
    #expect(
      try strategy.reason(from: 0, proposed: -296, velocity: 1, on: SnapQuestions.cards)
        == "v 1 > 0.5 pt/ms, so ceil of q(proposed) = -1, limited to 0")
  }

  @Test func `a reason never rounds the difference away that it tells of`() throws {
    #expect(
      try ThresholdSnap().reason(from: 0, proposed: 296.0001, velocity: 0.5001, on: SnapQuestions.cards)
        == "v 0.5001 > 0.5 pt/ms, so ceil of q(proposed) = 1.000000338")
  }

  @Test func `the threshold can be set under both its names`() throws {
    var strategy = ThresholdSnap()
    try strategy.set("velocity", to: .number(1.2))
    #expect(strategy.pointsPerMillisecond == 1.2)
    try strategy.set("threshold", to: .number(0))
    #expect(strategy.velocityThreshold == 0)
    #expect(throws: ParameterError.self) { try strategy.set("velocity", to: .number(-0.1)) }
    #expect(strategy.pointsPerMillisecond == 0)
  }

  @Test func `it is sound`() {
    ThresholdSnap().expectSound()
  }
}
