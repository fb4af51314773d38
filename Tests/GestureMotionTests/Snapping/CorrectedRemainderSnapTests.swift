import GestureModel
import Testing

@testable import GestureMotion

/// Rests −70, 210, 490, 770. Counted from the last: round((770 − offset)/280), half away from zero.
@Suite struct CorrectedRemainderSnapTests {
  @Test(
    "The nearest page wins, a tie the lower one",
    // Half-way between −70 and 210 is 70.
    arguments: [(65, 0), (70, 0), (70.1, 1), (210, 1), (349.9, 1), (350, 1), (350.1, 2), (-900, 0), (9000, 3)]
      as [(Double, Int)])
  func nearest(offset: Double, index: Int) throws {
    let landing = try CorrectedRemainderSnap().landing(from: offset, velocity: 2, on: SnapQuestions.centred)
    #expect(landing.index == index)
    #expect(landing.target == Double(index) * 280 - 70)
  }

  @Test func `the drag of bug-14 reaches page 0`() throws {
    let landing = try CorrectedRemainderSnap().landing(from: 65, on: SnapQuestions.centred)
    #expect(landing.index == 0)
    #expect(abs((landing.margin.points ?? 0) - 5) < 1e-9)  // 70 − 65
  }

  @Test func `margins hold`() {
    MarginProbe.check(CorrectedRemainderSnap())
  }

  @Test func `the reason counts from the last`() throws {
    // (770 − 65)/280 = 2.518.
    #expect(
      try CorrectedRemainderSnap().reason(from: 65, on: SnapQuestions.centred)
        == "mirrored index 2.518 rounds to 3 from the last; velocity not read")
    // (770 + 630)/280 = 5.
    #expect(
      try CorrectedRemainderSnap().reason(from: -630, on: SnapQuestions.centred)
        == "mirrored index 5 rounds to 5 from the last, limited to 3; velocity not read")
  }

  @Test func `it is sound`() {
    CorrectedRemainderSnap().expectSound()
  }
}
