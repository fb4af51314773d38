import GestureModel
import Testing

@testable import GestureMotion

@Suite struct OnePageSnapTests {
  @Test(
    "A flick moves one page, a drag to the nearest, and neither farther than one from the start",
    // offset, velocity, start, index
    arguments: [
      (90, 0.35, 0, 1), (90, 0.3, 0, 1), (90, 0.299, 0, 0), (-30, -0.3, 0, 0),
      (500, -0.3, 592, 1), (500, -0.2, 592, 2), (700, -1, 592, 2), (700, 1, 592, 3),
      (148, 0, 0, 1), (147.9, 0, 0, 0),
      (800, 0, 0, 1), (800, 2, 0, 1), (0, 0, 888, 2), (20, -2, 888, 2),  // dragged over several pages
      (296, 0.3, 296, 2), (296, -0.3, 296, 0),  // flicked from exactly on a page
      (1300, 2, 1184, 4), (1184, 2, 1184, 4), (-80, -2, 0, 0),
    ] as [(Double, Double, Double, Int)])
  func moves(offset: Double, velocity: Double, start: Double, index: Int) throws {
    let landing = try OnePageSnap().landing(
      from: offset, proposed: 9999, velocity: velocity, start: start, on: SnapQuestions.cards)
    #expect(landing.index == index)
    #expect(landing.target == Double(index) * 296)
  }

  @Test func `the start is the page nearest to where the finger came down`() throws {
    // 150 is nearer to 296, so page 2 at most; 147 is nearer to 0, so page 1.
    #expect(try OnePageSnap().landing(from: 700, start: 150, on: SnapQuestions.cards).index == 2)
    #expect(try OnePageSnap().landing(from: 700, start: 147, on: SnapQuestions.cards).index == 1)
  }

  @Test func `the margin is that of the decision within reach`() throws {
    // From page 0 a drag to 800 is limited to 1; only below 148 would it be 0: 652 pt. No offset makes it 2.
    let far = try OnePageSnap().landing(from: 800, start: 0, on: SnapQuestions.cards)
    #expect(abs((far.margin.points ?? 0) - 652) < 1e-9)
    #expect(abs((far.margin.pointsPerMillisecond ?? 0) - 0.3) < 1e-12)
  }

  @Test func `margins hold at several thresholds`() {
    for threshold in [0, 0.3, 0.5] {
      var strategy = OnePageSnap()
      strategy.pointsPerMillisecond = threshold
      MarginProbe.check(strategy)
    }
  }

  @Test func `insets, centring and one page`() throws {
    // (−20 + 30)/325 = 0.03: the next after it is 1, at 295.
    #expect(try OnePageSnap().landing(from: -20, velocity: 1, start: -30, on: SnapQuestions.inset).target == 295)
    #expect(try OnePageSnap().landing(from: 71, start: 210, on: SnapQuestions.centred).target == 210)
    let single = try OnePageSnap().landing(from: 60, velocity: 2, on: SnapQuestions.single)
    #expect((single.index, single.margin.points) == (0, nil))
  }

  @Test func `the reason names the page that it stays near to`() throws {
    #expect(
      try OnePageSnap().reason(from: 90, velocity: 0.35, start: 0, on: SnapQuestions.cards)
        == "v 0.35 >= 0.3 pt/ms, so the next page after q(offset) = 0.304, within one of 0")
    #expect(
      try OnePageSnap().reason(from: 800, start: 0, on: SnapQuestions.cards)
        == "|v| 0 < 0.3 pt/ms, so round of q(offset) = 2.703, limited to 1, within one of 0")
    // 0.2999 would read as 0.3.
    #expect(
      try OnePageSnap().reason(from: 90, velocity: -0.2999, start: 0, on: SnapQuestions.cards)
        == "|v| 0.2999 < 0.3 pt/ms, so round of q(offset) = 0.304, within one of 0")
  }

  @Test func `it is sound`() {
    OnePageSnap().expectSound()
  }
}
