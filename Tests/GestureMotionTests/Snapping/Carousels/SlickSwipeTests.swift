import Testing

@testable import GestureMotion

@Suite struct SlickSwipeTests {
  @Test(
    "Angles are whole degrees, rounded up from a half",
    arguments: [
      (100.0, 0.0, SlickSwipe.Direction.left), (100, 101, .left), (100, 104, .vertical), (100, -101, .left),
      (-100, 101, .right), (-100, 104, .vertical), (0, 0, .left), (0, 50, .vertical),
    ])
  func directions(x: Double, y: Double, direction: SlickSwipe.Direction) {
    // atan2(101, 100) is 45.28°, atan2(104, 100) 46.12°.
    #expect(SlickSwipe().direction(x: x, y: y) == direction)
  }

  @Test func `from right to left the directions are swapped`() {
    #expect(SlickSwipe(isRightToLeft: true).direction(x: 100, y: 0) == .right)
  }

  private func requested(_ x: Double, y: Double = 0, from current: Int, _ swipe: SlickSwipe = SlickSwipe()) -> Int? {
    swipe.requested(x: x, y: y, from: current, count: 6, slideWidth: 100, viewport: 400)
  }

  @Test func `a fifth of the view turns the page, to one that is not there too`() {
    #expect(requested(80, from: 0) == 1)
    #expect(requested(79.5, from: 0) == 1)  // rounds to 80
    #expect(requested(79.4, from: 0) == 0)
    #expect(requested(-80, from: 0) == -1)
    #expect(requested(80, from: 5) == 6)
    #expect(requested(0, from: 2) == nil)
    #expect(requested(90, y: 120, from: 2) == nil)
  }

  @Test func `swiping to the slide counts those passed, within the row`() {
    let swipe = SlickSwipe(swipeToSlide: true, slidesToShow: 3)
    // 100 + 160: the first slide with its middle past is 2, (2 + 1.5)·100.
    #expect(requested(160, from: 1, swipe) == 2)
    // 100 + 390 = 490 needs 4: three on, but 3 is the last that fills the view.
    #expect(requested(390, from: 1, swipe) == 3)
    #expect(requested(-390, from: 1, swipe) == 0)
  }
}
