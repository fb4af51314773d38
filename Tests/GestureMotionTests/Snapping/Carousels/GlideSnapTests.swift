import Testing

@testable import GestureMotion

@Suite struct GlideSnapTests {
  @Test func `81 points turn the page, 80 do not`() throws {
    #expect(try GlideSnap().index(from: 390, to: 471) == 2)
    #expect(try GlideSnap().index(from: 390, to: 470, velocity: 9) == 1)
    let landing = try GlideSnap().answer(from: 390, to: 450).landing
    #expect(abs((landing.margin.points ?? 0) - 20) < 1e-9)
  }

  @Test func `past the last it begins anew`() throws {
    #expect(try GlideSnap().answer(from: 1560, to: 1660).landing.target == 0)
    var around = GlideSnap()
    around.carousel = true
    let landing = try around.answer(from: 1560, to: 1660).landing
    #expect((landing.index, landing.target) == (0, 1950))
  }

  @Test func `a slanting swipe never starts`() throws {
    #expect(try GlideSnap().index(from: 390, to: 490, cross: 99) == 2)
    #expect(try GlideSnap().index(from: 390, to: 490, cross: 101) == 1)
  }

  @Test func `the reason compares the swipe`() throws {
    #expect(try GlideSnap().answer(from: 390, to: 490).reason == "a swipe of 100 > 80 pt forward, so slide 2")
    #expect(try GlideSnap().answer(from: 390, to: 470).reason == "a swipe of 80 <= 80 pt, so slide 1 again")
    #expect(
      try GlideSnap().answer(from: 390, to: 490, cross: 200).reason
        == "the swipe's angle is not below 45, so nothing moves")
  }
}
