import GestureModel
import Testing

@testable import GestureMotion

/// Groups of 312 pt, 16 apart: pitch 328, M = 1234.
@Suite struct GroupLeadingBoundarySnapTests {
  private var groups: GroupLeadingBoundarySnap {
    var strategy = GroupLeadingBoundarySnap()
    strategy.fraction = 0.8
    return strategy
  }

  @Test(
    "Full momentum rests on the nearest leading edge, however many groups on",
    arguments: [(163.9, 0), (164, 1), (813.61, 2), (9000, 4), (-90, 0)] as [(Double, Int)])
  func rests(proposed: Double, index: Int) throws {
    let landing = try groups.landing(from: 0, proposed: proposed, velocity: 5, on: SnapQuestions.cards)
    #expect(landing.index == index)
    #expect(landing.target == min(Double(index) * 328, 1234))
    #expect(landing.branch == .slow)
  }

  @Test func `margins hold`() {
    MarginProbe.check(groups)
  }

  @Test func `the reason names the pitch`() throws {
    // 813.61/328 = 2.4805.
    #expect(
      try groups.reason(from: 0, proposed: 813.61, velocity: 5, on: SnapQuestions.cards)
        == "round of q(proposed) = 2.481 in groups of 328 pt")
  }

  @Test func `it is a model and is sound`() {
    #expect(GroupLeadingBoundarySnap.isModel)
    #expect(GroupLeadingBoundarySnap().velocityThreshold == nil)
    groups.expectSound()
  }
}
