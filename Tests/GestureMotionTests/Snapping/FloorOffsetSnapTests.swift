import GestureModel
import Testing

@testable import GestureMotion

/// p = floor(offset/stride) in double precision, insets ignored.
@Suite struct FloorOffsetSnapTests {
  @Test(
    "The whole part of offset/stride is the page, whatever the velocity",
    arguments: [(0, 0), (295.999, 0), (296, 1), (591, 1), (592, 2), (-1, 0), (9000, 4)] as [(Double, Int)])
  func floors(offset: Double, index: Int) throws {
    for velocity in [-2.0, 0, 2] {
      let landing = try FloorOffsetSnap().landing(
        from: offset, proposed: 700, velocity: velocity, on: SnapQuestions.cards)
      #expect(landing.index == index)
      #expect(landing.target == Double(index) * 296)
    }
  }

  @Test func `three widths by one width are not three`() throws {
    // Bug-07.
    let width = 411.42857142857144
    let pages = Lattice(firstRest: 0, stride: width, pageCount: 4)
    let landing = try FloorOffsetSnap().landing(from: 1234.2857142857142, on: pages)
    #expect(landing.index == 2)
    #expect(abs(landing.target - 822.8571428571429) < 1e-9)
    #expect(abs((landing.margin.points ?? 1)) < 1e-9)
    #expect(
      try FloorOffsetSnap().reason(from: 1234.2857142857142, on: pages)
        == "floor of offset/stride = 2.9999999999999996; velocity not read")
  }

  @Test func `insets are ignored in the index and not in the target`() throws {
    // floor(600/325) = 1, which rests at 295.
    let landing = try FloorOffsetSnap().landing(from: 600, on: SnapQuestions.inset)
    #expect((landing.index, landing.target) == (1, 295))
    #expect(abs((landing.margin.points ?? 0) - 50) < 1e-9)  // 650 − 600
  }

  @Test func `margins hold`() {
    MarginProbe.check(FloorOffsetSnap())
  }

  @Test func `the reason names the limit`() throws {
    #expect(
      try FloorOffsetSnap().reason(from: -148, on: SnapQuestions.cards)
        == "floor of offset/stride = -0.5, limited to 0; velocity not read")
  }

  @Test func `it is sound`() {
    FloorOffsetSnap().expectSound()
  }
}
