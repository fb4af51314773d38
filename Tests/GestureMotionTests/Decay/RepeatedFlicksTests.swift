import Testing

@testable import GestureMotion

/// `research/physics.md` 1.3 point 9.
@Suite struct RepeatedFlicksTests {
  private func flicks(_ count: Int, every milliseconds: Double = 400, speed: Double = 3) -> RepeatedFlicks {
    var flicks = RepeatedFlicks()
    for index in 0..<count {
      flicks.touchDown(atMilliseconds: Double(index) * milliseconds)
      flicks.drag(points: -300)
      flicks.release(pointsPerMillisecond: speed, atMilliseconds: Double(index) * milliseconds)
    }
    return flicks
  }

  @Test func `the fourth flick in a row goes 1.9 times as far`() {
    #expect(flicks(3).multiplier == 1)
    #expect(abs(flicks(4).multiplier - 1.9) < 1e-12)
    // The fifth adds (1 + 1/2)·0.9 = 1.35.
    #expect(abs(flicks(5).multiplier - 3.25) < 1e-12)
    #expect(flicks(40).multiplier == 16)
  }

  @Test func `a pause of more than a second starts again`() {
    #expect(flicks(6, every: 1000).multiplier > 1)
    #expect(flicks(6, every: 1000.1).multiplier == 1)
  }

  @Test func `a slow release ends the streak`() {
    var flicks = flicks(5)
    flicks.release(pointsPerMillisecond: 0.59, atMilliseconds: 2000)
    #expect(flicks == RepeatedFlicks())
  }
}
