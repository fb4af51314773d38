import Testing

@testable import GestureMotion

@Suite struct SlickSnapTests {
  @Test func `a fifth of the view is 78, however slow`() throws {
    #expect(try SlickSnap().index(from: 390, to: 468, milliseconds: 3000) == 2)
    #expect(try SlickSnap().index(from: 390, to: 467, velocity: 5) == 1)
    // 77.5 rounds to 78, which is half a point closer: from 468 it is 0.5 away.
    let landing = try SlickSnap().answer(from: 390, to: 468).landing
    #expect(abs((landing.margin.points ?? 0) - 0.5) < 1e-9)
    #expect(landing.margin.pointsPerMillisecond == nil)
  }

  @Test func `it asks for pages that are not there`() throws {
    let landing = try SlickSnap().answer(from: 0, to: -90).landing
    #expect((landing.index, landing.target) == (-1, -390))
    #expect(try SlickSnap().index(from: 1560, to: 1700) == 5)
  }

  @Test func `a slanting swipe does nothing`() throws {
    #expect(try SlickSnap().index(from: 390, to: 490, cross: 110) == 1)
    #expect(
      try SlickSnap().answer(from: 390, to: 490, cross: 110).reason
        == "the swipe's angle is more than 45°, so nothing moves")
  }

  @Test func `the reason compares the swipe`() throws {
    #expect(
      try SlickSnap().answer(from: 390, to: 490).reason == "a swipe of 100 >= 78 pt forward, so slide 2")
    #expect(try SlickSnap().answer(from: 390, to: 340).reason == "a swipe of 50 < 78 pt, so slide 1 again")
    #expect(try SlickSnap().answer(from: 390, to: 390).reason == "the finger did not travel, so nothing moves")
  }
}
