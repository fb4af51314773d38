import GestureModel
import Testing

@testable import GestureMotion

@Suite struct NearestProposedSnapTests {
  @Test(
    "The rest nearest to the proposed offset wins, a tie the one farther from index 0",
    // Half-way between 0 and 296 is 148.
    arguments: [(0.0, 0), (147.9, 0), (148, 1), (150, 1), (443.9, 1), (444, 2), (-148, 0), (-9000, 0), (9000, 4)])
  func nearest(proposed: Double, index: Int) throws {
    let landing = try NearestProposedSnap().landing(
      from: 999, proposed: proposed, velocity: -3, on: SnapQuestions.cards)
    #expect(landing.index == index)
    #expect(landing.target == Double(index) * 296)
    #expect(landing.branch == .slow)
  }

  @Test func `a quick short flick goes back against its own velocity`() throws {
    // Bug-01: 123.66 of 812 is nearer to page 0, although the finger left at +0.35 pt/ms.
    let pages = Lattice(firstRest: 0, stride: 812, pageCount: 7)
    let landing = try NearestProposedSnap().landing(from: 90, proposed: 123.66, velocity: 0.35, on: pages)
    #expect((landing.index, landing.target) == (0, 0))
    // 406 − 123.66 pt more and page 1 would be nearer; no speed alone changes the branch.
    #expect(abs((landing.margin.points ?? 0) - 282.34) < 1e-9)
    #expect(landing.margin.pointsPerMillisecond == nil)
  }

  @Test func `insets and centring move the half-way points`() throws {
    // Rests −30 and 295: half-way is 132.5.
    #expect(try NearestProposedSnap().landing(from: 132.4, on: SnapQuestions.inset).target == -30)
    #expect(try NearestProposedSnap().landing(from: 132.5, on: SnapQuestions.inset).target == 295)
    // Rests −70 and 210: half-way is 70.
    #expect(try NearestProposedSnap().landing(from: 69.9, on: SnapQuestions.centred).index == 0)
    #expect(try NearestProposedSnap().landing(from: 70, on: SnapQuestions.centred).index == 1)
  }

  @Test func `one page leaves nothing to decide`() throws {
    let landing = try NearestProposedSnap().landing(from: 700, on: SnapQuestions.single)
    #expect((landing.index, landing.target) == (0, 0))
    #expect(landing.margin == Margin())
  }

  @Test func `at the last page only the way back is a margin`() throws {
    // 9000 would have to come down to 1036, half-way between 888 and 1184.
    let landing = try NearestProposedSnap().landing(from: 9000, on: SnapQuestions.cards)
    #expect(abs((landing.margin.points ?? 0) - 7964) < 1e-9)
  }

  @Test func `margins hold`() {
    MarginProbe.check(NearestProposedSnap())
  }

  @Test func `the reason names the position and the limit`() throws {
    // 813.61/296 = 2.74868…
    #expect(
      try NearestProposedSnap().reason(from: 120, proposed: 813.61, on: SnapQuestions.cards)
        == "round of q(proposed) = 2.749")
    // 2960/296 = 10, limited to the last of five.
    #expect(
      try NearestProposedSnap().reason(from: 0, proposed: 2960, on: SnapQuestions.cards)
        == "round of q(proposed) = 10, limited to 4")
    // 147.99999/296 = 0.49999997: 0.5 would round up.
    #expect(
      try NearestProposedSnap().reason(from: 0, proposed: 147.99999, on: SnapQuestions.cards)
        == "round of q(proposed) = 0.499999966")
  }

  @Test func `it is sound`() {
    NearestProposedSnap().expectSound()
    #expect(NearestProposedSnap.parameterDescriptions.isEmpty)
  }
}
