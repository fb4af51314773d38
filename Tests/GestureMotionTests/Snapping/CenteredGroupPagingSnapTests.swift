import GestureModel
import Testing

@testable import GestureMotion

/// Groups of 312 pt, 16 apart, centred on 390 pt: rests 328·i − 39, the last at 1273.
@Suite struct CenteredGroupPagingSnapTests {
  private var groups: CenteredGroupPagingSnap {
    var strategy = CenteredGroupPagingSnap()
    strategy.fraction = 0.8
    return strategy
  }

  @Test(
    "One group per flick, the nearest after a slow drag, all of them reachable",
    // Half-way between −39 and 289 is 125.
    arguments: [
      (-39, 0.25, 1), (124.9, 0, 0), (125, 0, 1), (289, -0.25, 0), (289, 0.25, 2), (300, -0.3, 1), (-90, -1, 0),
      (1400, 1, 4), (1280, 0, 4),
    ] as [(Double, Double, Int)])
  func pages(offset: Double, velocity: Double, index: Int) throws {
    let landing = try groups.landing(from: offset, proposed: 9999, velocity: velocity, on: SnapQuestions.cards)
    #expect(landing.index == index)
    #expect(landing.target == Double(index) * 328 - 39)
  }

  @Test func `margins hold`() {
    MarginProbe.check(groups)
  }

  @Test func `the reason names the pitch`() throws {
    // (100 + 39)/328 = 0.424.
    #expect(
      try groups.reason(from: 100, on: SnapQuestions.cards)
        == "|v| 0 < 0.25 pt/ms, so round of q(offset) = 0.424 in groups of 328 pt")
  }

  @Test func `it is a model, brings its own range and is sound`() {
    #expect(CenteredGroupPagingSnap.isModel)
    #expect(!groups.clampsTarget)
    groups.expectSound()
  }
}
