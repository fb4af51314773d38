import Testing

@testable import GestureMotion

@Suite struct ChromiumFlingTests {
  private func fling(_ velocity: Double, viewport: Double = 800) -> ChromiumFling {
    ChromiumFling(from: 100, pointsPerMillisecond: velocity, viewport: viewport)
  }

  @Test func `it goes as far as an even slowing lets it, three views at most`() {
    // 2000²/(2·2645.67) = 755.95.
    #expect(abs(fling(2).rest - 855.95) < 0.01)
    #expect(abs(fling(-2).rest + 655.95) < 0.01)
    #expect(fling(9).rest == 2500)
    #expect(fling(-9).rest == -2300)
  }

  @Test func `it takes longer than the slowing alone, two seconds at most`() {
    #expect(abs(fling(2).milliseconds - 869.3) < 0.1)  // 1.15·2000/2645.67 s
    #expect(fling(9).milliseconds == 2000)
    #expect(fling(0).milliseconds == 0)
  }

  @Test func `it begins with the finger's speed, runs one way and ends at its rest`() {
    for velocity in [-6.0, -0.7, 0.01, 1.5, 4, 12] {
      let fling = fling(velocity)
      let early = fling.offset(after: 0.001) - 100
      #expect(abs(early / 0.001 - velocity) < 0.01 * abs(velocity))
      let places = (0...100).map { fling.offset(after: fling.milliseconds * Double($0) / 100) }
      #expect(zip(places, places.dropFirst()).allSatisfy { velocity < 0 ? $0 >= $1 : $0 <= $1 })
      #expect(places.first == 100)
      #expect(places.last == fling.rest)
    }
    #expect(fling(0).offset(after: 5) == 100)
  }

  @Test func `the snap position is chosen by what the first frame moves`() {
    // 1 pt/ms for 8 ms less ½·0.00264567·64: 7.9153, 25 times.
    let projection = ChromiumSnapProjection(firstFrameMilliseconds: 8)
    #expect(abs(projection.restOffset(from: 50, pointsPerMillisecond: 1) - 247.88) < 0.01)
    #expect(abs(projection.restOffset(from: 50, pointsPerMillisecond: -1) + 147.88) < 0.01)
    #expect(projection.restOffset(from: 50, pointsPerMillisecond: 0) == 50)
    // A release that stops within the frame goes v²/(2a) and no farther: 0.01²/(2·0.00264567) = 0.0189.
    let late = ChromiumSnapProjection(factor: 1, firstFrameMilliseconds: 1e6)
    #expect(abs(late.restOffset(from: 0, pointsPerMillisecond: 0.01) - 0.018899) < 1e-6)
  }
}
