import GestureModel
import Testing

@testable import GestureMotion

@Suite struct IBPCenteredGroupPagingSnapTests {
  @Test func `the first group rests at minus the centring inset`() throws {
    // Groups of 250, gaps of 30, on 390: inset 70. From −70 to −10, projected 50: (50 − 125)/250 rounds to 0, + 280 −
    // 70.
    let landing = try IBPCenteredGroupPagingSnap().landing(
      from: -10, proposed: 50, velocity: 0.5, start: -70, on: SnapQuestions.centred)
    #expect((landing.index, landing.target) == (1, 210))
  }

  @Test func `exactly its speed is slow`() throws {
    // The way of 60 taken: (50 − 60)/250 and 60/125 round to 0.
    let landing = try IBPCenteredGroupPagingSnap().landing(
      from: -10, proposed: 50, velocity: 0.2, start: -70, on: SnapQuestions.centred)
    #expect((landing.index, landing.target, landing.branch) == (0, -70, .slow))
  }

  @Test func `the reason is that of paging by groups`() throws {
    #expect(
      try IBPCenteredGroupPagingSnap().reason(
        from: -10, proposed: 50, velocity: 0.5, start: -70, on: SnapQuestions.centred)
        == "v 0.5 > 0.2 pt/ms, so half a group forward on proposed/group = 0.2")
  }
}
