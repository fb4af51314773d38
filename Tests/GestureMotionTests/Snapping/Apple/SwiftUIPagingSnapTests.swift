import GestureModel
import Testing

@testable import GestureMotion

/// Multiples of the container, within one of the start's.
@Suite struct SwiftUIPagingSnapTests {
  @Test(
    "One container a gesture",
    arguments: [(194, 0, 0), (195, 0, 1), (2000, 0, 1), (2000, 780, 3), (-300, 780, 1), (-300, 0, 0)]
      as [(Double, Double, Int)])
  func one(proposed: Double, start: Double, index: Int) throws {
    let landing = try SwiftUIPagingSnap().landing(
      from: start, proposed: proposed, start: start, on: SnapQuestions.screens)
    #expect(landing.index == index)
    #expect(landing.target == Double(index) * 390)
  }

  @Test func `it knows containers and not cards`() throws {
    // Cards of 296 on 390: the first container ends at 390, nearest to card 1 at 296; the last at the range's 1184.
    let first = try SwiftUIPagingSnap().landing(from: 0, proposed: 300, start: 0, on: SnapQuestions.cards)
    #expect((first.index, first.target) == (1, 390))
    let last = try SwiftUIPagingSnap().landing(from: 900, proposed: 1184, start: 780, on: SnapQuestions.cards)
    #expect((last.index, last.target) == (4, 1170))
  }

  @Test func `the reason names what limited it`() throws {
    #expect(
      try SwiftUIPagingSnap().reason(from: 0, proposed: 1000, start: 0, on: SnapQuestions.screens)
        == "round of 2.564 proposed containers, limited to 1 by one a gesture")
  }
}
