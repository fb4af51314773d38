import GestureModel
import Testing

@testable import GestureMotion

/// Rule R1 with just `ahead` and `behind`: floor(x/P + 1e−6) + 1 and ceil(x/P − 1e−6) − 1; slow: round(p/P).
@Suite struct CorrectedThresholdOffsetSnapTests {
  @Test(
    "A flick goes exactly one page from the release",
    arguments: [
      (120, 2000, 0.31, 1), (120, 2000, 0.3, 4), (120, 130, -0.3, 0), (700, 0, -0.31, 2),
      (296, 900, 1, 2), (296, 0, -1, 0),  // from exactly on page 1
      (295.9999, 900, 1, 2), (296.0001, 0, -1, 0),  // float noise: 1e−4/296 is below 1e−6
      (295.99, 900, 1, 1), (296.01, 0, -1, 1),  // and no noise
      (-40, 0, -0.4, 0), (-40, 0, 0.4, 0), (1200, 1184, 1, 4), (1200, 1184, -1, 4),
    ] as [(Double, Double, Double, Int)])
  func flick(offset: Double, proposed: Double, velocity: Double, index: Int) throws {
    let landing = try CorrectedThresholdOffsetSnap().landing(
      from: offset, proposed: proposed, velocity: velocity, on: SnapQuestions.cards)
    #expect(landing.index == index)
    #expect(landing.target == Double(index) * 296)
  }

  @Test func `margins hold`() {
    MarginProbe.check(CorrectedThresholdOffsetSnap())
  }

  @Test func `the reason tells which offset decided`() throws {
    let strategy = CorrectedThresholdOffsetSnap()
    #expect(
      try strategy.reason(from: 120, proposed: 2000, velocity: 1, on: SnapQuestions.cards)
        == "v 1 > 0.3 pt/ms, so the next page after q(offset) = 0.405")
    #expect(
      try strategy.reason(from: 700, proposed: 0, velocity: -1, on: SnapQuestions.cards)
        == "v -1 < -0.3 pt/ms, so the next page before q(offset) = 2.365")
    #expect(
      try strategy.reason(from: 120, proposed: 2000, velocity: 0, on: SnapQuestions.cards)
        == "|v| 0 <= 0.3 pt/ms, so round of q(proposed) = 6.757, limited to 4")
  }

  @Test func `it is sound`() {
    CorrectedThresholdOffsetSnap().expectSound()
  }
}
