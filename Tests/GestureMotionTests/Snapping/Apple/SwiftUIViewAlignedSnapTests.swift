import GestureModel
import Testing

@testable import GestureMotion

/// round(q(proposed)), within `limit` of the start's page.
@Suite struct SwiftUIViewAlignedSnapTests {
  @Test(
    "The nearest view within the limit",
    // proposed, limit, index; the drag began at 0, the stride is 296.
    arguments: [
      (147, 3, 0), (148, 3, 1), (1200, 3, 3), (1200, 1, 1), (1200, 0, 4), (9000, 0, 4), (-500, 0, 0), (888, 3, 3),
    ] as [(Double, Double, Int)])
  func limited(proposed: Double, limit: Double, index: Int) throws {
    var strategy = SwiftUIViewAlignedSnap()
    strategy.limit = limit
    let landing = try strategy.landing(from: 40, proposed: proposed, velocity: 2, start: 0, on: SnapQuestions.cards)
    #expect(landing.index == index)
    #expect(landing.target == Double(index) * 296)
  }

  @Test func `insets count from the first rest`() throws {
    // (140 + 30)/325 = 0.523.
    #expect(
      try SwiftUIViewAlignedSnap().landing(from: 0, proposed: 140, start: -30, on: SnapQuestions.inset).target == 295)
  }

  @Test func `the margin is nothing where the limit holds from both sides`() throws {
    // From 888 to below 740 it would be 2: 1200 − 740 = 460.
    let landing = try SwiftUIViewAlignedSnap().landing(from: 0, proposed: 1200, start: 0, on: SnapQuestions.cards)
    #expect(abs((landing.margin.points ?? 0) - 460) < 1e-9)
    #expect(landing.margin.pointsPerMillisecond == nil)
  }

  @Test func `the reason tells the limit`() throws {
    #expect(
      try SwiftUIViewAlignedSnap().reason(from: 0, proposed: 1200, start: 0, on: SnapQuestions.cards)
        == "round of q(proposed) = 4.054, limited to 3 from 0")
  }
}
