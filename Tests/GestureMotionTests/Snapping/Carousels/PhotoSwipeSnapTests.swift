import Testing

@testable import GestureMotion

@Suite struct PhotoSwipeSnapTests {
  @Test func `more than half a point a millisecond, in the direction of the shift`() throws {
    #expect(try PhotoSwipeSnap().index(from: 390, to: 400, velocity: 0.51) == 2)
    #expect(try PhotoSwipeSnap().index(from: 390, to: 400, velocity: 0.5) == 1)
    #expect(try PhotoSwipeSnap().index(from: 390, to: 400, velocity: -3) == 1)
    #expect(try PhotoSwipeSnap().index(from: 390, to: 390, velocity: 3) == 1)
  }

  @Test func `past half the view unless coming back`() throws {
    #expect(try PhotoSwipeSnap().index(from: 390, to: 586) == 2)
    #expect(try PhotoSwipeSnap().index(from: 390, to: 585) == 1)
    #expect(try PhotoSwipeSnap().index(from: 390, to: 586, velocity: -0.1) == 1)
    #expect(try PhotoSwipeSnap().index(from: 390, to: 586, velocity: -0.09) == 2)
  }

  @Test func `one page at most, and none past the ends`() throws {
    #expect(try PhotoSwipeSnap().index(from: 0, to: 900, velocity: 5) == 1)
    #expect(try PhotoSwipeSnap().index(from: 1560, to: 1600, velocity: 5) == 4)
  }

  @Test func `margins are to the half and to the threshold`() throws {
    let landing = try PhotoSwipeSnap().answer(from: 390, to: 500, velocity: 0.2).landing
    #expect(abs((landing.margin.points ?? 0) - 85) < 1e-9)
    #expect(abs((landing.margin.pointsPerMillisecond ?? 0) - 0.3) < 1e-9)
  }

  @Test func `what is handed on never points back`() {
    #expect(PhotoSwipeSnap().step(shift: -300, velocity: 0.05, viewport: 400).velocity == 0)
    #expect(PhotoSwipeSnap().step(shift: 0, velocity: 2, viewport: 400).velocity == nil)
  }

  @Test func `the reason tells both`() throws {
    #expect(
      try PhotoSwipeSnap().answer(from: 390, to: 400, velocity: 0.6).reason
        == "10 pt from slide 1 at v 0.6 pt/ms, more than 0.5 pt/ms, so slide 2")
    #expect(
      try PhotoSwipeSnap().answer(from: 390, to: 600).reason
        == "210 pt from slide 1 at v 0 pt/ms, past half a view, so slide 2")
    #expect(
      try PhotoSwipeSnap().answer(from: 390, to: 400, velocity: 0.1).reason
        == "10 pt from slide 1 at v 0.1 pt/ms, neither 0.5 pt/ms nor half a view that way, so slide 1")
  }
}
