import GestureModel
import Testing

@testable import GestureMotion

/// v = 0.6·u₋₂ + 0.35·u₋₁ + 0.05·u₀; a missing pair or one without duration is 0; more than 40 whole ms is a stop.
@Suite struct FlutterIOSVelocityTests {
  private let estimator = FlutterIOSVelocity()

  @Test func `a constant speed is given back on both axes`() throws {
    let velocity = try #require(estimator.estimate(of: StrokeQuestions.constant(x: 1200, y: -300)).velocity)
    #expect(abs(velocity.xPointsPerSecond - 1200) < 1e-6)
    #expect(abs(velocity.yPointsPerSecond + 300) < 1e-6)
  }

  @Test(
    "The last three pairs weigh 60, 35 and 5 %, and what is missing counts 0",
    // Pairs of 10 ms: 1000, 2000, 3000, 4000 pt/s.
    arguments: [
      (5, 2450.0),  // 0.6·2000 + 0.35·3000 + 0.05·4000
      (4, 1450),  // 0.6·1000 + 0.35·2000 + 0.05·3000
      (3, 450),  // 0.35·1000 + 0.05·2000
      (2, 50), (1, 0),
    ])
  func weights(samples: Int, expected: Double) {
    let all: [(ms: Double, x: Double)] = [(0, 0), (10, 10), (20, 30), (30, 60), (40, 100)]
    #expect(abs((estimator.x(of: StrokeQuestions.stroke(Array(all.prefix(samples)))) ?? -1) - expected) < 1e-9)
  }

  @Test func `a pair without duration counts 0`() {
    // u₋₂ = 1000, u₋₁ = none, u₀ = 1000: 600 + 50.
    let stroke = StrokeQuestions.stroke([(0, 0), (10, 10), (10, 15), (20, 25)])
    #expect(abs((estimator.x(of: stroke) ?? 0) - 650) < 1e-9)
  }

  @Test func `no gap between samples is a stop`() {
    // 100 pt a second, a sample a second.
    let stroke = StrokeQuestions.stroke([(0, 0), (1000, 100), (2000, 200), (3000, 300)])
    #expect(abs((estimator.x(of: stroke) ?? 0) - 100) < 1e-9)
  }

  @Test(
    "More than 40 whole milliseconds before the lift are a stop",
    arguments: [(40.0, false), (40.999, false), (41, true), (500, true)])
  func stop(hold: Double, stopped: Bool) {
    let stroke = StrokeQuestions.stroke([(0, 0), (10, 10), (20, 20), (30, 30)], hold: hold)
    let estimate = estimator.estimate(of: stroke)
    #expect((estimate.remark == .stoppedBeforeLift) == stopped)
    #expect(abs((estimate.velocity?.xPointsPerSecond ?? -1) - (stopped ? 0 : 1000)) < 1e-9)
  }

  @Test func `the clock is cut to whole microseconds before it is compared`() {
    // A sample at 0.9 µs is one at 0 µs, a lift at 41000.5 µs one at 41000: 41 whole ms.
    let samples = [Sample(nanoseconds: 900, x: 0, y: 0)]
    let lift = Lift(nanoseconds: 41_000_500)
    #expect(estimator.estimate(atEndOf: samples[...], lift: lift).remark == .stoppedBeforeLift)
  }

  @Test func `a lift with a place of its own takes no part`() {
    var stroke = StrokeQuestions.stroke([(0, 0), (10, 10), (20, 20), (30, 30), (40, 900)])
    stroke.lastSampleIsLift = true
    #expect(abs((estimator.x(of: stroke) ?? 0) - 1000) < 1e-9)
  }

  @Test func `without samples there is no velocity`() {
    #expect(estimator.estimate(of: StrokeQuestions.stroke([])).remark == .tooFewSamples)
  }

  @Test func `it reads no clock and is linear`() {
    #expect(!FlutterIOSVelocity.readsLiftAsSample)
    StrokeProbe.check(estimator)
  }
}
