import GestureModel
import Testing

@testable import GestureMotion

/// v_n = 0.2·s_n + 0.8·s_(n−1) per callback; release 0.75·previous + 0.25·latest, so 5, 35 and 60 % of the last three
/// steps; latest alone without a previous callback; 0 below 250 pt/s of the latest and after 100 ms without a new place.
@Suite struct UIKitVelocityTests {
  private let estimator = UIKitVelocity()

  @Test func `a constant speed is given back on both axes`() throws {
    let velocity = try #require(estimator.estimate(of: StrokeQuestions.constant(x: 1200, y: -300)).velocity)
    #expect(abs(velocity.xPointsPerSecond - 1200) < 1e-6)
    #expect(abs(velocity.yPointsPerSecond + 300) < 1e-6)
  }

  @Test func `the last three steps weigh 60, 35 and 5 percent`() {
    // Steps of 10 ms: 3000, 1000, 2000, 4000 pt/s; all from the first are callbacks, since 30 pt > 10.
    // 0.6·1000 + 0.35·2000 + 0.05·4000 = 1500.
    let stroke = StrokeQuestions.stroke([(0, 0), (10, 30), (20, 40), (30, 60), (40, 100)])
    #expect(abs((estimator.x(of: stroke) ?? 0) - 1500) < 1e-9)
    #expect(estimator.estimate(of: stroke).sampleCount == 4)
    #expect(estimator.estimate(of: stroke).oldestNanoseconds == 10_000_000)
  }

  @Test func `the very first step counts in full`() {
    // Down and one move: s₁ = 2400.
    #expect(abs((estimator.x(of: StrokeQuestions.stroke([(0, 0), (10, 24)])) ?? 0) - 2400) < 1e-9)
    // Two moves: v₁ = 2400, v₂ = 0.2·1000 + 0.8·2400 = 2120, release 0.75·2400 + 0.25·2120 = 2330.
    #expect(abs((estimator.x(of: StrokeQuestions.stroke([(0, 0), (10, 24), (20, 34)])) ?? 0) - 2330) < 1e-9)
  }

  @Test func `moves of up to 10 pt from the touch-down are no callbacks`() {
    // 6, 10, then 18 pt from the touch-down: only the last is a callback, so the latest alone:
    // 0.2·800 + 0.8·400 = 480.
    let stroke = StrokeQuestions.stroke([(0, 0), (10, 6), (20, 10), (30, 18)])
    #expect(abs((estimator.x(of: stroke) ?? 0) - 480) < 1e-9)
    // A hair more than 10 pt, and it is one: v₂ = 0.2·400.1 + 0.8·600 = 560.02, v₃ = 0.2·799.9 + 0.8·400.1 = 480.06,
    // 0.75·560.02 + 0.25·480.06 = 540.03.
    let early = StrokeQuestions.stroke([(0, 0), (10, 6), (20, 10.001), (30, 18)])
    let second = 0.2 * 400.1 + 0.8 * 600
    let third = 0.2 * 799.9 + 0.8 * 400.1
    #expect(abs((estimator.x(of: early) ?? 0) - (0.75 * second + 0.25 * third)) < 1e-9)
    // Where none is 10 pt away, every move is.
    let small = StrokeQuestions.stroke([(0, 0), (10, 4), (20, 8)])
    #expect(abs((estimator.x(of: small) ?? 0) - 400) < 1e-9)
  }

  @Test func `the distance is measured in two dimensions`() {
    // (6, 8) is exactly 10 pt away: no callback. The latest alone is 0.2·0 + 0.8·600 = 480 along x.
    let samples = [
      Sample(nanoseconds: 0, x: 0, y: 0), Sample(nanoseconds: 10_000_000, x: 6, y: 8),
      Sample(nanoseconds: 20_000_000, x: 6, y: 16),
    ]
    #expect(abs((estimator.x(of: Stroke(samples: samples)) ?? 0) - 480) < 1e-9)
  }

  @Test func `below 250 pt per second of the latest callback there is no fling`() {
    // 250 pt/s: 2.5 pt in 10 ms.
    let limit = StrokeQuestions.stroke([(0, 0), (10, 2.5), (20, 5)])
    #expect(abs((estimator.x(of: limit) ?? 0) - 250) < 1e-9)
    let under = StrokeQuestions.stroke([(0, 0), (10, 2.499), (20, 4.998)])
    #expect(estimator.estimate(of: under).velocity == .zero)
    #expect(estimator.estimate(of: under).remark == .belowFloor)
  }

  @Test func `the floor looks at the latest callback before blending`() {
    // A fast drag whose last two steps are slow: latest 0.2·100 + 0.8·100 = 100 pt/s, although the blend would be
    // 0.75·(0.2·100 + 0.8·3000) + 25 = 1840.
    let braked = StrokeQuestions.stroke([(0, 0), (10, 30), (20, 60), (30, 61), (40, 62)])
    #expect(estimator.estimate(of: braked).remark == .belowFloor)
    // And the other way: slow, then fast. Latest 0.2·1200 + 0.8·100 = 320, previous 100 (20.1 pt away is a callback):
    // 0.75·100 + 0.25·320 = 155 pt/s, below the floor itself, yet a release.
    let late = StrokeQuestions.stroke([(0, 0), (10, 18), (20, 19), (30, 20), (40, 32)])
    #expect(abs((estimator.x(of: late) ?? 0) - 155) < 1e-9)
  }

  @Test func `the floor is measured in two dimensions`() {
    // 200 pt/s along x and 150 along y make 250 together.
    #expect(abs((estimator.x(of: StrokeQuestions.constant(x: 200.0001, y: 150)) ?? 0) - 200.0001) < 1e-6)
    #expect(estimator.x(of: StrokeQuestions.constant(x: 199.9, y: 150)) == 0)
  }

  @Test func `a previous callback of exactly 0 leaves the latest alone`() {
    // Moved 20 pt, rested two samples, then 5 pt in 10 ms: previous 0, latest 0.2·500 + 0.8·0 = 100: no fling.
    // With 20 pt the latest is 400, and the release too.
    let stroke = StrokeQuestions.stroke([(0, 0), (10, 20), (20, 20), (30, 20), (40, 40)])
    #expect(abs((estimator.x(of: stroke) ?? 0) - 400) < 1e-9)
  }

  @Test func `no new place for 100 ms or more before the lift is a stop`() {
    let moving = [(ms: 0.0, x: 0.0), (10, 20), (20, 40)]
    let before = StrokeQuestions.stroke(moving, hold: 99.999999)
    #expect(abs((estimator.x(of: before) ?? 0) - 2000) < 1e-9)
    let at = StrokeQuestions.stroke(moving, hold: 100)
    #expect(estimator.estimate(of: at).velocity == .zero)
    #expect(estimator.estimate(of: at).remark == .stoppedBeforeLift)
  }

  @Test func `samples that repeat the place are no new places`() {
    // The place of 20 ms is repeated at 60 and 110 ms; the lift at 120 ms is 100 ms after it was new.
    let stroke = StrokeQuestions.stroke([(0, 0), (10, 20), (20, 40), (60, 40), (110, 40)], hold: 10)
    #expect(estimator.estimate(of: stroke).remark == .stoppedBeforeLift)
  }

  @Test func `samples of one time are merged into the last of them`() {
    // Bug-12: every move delivered twice. The same as if each had come once, and never 0.
    let once = StrokeQuestions.stroke([(0, 340), (16, 328), (32, 310), (48, 290), (64, 266)])
    let twice = StrokeQuestions.stroke([
      (0, 340), (16, 330), (16, 328), (32, 310), (32, 310), (48, 291), (48, 290), (64, 270), (64, 266),
    ])
    #expect(estimator.x(of: twice) == estimator.x(of: once))
    #expect(estimator.estimate(of: StrokeQuestions.stroke([(0, 1), (0, 30)])).remark == .tooFewSamples)
  }

  @Test func `a lift with a place of its own adds no step`() {
    var stroke = StrokeQuestions.stroke([(0, 0), (10, 20), (20, 40), (30, 400)])
    stroke.lastSampleIsLift = true
    #expect(abs((estimator.x(of: stroke) ?? 0) - 2000) < 1e-9)
  }

  @Test func `one sample or none give no velocity`() {
    #expect(estimator.estimate(of: StrokeQuestions.stroke([(0, 0)])).remark == .tooFewSamples)
    #expect(estimator.estimate(of: StrokeQuestions.stroke([])).remark == .tooFewSamples)
  }

  @Test func `it reads no clock`() {
    // Hysteresis and floor are lengths and speeds of their own: not linear.
    #expect(!UIKitVelocity.readsLiftAsSample)
    StrokeProbe.check(estimator, hasThresholds: true)
  }
}
