import Testing

@testable import GestureMotion

@Suite struct KeenSnapTests {
  @Test func `the jitter at lift turns the page`() throws {
    #expect(try KeenSnap().index(from: 390, to: 391, velocity: 0.0001) == 2)
    #expect(try KeenSnap().index(from: 390, to: 389, velocity: -0.0001) == 0)
    #expect(try KeenSnap().index(from: 390, to: 391) == 1)
  }

  @Test func `a drag past the half and a flick on`() throws {
    // At 1.6 pages page 2 is nearest; forward it is ahead, so 2, backward it is not behind, so 1.
    #expect(try KeenSnap().index(from: 390, to: 624, velocity: 0.5) == 2)
    #expect(try KeenSnap().index(from: 390, to: 624, velocity: -0.5) == 1)
  }

  @Test func `a margin of the velocity is all of it`() throws {
    let landing = try KeenSnap().answer(from: 390, to: 391, velocity: 0.25).landing
    #expect(landing.margin.pointsPerMillisecond == 0.25)
  }

  @Test func `past the ends it comes back, in a loop it goes on`() throws {
    #expect(try KeenSnap().index(from: 0, to: -40, velocity: -1) == 0)
    var loop = KeenSnap()
    loop.loop = true
    let landing = try loop.answer(from: 0, to: -40, velocity: -1).landing
    #expect((landing.index, landing.target) == (4, -390))
  }

  @Test func `free it rests anywhere, with snap at a slide`() throws {
    var strategy = KeenSnap()
    strategy.free = true
    // 0.39 pt/ms are 0.001 views: 0.87184·390 = 340.02 pt.
    let snapped = try strategy.answer(from: 0, to: 0, velocity: 0.39).landing
    #expect((snapped.index, snapped.target) == (1, 390))
    strategy.snap = false
    let free = try strategy.answer(from: 0, to: 0, velocity: 0.39).landing
    #expect(abs(free.target - 340.018) < 0.01)
    #expect(free.branch == .free)
  }

  @Test func `the reason says which side`() throws {
    #expect(
      try KeenSnap().answer(from: 390, to: 468, velocity: 0.5).reason == "v 0.5 > 0, so the slide ahead of 1.2, 2")
    #expect(try KeenSnap().answer(from: 390, to: 468).reason == "v is 0, so the nearest slide, 1")
    #expect(
      try KeenSnap().answer(from: 0, to: -40, velocity: -1).reason == "released past an end, so the slide there, 0")
  }
}
