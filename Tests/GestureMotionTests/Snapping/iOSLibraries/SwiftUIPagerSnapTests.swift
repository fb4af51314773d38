import GestureModel
import Testing

@testable import GestureMotion

/// Half a page of drag, or 500 pt/s from the start's page. Pages of 390.
@Suite struct SwiftUIPagerSnapTests {
  @Test(
    "Half a page, or a flick from the page it began on",
    // offset, velocity, start, index
    arguments: [
      (585, 0, 390, 2), (584, 0, 390, 1), (584, 0.501, 390, 2), (584, 0.5, 390, 1), (195, 0, 390, 0), (196, 0, 390, 1),
      (420, -0.6, 390, 0),  // fault: a flick back after a small drag on goes a page behind the start
      (900, 2, 390, 2), (1500, -2, 390, 4), (1560, 2, 1560, 4), (-10, -2, 0, 0),
    ] as [(Double, Double, Double, Int)])
  func single(offset: Double, velocity: Double, start: Double, index: Int) throws {
    let landing = try SwiftUIPagerSnap().landing(
      from: offset, velocity: velocity, start: start, on: SnapQuestions.screens)
    #expect(landing.index == index)
  }

  @Test func `several pages a flick, by the drag's direction, a quarter of all at most`() throws {
    var strategy = SwiftUIPagerSnap()
    strategy.multiple = true
    // Seven pages of 520 on a view of 375: a quarter is 2, a page more for each 500·375/520 = 360.6 pt/s.
    func index(_ offset: Double, _ velocity: Double) throws -> Int {
      try strategy.landing(from: offset, velocity: velocity, start: 0, on: SnapQuestions.long).index
    }
    #expect(try index(100, 0.36) == 0)
    #expect(try index(100, 0.37) == 1)
    #expect(try index(100, 5) == 2)
    #expect(try index(1600, 0) == 2)  // three pages dragged, two allowed
    #expect(try index(100, -0.37) == 1)  // fault: a flick back throws forward
  }

  @Test func `round and round the page before the first is the last`() throws {
    var strategy = SwiftUIPagerSnap()
    strategy.loops = true
    #expect(try strategy.landing(from: -10, velocity: -0.6, start: 0, on: SnapQuestions.screens).index == 4)
    #expect(try strategy.landing(from: 1570, velocity: 0.6, start: 1560, on: SnapQuestions.screens).index == 0)
  }

  @Test func `a right-to-left locale turns the flick and not the drag`() throws {
    #expect(try SwiftUIPagerSnap().landing(from: 300, velocity: 0.6, start: 296, on: SnapQuestions.mirrored).index == 0)
    #expect(try SwiftUIPagerSnap().landing(from: 450, velocity: 0, start: 296, on: SnapQuestions.mirrored).index == 2)
  }

  @Test func `the reason names the flick or the sensitivity`() throws {
    #expect(
      try SwiftUIPagerSnap().reason(from: 420, velocity: 0.6, start: 390, on: SnapQuestions.screens)
        == "|v| 600 > 500 pt/s after a drag of 0.077 pages, so one against the finger's velocity from 1")
    #expect(
      try SwiftUIPagerSnap().reason(from: 420, velocity: 0.5, start: 390, on: SnapQuestions.screens)
        == "|v| 500 <= 500 pt/s and a drag of 0.077 pages is page 1 at a sensitivity of 0.5")
  }
}
