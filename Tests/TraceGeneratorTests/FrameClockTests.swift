import Testing

@testable import TraceGenerator

@Suite struct FrameClockTests {
  @Test("Steps are uneven, near the screen's rhythm, and forward", arguments: [60, 120])
  func steps(hertz: Int) {
    var random = RepeatableRandom(seed: 5)
    let frames = FrameClock.frames(hertz: hertz, until: 5000, &random)
    let steps = zip(frames, frames.dropFirst()).map { $1.stamp - $0.stamp }
    let interval = 1000 / Double(hertz)
    // Two neighbours stray by at most 2·(1.1 + 0.35) = 2.9 ms, unless one between them was lost.
    #expect(steps.allSatisfy { $0 > interval - 2.9 })
    let whole = steps.filter { $0 < 1.5 * interval }
    #expect(whole.allSatisfy { $0 < interval + 2.9 })
    #expect(Set(whole).count > whole.count / 2)
    // One in 20 is lost; over several hundred at least one in 100 is.
    #expect(steps.count - whole.count > steps.count / 100)
  }

  @Test func `no report is lost at the end`() {
    for seed in 0..<UInt64(50) {
      var random = RepeatableRandom(seed: seed)
      let frames = FrameClock.frames(hertz: 120, until: 300, &random)
      // 70 ms hold 8.4 steps of 8.33 ms: at least 7 reports, whatever the phase.
      #expect(frames.count { $0.milliseconds > 300 - FrameClock.steadyEnd } >= 7)
    }
  }

  @Test func `a touch shorter than a step has no reports`() {
    var random = RepeatableRandom(seed: 5)
    let frames = FrameClock.frames(hertz: 60, until: 5, &random)
    #expect(frames.isEmpty)
  }
}
