import GestureModel
import Testing

@testable import GestureMotion

@Suite struct ContinuousSnapTests {
  @Test func `momentum runs out without snapping`() throws {
    let landing = try ContinuousSnap().landing(from: 120, proposed: 813.61, velocity: 1.4, on: SnapQuestions.cards)
    // 813.61/296 = 2.749, nearest 3.
    #expect((landing.index, landing.target, landing.branch) == (3, 813.61, .free))
    #expect(
      try ContinuousSnap().reason(from: 120, proposed: 813.61, velocity: 1.4, on: SnapQuestions.cards)
        == "no snapping, so the proposed offset 813.61 stands")
  }

  @Test func `it is a model of free scrolling`() {
    #expect(ContinuousSnap.isModel)
    #expect(ContinuousSnap.kind == .free)
    #expect(ContinuousSnap().velocityThreshold == nil)
  }

  @Test func `it is sound`() {
    ContinuousSnap().expectSound()
    MarginProbe.check(ContinuousSnap())
  }
}
