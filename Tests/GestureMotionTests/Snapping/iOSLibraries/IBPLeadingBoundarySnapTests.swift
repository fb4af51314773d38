import GestureModel
import Testing

@testable import GestureMotion

@Suite struct IBPLeadingBoundarySnapTests {
  @Test func `a group further for a forward drag`() throws {
    // Projected 700: 592 and 280 more. 872 is nearest to page 3 at 888.
    let on = try IBPLeadingBoundarySnap().landing(
      from: 60, proposed: 700, velocity: 1, start: 0, on: SnapQuestions.cards)
    #expect((on.index, on.target) == (3, 872))
    let back = try IBPLeadingBoundarySnap().landing(from: 800, proposed: 700, start: 888, on: SnapQuestions.cards)
    #expect((back.index, back.target) == (2, 592))
  }

  @Test func `the margin is the way to the next group or back to the start`() throws {
    // 700 lies 140 above 560 and 140 below 840; the finger has gone 60.
    let landing = try IBPLeadingBoundarySnap().landing(from: 60, proposed: 700, start: 0, on: SnapQuestions.cards)
    #expect(landing.margin.points == 60)
  }

  @Test func `the reason counts the groups`() throws {
    #expect(
      try IBPLeadingBoundarySnap().reason(from: 60, proposed: 700, start: 0, on: SnapQuestions.cards)
        == "floor of proposed/group = 2.5, one group more for a forward translation, gaps added for that many")
  }
}
