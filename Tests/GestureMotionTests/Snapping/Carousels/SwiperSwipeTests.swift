import Testing

@testable import GestureMotion

@Suite struct SwiperSwipeTests {
  private let grid = SwiperGrid(count: 6, slideWidth: 300, spacing: 0, viewport: 300)

  private func requested(_ position: Double, _ milliseconds: Double, _ forward: Bool, rewind: Bool = false) -> Int {
    var swipe = SwiperSwipe()
    swipe.rewind = rewind
    return swipe.requested(at: position, milliseconds: milliseconds, isForward: forward, active: 1, in: grid)
  }

  @Test func `up to 300 ms the page turns, after that half a slide is needed`() {
    #expect(requested(306, 300, true) == 2)
    #expect(requested(306, 301, true) == 1)
    #expect(requested(450, 301, true) == 2)
    #expect(requested(449, 301, true) == 1)
  }

  @Test func `backward more than half must be left to stay`() {
    #expect(requested(151, 500, false) == 1)
    #expect(requested(150, 500, false) == 0)
    #expect(requested(299, 100, false) == 0)
  }

  @Test func `rewinding leads from the ends to one another`() {
    // Past the end minus one, 1499; before one.
    #expect(requested(1500, 100, true, rewind: true) == 0)
    #expect(requested(1499, 100, true, rewind: true) == 5)
    #expect(requested(0.5, 100, false, rewind: true) == 5)
    // A long swipe must have gone half a slide past the beginning.
    #expect(requested(-151, 500, false, rewind: true) == 5)
    #expect(requested(-150, 500, false, rewind: true) == 0)
  }

  @Test func `short or long swipes can be off`() {
    var swipe = SwiperSwipe()
    swipe.shortSwipes = false
    #expect(swipe.requested(at: 590, milliseconds: 100, isForward: true, active: 1, in: grid) == 1)
    #expect(swipe.requested(at: 590, milliseconds: 400, isForward: true, active: 1, in: grid) == 2)
  }
}
