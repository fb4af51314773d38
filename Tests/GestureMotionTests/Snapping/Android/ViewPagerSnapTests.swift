import GestureModel
import Testing

@testable import GestureMotion

/// Pages of 390: 60 % is 234. A flick needs more than 25 pt and more than 0.4 pt/ms.
@Suite struct ViewPagerSnapTests {
  @Test(
    "A flick by its sign, a drag by sixty hundredths",
    // offset, velocity, start, index
    arguments: [
      (623, 0, 390, 1), (624.1, 0, 390, 2), (157, 0, 390, 1), (155, 0, 390, 0),
      (416, 0.41, 390, 2), (415, 0.41, 390, 1), (416, 0.4, 390, 1), (364, -0.41, 390, 0),
      (600, -0.41, 390, 1),  // flicked back: the page under the left edge
      (-50, -1, 0, 0), (1700, 1, 1560, 4),
    ] as [(Double, Double, Double, Int)])
  func lands(offset: Double, velocity: Double, start: Double, index: Int) throws {
    let landing = try ViewPagerSnap().landing(from: offset, velocity: velocity, start: start, on: SnapQuestions.screens)
    #expect(landing.index == index)
  }

  @Test func `the finger's own way counts, slop included`() {
    // The content has gone 20, the finger 30.
    var release = Release(offset: 410, proposedOffset: 410, pointsPerMillisecond: 1, startOffset: 390)
    #expect(ViewPagerSnap().landing(after: release, on: SnapQuestions.screens)?.index == 1)
    release.gesture = ReleasedGesture(milliseconds: 60, travel: 30, lastMove: 8, holdMilliseconds: 4)
    let landing = ViewPagerSnap().landing(after: release, on: SnapQuestions.screens)
    #expect(landing?.index == 2)
    #expect(abs((landing?.margin.points ?? 0) - 5) < 1e-9)
  }

  @Test func `density makes dp of its pixels`() {
    func page(drag: Double, velocity: Double) -> Double {
      ViewPagerSnap().stop(
        current: 2, underEdge: 2, fraction: 0.1, velocity: velocity, drag: drag, density: 2, count: 6
      ).page
    }
    #expect(page(drag: -51, velocity: -801) == 3)
    #expect(page(drag: -50, velocity: -801) == 2)
    #expect(page(drag: -51, velocity: -800) == 2)
  }

  @Test func `the reason tells the way and the speed`() throws {
    #expect(
      try ViewPagerSnap().reason(from: 416, velocity: 0.41, start: 390, on: SnapQuestions.screens)
        == "travel 26 > 25 pt and v 0.41 > 0.4 pt/ms, so the page after q(offset) = 1.067")
    #expect(
      try ViewPagerSnap().reason(from: 415, velocity: 0.41, start: 390, on: SnapQuestions.screens)
        == "travel 25 <= 25 pt, so the whole part of q(offset) + 0.4 = 1.464")
  }
}
