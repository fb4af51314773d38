import GestureModel
import Testing

@testable import GestureMotion

@Suite struct NearestOffsetSnapTests {
  @Test(
    "The rest nearest to the release offset wins, whatever is proposed and however fast",
    arguments: [(147.9, 0), (148, 1), (443.9, 1), (444, 2), (-148, 0), (-9000, 0), (9000, 4)] as [(Double, Int)])
  func nearest(offset: Double, index: Int) throws {
    for velocity in [-5.0, 0, 5] {
      let landing = try NearestOffsetSnap().landing(
        from: offset, proposed: 700, velocity: velocity, on: SnapQuestions.cards)
      #expect(landing.index == index)
      #expect(landing.target == Double(index) * 296)
      #expect(landing.margin.pointsPerMillisecond == nil)
    }
  }

  @Test func `the nearest rest of insets is the one that was meant`() throws {
    // Bug-06: q = (600 + 30)/325 = 1.938, so page 2 at 620.
    let landing = try NearestOffsetSnap().landing(from: 600, on: SnapQuestions.inset)
    #expect((landing.index, landing.target) == (2, 620))
    // Half-way between 295 and 620 is 457.5: 142.5 pt back, 182.5 pt on.
    #expect(abs((landing.margin.points ?? 0) - 142.5) < 1e-9)
  }

  @Test func `a page index that is a hair short is still that page`() throws {
    // Bug-07: (3·W)/W is 2.9999999999999996.
    let width = 411.42857142857144
    let pages = Lattice(firstRest: 0, stride: width, pageCount: 4)
    #expect(try NearestOffsetSnap().landing(from: 3 * width, on: pages).index == 3)
  }

  @Test func `margins hold`() {
    MarginProbe.check(NearestOffsetSnap())
  }

  @Test func `the reason says that the velocity was not read`() throws {
    #expect(
      try NearestOffsetSnap().reason(from: 600, velocity: 2, on: SnapQuestions.inset)
        == "round of q(offset) = 1.938; velocity not read")
    #expect(
      try NearestOffsetSnap().reason(from: -296, on: SnapQuestions.cards)
        == "round of q(offset) = -1, limited to 0; velocity not read")
  }

  @Test func `it is sound`() {
    NearestOffsetSnap().expectSound()
    #expect(NearestOffsetSnap.parameterDescriptions.isEmpty)
  }
}
