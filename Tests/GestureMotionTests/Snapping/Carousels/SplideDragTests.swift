import Testing

@testable import GestureMotion

@Suite struct SplideDragTests {
  private func drag(from position: Double = 0) -> SplideDrag {
    SplideDrag(
      on: SplideTrack(count: 4, slideWidth: 400, gap: 0, viewport: 400), from: position, atMilliseconds: 0, place: 300)
  }

  @Test func `the first move past ten pixels only begins the drag`() {
    var drag = drag(from: -400)
    drag.move(atMilliseconds: 10, to: 290)
    #expect(!drag.isDragging)
    drag.move(atMilliseconds: 20, to: 289)
    #expect((drag.isDragging, drag.position) == (true, -400))
    drag.move(atMilliseconds: 30, to: 280)
    #expect(drag.position == -420)
    #expect(drag.velocity(atMilliseconds: 40) == -0.5)  // 20 px in 40 ms
  }

  @Test func `past an end it follows a fifth, from the move that passed it`() {
    var drag = drag()
    drag.move(atMilliseconds: 10, to: 320)
    drag.move(atMilliseconds: 20, to: 340)
    #expect(drag.position == 40)  // it was not past the end before
    drag.move(atMilliseconds: 30, to: 390)
    #expect(drag.position == 50)
    #expect(drag.velocity(atMilliseconds: 40) == 0)
  }

  @Test func `a base lasts 200 ms, and a lift that long after it is slow`() {
    var drag = drag()
    drag.move(atMilliseconds: 10, to: 280)
    drag.move(atMilliseconds: 200, to: 200)
    #expect(drag.velocity(atMilliseconds: 200) == 0)
    drag.move(atMilliseconds: 201, to: 190)
    drag.move(atMilliseconds: 211, to: 180)
    #expect(drag.velocity(atMilliseconds: 221) == -0.5)  // 10 px in 20 ms
    #expect(drag.velocity(atMilliseconds: 201) == 0)
  }

  @Test func `without a drag nothing is gone to`() {
    var drag = drag()
    #expect(drag.end(atMilliseconds: 50, flickPower: 600, longest: 400) == nil)
    drag.move(atMilliseconds: 10, to: 280)
    drag.move(atMilliseconds: 20, to: 240)
    // −60 and 3 px/ms · 600, at most 400: −460.
    #expect(drag.end(atMilliseconds: 20, flickPower: 600, longest: 400) == 1)
  }
}
