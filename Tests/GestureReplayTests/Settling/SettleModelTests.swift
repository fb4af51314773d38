import GestureModel
import GestureMotion
import Testing

@testable import GestureReplay

/// What every way to settle has in common, and the figures of those that are Android's.
@Suite struct SettleModelTests {
  private let lattice = Lattice(firstRest: 0, stride: 400, pageCount: 6, viewport: 400)

  private func motion(_ model: any SettleModel, from offset: Double, _ velocity: Double, to target: Double)
    -> any Motion
  {
    let release = Release(offset: offset, proposedOffset: target, pointsPerMillisecond: velocity)
    return model.motion(after: release, to: target, on: lattice, deceleration: .normal)
  }

  @Test func `every preset's way begins at the release, ends at the target and stays there`() {
    for preset in Presets.all {
      let candidate = preset.candidate()
      for (offset, velocity, target) in [(130.0, 0.0, 0.0), (130, 1.2, 400), (300, -2, 0), (400, 0, 400), (-60, -1, 0)]
      {
        let motion = motion(candidate.settle, from: offset, velocity, to: target)
        #expect(motion.milliseconds.isFinite && motion.milliseconds >= 0, "\(preset.identifier)")
        #expect(motion.milliseconds < 20_000, "\(preset.identifier)")
        #expect(abs(motion.offset(after: 0) - offset) < 1e-6 || offset == target, "\(preset.identifier)")
        #expect(motion.offset(after: -5) == motion.offset(after: 0), "\(preset.identifier)")
        #expect(motion.offset(after: motion.milliseconds) == target, "\(preset.identifier)")
        #expect(motion.offset(after: motion.milliseconds + 1e6) == target, "\(preset.identifier)")
        let frames = stride(from: 0.0, through: motion.milliseconds, by: 1).map(motion.offset)
        #expect(frames.allSatisfy { $0.isFinite }, "\(preset.identifier)")
        // No way jumps: no frame of a millisecond goes farther than 40 pt.
        #expect(zip(frames, frames.dropFirst()).allSatisfy { abs($1 - $0) < 40 }, "\(preset.identifier)")
      }
    }
  }

  @Test func `ViewPager takes the longer the less the finger pushed, 600 ms at most`() {
    // r = 200/400: sin 0 = 0, so half the view at 1000 px/s is 200 ms, four times.
    #expect(motion(ViewPagerSettle(), from: 200, 1, to: 400).milliseconds == 600)
    #expect(motion(ViewPagerSettle(), from: 200, 2, to: 400).milliseconds == 400)
    // Without a velocity (200/400 + 1)·100 ms.
    #expect(motion(ViewPagerSettle(), from: 200, 0, to: 400).milliseconds == 150)
    #expect(motion(ViewPagerSettle(), from: 400, 1, to: 400).milliseconds == 0)
  }

  @Test func `a snap helper takes 0.625 ms a dp before its slowing, 100 ms at most`() {
    // 80 dp are half an inch: 50 ms, and 50/0.3356 = 148.99.
    #expect(motion(SmoothScrollerSettle(), from: 320, 0, to: 400).milliseconds == 149)
    // 100/0.3356 = 297.97.
    #expect(motion(SmoothScrollerSettle(), from: 0, 3, to: 400).milliseconds == 298)
    // 400 dp without a limit: 250/0.3356 = 744.9.
    #expect(motion(SmoothScrollerSettle(longestMilliseconds: nil), from: 0, 3, to: 400).milliseconds == 745)
  }

  @Test func `Embla's first step is a twenty-fifth of the way, less its friction`() {
    let motion = motion(EmblaSettle(), from: 0, 5, to: 400)
    #expect(abs(motion.offset(after: 1000.0 / 60) - 400.0 / 25 * 0.68) < 1e-9)
  }

  @Test func `Flickity begins with the finger's speed and depends on the display`() {
    // 0.6 px/ms is 10 px a frame at 60 Hz: the first frame goes 10 + 0.025·400.
    let motion = motion(FlickitySettle(), from: 0, 0.6, to: 400)
    #expect(abs(motion.offset(after: 1000.0 / 60) - 20) < 1e-9)
    let fast = self.motion(FlickitySettle(framesPerSecond: 120), from: 0, 0.6, to: 400)
    #expect(fast.milliseconds < motion.milliseconds)
  }

  @Test func `UIKit's way is a bounce where an end is met, else a glide to the target`() {
    #expect(motion(DecaySettle(), from: -60, -1, to: 0) is EdgeRun)
    #expect(motion(DecaySettle(), from: 130, 1.2, to: 400) is DecayGlide)
    // A rate of its own: 100 pt at the fast rate begin with 100·0.01/0.99 + 0.01 pt/ms.
    let fast = motion(DecaySettle(ownDeceleration: .fast), from: 300, 0, to: 400)
    #expect(abs(fast.initialPointsPerMillisecond - (1 / 0.99 + 0.01)) < 1e-12)
  }
}
