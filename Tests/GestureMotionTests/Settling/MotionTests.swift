import Testing

@testable import GestureMotion

/// What every motion after the lift has in common.
@Suite struct MotionTests {
  /// Every motion from 40 with this velocity, to 296 where a target is chosen.
  private func motions(_ offset: Double, _ velocity: Double, to target: Double) -> [any Motion] {
    let perSecond = (velocity * 1000).finite(or: 0)
    let rules: [SettledRule] = [
      .scrollMechanics(threshold: 0.5), .compose(threshold: 1), .flutter(devicePixelRatio: 3), .androidX(),
    ]
    let springs = rules.flatMap { rule in
      [Spring.flutterScroll, .photoSwipeSlides, Spring(stiffness: 200, dampingRatio: 0.6)].map {
        SpringGlide(from: offset, to: target, pointsPerMillisecond: velocity, spring: $0, settled: rule)
      }
    }
    return springs + [
      DecayGlide(from: offset, to: target, deceleration: .normal),
      EdgeRun(from: offset, pointsPerMillisecond: velocity, within: 0...1000, deceleration: .fast),
      ContinuousDecay(perMillisecond: 0.998, from: offset, pointsPerSecond: perSecond),
      FlutterBouncing(from: offset, pointsPerSecond: perSecond, within: 0...1000),
      FlutterClamping(from: offset, pointsPerSecond: perSecond),
      AndroidSplineGlide(from: offset, pointsPerMillisecond: velocity, within: 0...1000),
      AndroidSpringBack(from: offset, to: target),
      ComposeExponential(from: offset, pointsPerSecond: perSecond),
      AndroidXFling(from: offset, pointsPerSecond: perSecond),
      ChromiumSnapGlide(from: offset, to: target), WebKitSnapGlide(from: offset, to: target, delta: velocity * 16),
      WebKitElasticity(from: offset, to: target, pointsPerSecond: perSecond),
      IScrollProjection().motion(from: offset, pointsPerMillisecond: velocity),
      ReanimatedDecay().motion(from: offset, pointsPerMillisecond: velocity),
      MotionInertia(from: offset, pixelsPerSecond: perSecond).motion(),
    ]
  }

  @Test func `every motion takes a finite time and rests from then on`() {
    for velocity in [-3.0, -0.0004, 0, 0.0004, 0.02, 0.9, 6] {
      for motion in motions(40, velocity, to: 296) {
        let end = motion.milliseconds
        #expect(end.isFinite && end >= 0, "\(motion)")
        #expect(motion.offset(after: end) == motion.offset(after: end + 5000), "\(motion)")
        if end > 0 { #expect(motion.offset(after: -5) == 40, "\(motion)") }
      }
    }
  }

  @Test func `no motion jumps`() {
    for motion in motions(40, 0.9, to: 296) where !(motion is ChromiumSnapGlide) {
      // 8 pt/ms is faster than any of these ever is; the last step may be the cut-off of up to 12 pt.
      var last = motion.offset(after: 0)
      for time in stride(from: 1.0, to: motion.milliseconds + 2, by: 1) {
        let offset = motion.offset(after: time)
        #expect(abs(offset - last) < 13, "\(motion) at \(time)")
        last = offset
      }
    }
  }

  @Test func `a motion starts with the speed it says`() {
    for motion in motions(40, 0.9, to: 296)
    where motion.milliseconds > 0 && !(motion is ChromiumSnapGlide || motion is FrameRun || motion is WebKitElasticity)
    {
      let measured = (motion.offset(after: 0.02) - motion.offset(after: 0.01)) / 0.01
      let said = motion.initialPointsPerMillisecond
      // Android's table begins a hair past 0, so the first instant is left out; it begins within 0.3 % and UIKit's law with d·ln d/(1 − d), 0.5 % at the fast rate.
      #expect(abs(measured - said) <= 0.006 * abs(said) + 0.006, "\(motion): \(measured), not \(said)")
    }
  }

  @Test func `every motion is finite whatever it is given`() {
    for offset in ProjectionTests.hostile {
      for velocity in [0, -0.0, 1e-300, 1e300, -Double.greatestFiniteMagnitude] {
        for motion in motions(offset, velocity, to: 0) {
          #expect(motion.milliseconds.isFinite && motion.milliseconds >= 0, "\(motion)")
          for time in [-1, 0, 16, 500, 1e9] {
            #expect(!motion.offset(after: time).isNaN, "\(motion)")
          }
        }
      }
    }
  }
}
