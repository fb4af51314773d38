import Testing

@testable import GestureMotion

@Suite struct FlickitySnapTests {
  @Test func `the frame rate decides with the velocity`() throws {
    // 1.68 pt/ms are 28 a frame at 60 Hz, 100 of friction: 150 + 100 is past 195. At 120 Hz it is half: 200 is as well,
    // and 140 + 50 is not.
    var strategy = FlickitySnap()
    #expect(try strategy.index(from: 0, to: 140, velocity: 1.68, hold: 200) == 1)
    strategy.framesPerSecond = 120
    #expect(try strategy.index(from: 0, to: 140, velocity: 1.68, hold: 200) == 0)
  }

  @Test func `the last move turns the page that the run does not`() throws {
    #expect(try FlickitySnap().index(from: 390, to: 400, lastMove: 2, hold: 50) == 2)
    #expect(try FlickitySnap().index(from: 390, to: 400, lastMove: -2, hold: 50) == 1)
    #expect(try FlickitySnap().index(from: 390, to: 400, lastMove: 2, hold: 101) == 1)
    #expect(try FlickitySnap().index(from: 0, to: -10, lastMove: -2, hold: 50) == 0)
  }

  @Test func `margins come from the run`() throws {
    let landing = try FlickitySnap().answer(from: 0, to: 140, velocity: 0.42, hold: 200).landing
    // 0.42 pt/ms are 7 a frame, 25 of friction: 165, 30 short of 195; 30·0.28 = 8.4 a frame are 0.504 pt/ms.
    #expect(abs((landing.margin.points ?? 0) - 30) < 1e-9)
    #expect(abs((landing.margin.pointsPerMillisecond ?? 0) - 0.504) < 1e-9)
  }

  @Test func `endless rows go on past the last`() throws {
    var strategy = FlickitySnap()
    strategy.wrapAround = true
    let landing = try strategy.answer(from: 1560, to: 1800, hold: 200).landing
    #expect((landing.index, landing.target) == (0, 1950))
  }

  @Test func `the reason says where friction ends`() throws {
    #expect(
      try FlickitySnap().answer(from: 0, to: 234, hold: 200).reason
        == "friction ends at 0.6 slides, so the nearest by steps, slide 1")
    #expect(
      try FlickitySnap().answer(from: 390, to: 429, lastMove: 2).reason
        == "friction ends at 1.1 slides, still the selected one's, but the last move went forward, so slide 2")
  }
}
