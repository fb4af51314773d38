import Testing

@testable import GestureMotion

@Suite struct SwiperFreeRunTests {
  private let grid = SwiperGrid(count: 12, slideWidth: 200, spacing: 10, viewport: 300)  // end 2210

  private func run(
    _ position: Double, _ velocity: Double, forward: Bool = true, _ change: (inout SwiperFreeRun) -> Void = { _ in }
  ) -> SwiperFreeRun.Run {
    var freeRun = SwiperFreeRun()
    change(&freeRun)
    return freeRun.run(from: position, pixelsPerMillisecond: velocity, isForward: forward, active: 2, in: grid)
  }

  @Test func `it runs a second of the velocity`() {
    let run = run(500, -0.5)
    #expect((run.translate, run.milliseconds, run.rest) == (-1000, 1000, -1000))
  }

  @Test func `past the end the bounce is full, past the beginning as far as it ran`() {
    // 2150 + 750 is past 2210: 20·0.75 = 15 beyond it. 5 before 0 it has only 5 to run.
    #expect(run(2150, -0.75).translate == -2225)
    #expect(run(2150, -0.75).rest == -2210)
    #expect(run(495, 0.5).translate == 5)
    #expect(run(495, 0.5).rest == 0)
    #expect(run(2150, -0.75) { $0.momentumBounce = false }.translate == -2210)
  }

  @Test func `sticky takes the snap ahead, not the nearest`() {
    // 425 + 10 = 435 is just past 420 and far from 630.
    #expect(run(425, -0.01) { $0.sticky = true }.translate == -630)
    #expect(run(425, -0.01, forward: false) { $0.sticky = true }.translate == -420)
  }

  @Test func `standing still it stays, or sticky goes to the one beside`() {
    #expect(run(500, 0).translate == nil)
    #expect(run(500, 0).rest == -500)
    let sticky = run(530, 0) { $0.sticky = true }
    // 530 is past half-way from 420 to 630.
    #expect((sticky.usedClosest, sticky.requested, sticky.translate) == (true, 3, -630))
  }

  @Test func `outside the range it goes to a slide`() {
    #expect(run(-1, -3).requested == 2)
    #expect(run(2211, 3).requested == 11)
  }
}
