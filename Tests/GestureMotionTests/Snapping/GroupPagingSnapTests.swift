import GestureModel
import Testing

@testable import GestureMotion

/// Groups of 0.8 · 390 = 312 pt, 16 apart: pitch 328, M = 5 · 312 + 4 · 16 − 390 = 1234.
@Suite struct GroupPagingSnapTests {
  private var groups: GroupPagingSnap {
    var strategy = GroupPagingSnap()
    strategy.fraction = 0.8
    return strategy
  }

  @Test(
    "One group per flick, the nearest after a slow drag",
    arguments: [
      (100, 0.25, 1), (100, 0.249, 0), (163.9, 0, 0), (164, 0, 1), (400, -0.25, 1), (328, -0.25, 0), (328, 0.25, 2),
      (-50, -1, 0), (1300, 1, 4),
    ] as [(Double, Double, Int)])
  func pages(offset: Double, velocity: Double, index: Int) throws {
    let landing = try groups.landing(from: offset, proposed: 9999, velocity: velocity, on: SnapQuestions.cards)
    #expect(landing.index == index)
    // Group 4 would rest at 1312; the content ends at 1234.
    #expect(landing.target == min(Double(index) * 328, 1234))
  }

  @Test func `without a fraction the scenario's items are the groups`() throws {
    #expect(try GroupPagingSnap().landing(from: 10, velocity: 1, on: SnapQuestions.cards).target == 296)
  }

  @Test func `one group stays`() throws {
    let landing = try groups.landing(from: 90, velocity: 1, on: SnapQuestions.single)
    #expect((landing.index, landing.target, landing.margin.points) == (0, 0, nil))
  }

  @Test func `margins hold`() {
    MarginProbe.check(GroupPagingSnap())
    MarginProbe.check(groups)
  }

  @Test func `the reason names the pitch`() throws {
    // 100/328 = 0.305; 1640/328 = 5, limited to the last.
    #expect(
      try groups.reason(from: 100, velocity: 0.25, on: SnapQuestions.cards)
        == "v 0.25 >= 0.25 pt/ms, so the next page after q(offset) = 0.305 in groups of 328 pt")
    #expect(
      try groups.reason(from: 1640, on: SnapQuestions.cards)
        == "|v| 0 < 0.25 pt/ms, so round of q(offset) = 5, limited to 4 in groups of 328 pt")
  }

  @Test func `it is a model with two parameters, and brings its own range`() throws {
    #expect(GroupPagingSnap.isModel)
    #expect(!GroupPagingSnap().clampsTarget)
    var strategy = GroupPagingSnap()
    try strategy.set("fraction", to: .number(0.5))
    try strategy.set("velocity", to: .number(0.4))
    #expect((strategy.fraction, strategy.velocityThreshold) == (0.5, 0.4))
    #expect(throws: ParameterError.unsuitable(name: "fraction", expected: "a number from 0 to 10")) {
      try strategy.set("fraction", to: .number(11))
    }
  }

  @Test func `it is sound`() {
    groups.expectSound()
  }
}
