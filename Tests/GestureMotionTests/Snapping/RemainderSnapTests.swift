import GestureModel
import Testing

@testable import GestureMotion

/// Items of 250 pt, 30 apart, centred: rests 280·i − 70. x = 3 + 125/280 − q counts from the last.
@Suite struct RemainderSnapTests {
  @Test(
    "The rule is truncation, with 125 pt one way and 155 pt the other",
    // From page 1 at 210: x = 2.446; 2 is left at x < 2 (125 pt on) and x ≥ 3 (155 pt back).
    arguments: [
      (210, 1), (334.9, 1), (335.1, 2), (65, 1), (55.1, 1), (54.9, 0), (-70, 0), (-9000, 0), (770, 3), (9000, 3),
    ] as [(Double, Int)])
  func truncates(offset: Double, index: Int) throws {
    for velocity in [-3.0, 0, 3] {
      let landing = try RemainderSnap().landing(
        from: offset, proposed: 0, velocity: velocity, on: SnapQuestions.centred)
      #expect(landing.index == index)
      #expect(landing.target == Double(index) * 280 - 70)
    }
  }

  @Test func `the drag of bug-14 is not far enough`() throws {
    // 65 is 55 pt short of half-way between 210 and −70 … and 10 pt short of the tutorial's own threshold at 55.
    let landing = try RemainderSnap().landing(from: 65, on: SnapQuestions.centred)
    #expect(landing.index == 1)
    #expect(abs((landing.margin.points ?? 0) - 10) < 1e-9)
    #expect(landing.margin.pointsPerMillisecond == nil)
  }

  @Test func `past the last item truncation towards zero hides in the limit`() throws {
    // x = 3.446 − (1000 + 70)/280 = −0.375, truncated to −0: the last page.
    #expect(try RemainderSnap().landing(from: 1000, on: SnapQuestions.centred).index == 3)
  }

  @Test func `one page has no margin`() throws {
    #expect(try RemainderSnap().landing(from: -700, on: SnapQuestions.single).margin == Margin())
    #expect(try RemainderSnap().landing(from: 700, on: SnapQuestions.single).index == 0)
  }

  @Test func `margins hold`() {
    MarginProbe.check(RemainderSnap())
  }

  @Test func `the reason shows that the remainder never decides`() throws {
    // x = 3.44643 − (65 + 70)/280 = 2.96429, remainder 2.96429 − 3.
    #expect(
      try RemainderSnap().reason(from: 65, on: SnapQuestions.centred)
        == "mirrored index 2.964 has IEEE remainder -0.036, never above 0.5, so it is truncated to 2 from the last; "
        + "velocity not read")
    // x = 3.44643 − (−630 + 70)/280 = 5.44643.
    #expect(
      try RemainderSnap().reason(from: -630, on: SnapQuestions.centred)
        == "mirrored index 5.446 has IEEE remainder 0.446, never above 0.5, so it is truncated to 5 from the last, "
        + "limited to 3; velocity not read")
  }

  @Test func `it is sound`() {
    RemainderSnap().expectSound()
  }
}
