import Testing

@testable import GestureMotion

@Suite struct IScrollSnapTests {
  @Test func `a flick goes by its last move alone`() throws {
    #expect(try IScrollSnap().index(from: 390, to: 450, milliseconds: 150, lastMove: 3) == 2)
    #expect(try IScrollSnap().index(from: 390, to: 450, milliseconds: 150, lastMove: -3) == 0)
    #expect(try IScrollSnap().index(from: 0, to: -40, milliseconds: 150, lastMove: -3) == 0)
    #expect(
      try IScrollSnap().answer(from: 390, to: 450, milliseconds: 150, lastMove: 3).reason
        == "150 ms and 60 pt are a flick, and the last move went forward, so page 2")
  }

  @Test func `a quick touch is snapped from where its momentum leads`() throws {
    #expect(try IScrollSnap().index(from: 390, to: 500, milliseconds: 250, lastMove: 3, proposed: 1200) == 3)
    #expect(try IScrollSnap().index(from: 390, to: 500, milliseconds: 300, lastMove: 0, proposed: 1200) == 1)
  }

  @Test func `under a third it returns, past it on by the last move`() throws {
    // 0.334·390 = 130.26, 130.
    #expect(try IScrollSnap().index(from: 390, to: 519, lastMove: 3) == 1)
    #expect(try IScrollSnap().index(from: 390, to: 520, lastMove: 3) == 2)
    #expect(try IScrollSnap().index(from: 390, to: 520, lastMove: -3) == 0)
    let landing = try IScrollSnap().answer(from: 390, to: 500, lastMove: 3).landing
    #expect(abs((landing.margin.points ?? 0) - 20) < 1e-9)
  }

  @Test func `the reason tells which`() throws {
    #expect(
      try IScrollSnap().answer(from: 390, to: 500).reason == "110 < 130 pt from the start, so page 1 again")
    #expect(
      try IScrollSnap().answer(from: 390, to: 690).reason == "300 >= 130 pt from the start, so the nearest page, 2")
    #expect(
      try IScrollSnap().answer(from: 390, to: 520, lastMove: -3).reason
        == "130 >= 130 pt from the start, but the nearest page is still 1, and the last move went backward, so page 0")
  }
}
