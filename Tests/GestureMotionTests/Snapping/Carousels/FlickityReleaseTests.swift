import Testing

@testable import GestureMotion

@Suite struct FlickityReleaseTests {
  private func end(
    _ x: Double, _ velocity: Double = 0, previous: Double? = nil, hold: Double = 0, selected: Int = 0,
    _ change: (inout FlickityRelease) -> Void = { _ in }
  ) -> FlickityRelease.End {
    var release = FlickityRelease(targets: [0, 300, 600, 900], selected: selected)
    change(&release)
    return release.end(at: x, pixelsPerFrame: velocity, dragX: x, previousDragX: previous, holdMilliseconds: hold)
  }

  @Test func `friction runs the velocity of a frame out`() {
    // −14/0.28 = −50: 110 + 50 is past 150.
    #expect(end(-110, -14).restingX.rounded() == -160)
    #expect(end(-110, -14).index == 1)
    #expect(end(-110, -11).index == 0)
  }

  @Test func `half-way stays, whichever side it comes from`() {
    #expect(end(-150).index == 0)
    #expect(end(-150, selected: 1).index == 1)
  }

  @Test func `the last move adds one within 100 ms, away from the slide only`() {
    #expect(end(-20, previous: -15, hold: 100).raw == 1)
    #expect(end(-20, previous: -15, hold: 101).raw == 0)
    #expect(end(-20, previous: -25).raw == 0)
    // Past the first backward it is ignored.
    #expect(end(10, previous: 5).raw == -1)
    #expect(end(10, previous: 5).index == 0)
  }

  @Test func `an endless row is counted around, however far`() {
    let far = end(0, -28 * 300) {
      $0.wrapAround = true
      $0.slideableWidth = 1200
    }
    // 28·300/0.28 = 30000 is 25 turns of 1200.
    #expect((far.raw, far.index) == (100, 0))
  }

  @Test func `contained rows walk over equal targets`() {
    let ends = [false, true].map { contain in
      end(-700) {
        $0.targets = [0, 300, 600, 600, 600]
        $0.contain = contain
        $0.selected = 1
      }.index
    }
    #expect(ends == [2, 4])
  }

  @Test func `free scrolling rests inside the row only`() {
    #expect(end(-100, -7.5) { $0.freeScroll = true }.isFreeScrolling)  // 100 + 100
    #expect(!end(-100, 7.5) { $0.freeScroll = true }.isFreeScrolling)  // exactly on the first: not inside
  }
}
