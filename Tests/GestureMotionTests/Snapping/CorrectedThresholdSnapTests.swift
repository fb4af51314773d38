import GestureModel
import Testing

@testable import GestureMotion

/// Rule R1: N = round(p/P), ahead = floor(x/P + 1e−6) + 1, behind = ceil(x/P − 1e−6) − 1; fast forward max(N, ahead),
/// fast backward min(N, behind), else N.
@Suite struct CorrectedThresholdSnapTests {
  @Test(
    "A flick goes as far as the nearest to the projection, and at least one page",
    arguments: [
      (120, 813.61, 1.4, 3),  // N = round(2.749) = 3, ahead = 1
      (120, 700, 1.4, 2),  // N = round(2.36) = 2: never rounded past the nearest
      (120, 140, 0.6, 1),  // N = 0, ahead = 1
      (120, 140, 0.5, 0),  // exactly the threshold is slow
      (700, 100, -1, 0),  // N = 0, behind = 2
      (700, 690, -0.6, 2),  // N = 2, behind = 2
      (888, 880, -0.6, 2),  // from exactly on page 3
      (888, 890, 0.6, 4), (887.9999, 890, 0.6, 4),  // and from a hair before it
      (1184, 1300, 2, 4), (0, -90, -2, 0), (120, 444, 0, 2),
    ] as [(Double, Double, Double, Int)])
  func flick(offset: Double, proposed: Double, velocity: Double, index: Int) throws {
    let landing = try CorrectedThresholdSnap().landing(
      from: offset, proposed: proposed, velocity: velocity, on: SnapQuestions.cards)
    #expect(landing.index == index)
    #expect(landing.target == Double(index) * 296)
  }

  @Test func `where both rules agree only the way on is a margin`() throws {
    // ahead of 120 is 1, round(300/296) is 1. On: 444 − 300 = 144 pt by the projection, 296 − 120 = 176 pt by the
    // release. Back needs both, so the 4 pt from 300 to 296 or the 120 pt to page 0 decide nothing.
    let landing = try CorrectedThresholdSnap().landing(from: 120, proposed: 300, velocity: 1, on: SnapQuestions.cards)
    #expect(landing.index == 1)
    #expect(abs((landing.margin.points ?? 0) - 144) < 1e-9)
  }

  @Test func `margins hold`() {
    MarginProbe.check(CorrectedThresholdSnap())
    MarginProbe.check(CorrectedThresholdSnap(), seed: 8)
  }

  @Test func `the reason says which of the two went farther`() throws {
    let strategy = CorrectedThresholdSnap()
    #expect(
      try strategy.reason(from: 120, proposed: 813.61, velocity: 1.4, on: SnapQuestions.cards)
        == "v 1.4 > 0.5 pt/ms, so the farther of one page and the projection: round of q(proposed) = 2.749")
    #expect(
      try strategy.reason(from: 120, proposed: 140, velocity: 0.6, on: SnapQuestions.cards)
        == "v 0.6 > 0.5 pt/ms, so the farther of one page and the projection: the next page after q(offset) = 0.405")
    #expect(
      try strategy.reason(from: 700, proposed: 690, velocity: 0.2, on: SnapQuestions.cards)
        == "|v| 0.2 <= 0.5 pt/ms, so round of q(proposed) = 2.331")
  }

  @Test func `the threshold can be set`() throws {
    var strategy = CorrectedThresholdSnap()
    try strategy.set("threshold", to: .number(2))
    #expect(strategy.velocityThreshold == 2)
  }

  @Test func `it is sound`() {
    CorrectedThresholdSnap().expectSound()
  }
}
