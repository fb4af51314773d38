import GestureModel
import Testing

@testable import GestureMotion

@Suite struct LastPairVelocityTests {
  private let estimator = LastPairVelocity()

  @Test func `a constant speed is given back on both axes`() throws {
    let velocity = try #require(estimator.estimate(of: StrokeQuestions.constant(x: 1200, y: -300)).velocity)
    #expect(abs(velocity.xPointsPerSecond - 1200) < 1e-6)
    #expect(abs(velocity.yPointsPerSecond + 300) < 1e-6)
  }

  @Test func `only the last two reports count`() throws {
    // 3 pt in 4 ms after a fast beginning: 750 pt/s.
    let stroke = StrokeQuestions.stroke([(0, 0), (8, 40), (16, 80), (20, 83)])
    #expect(abs((estimator.x(of: stroke) ?? 0) - 750) < 1e-9)
    #expect(estimator.estimate(of: stroke).sampleCount == 2)
    #expect(estimator.estimate(of: stroke).oldestNanoseconds == 16_000_000)
  }

  @Test func `a lift that repeats the place reads as standing still`() {
    // Bug-11: 70 pt in 75 ms, then the lift 8.33 ms later at the same place.
    var stroke = StrokeQuestions.stroke([(0, 320), (66.67, 258), (75, 250)], hold: 8.33)
    #expect(abs((estimator.x(of: stroke) ?? 0) + 960.38) < 0.01)  // −8 pt in 8.33 ms, while the lift has no place
    stroke.liftRepeatsPlace = true
    #expect(estimator.x(of: stroke) == 0)
  }

  @Test func `a lift with a place of its own is the last report`() {
    // 10 pt in 10 ms to the lift.
    var stroke = StrokeQuestions.stroke([(0, 0), (10, 50), (20, 60)])
    stroke.lastSampleIsLift = true
    #expect(abs((estimator.x(of: stroke) ?? 0) - 1000) < 1e-9)
    // Touch-down and lift alone: 50 pt in 10 ms.
    var short = StrokeQuestions.stroke([(0, 0), (10, 50)])
    short.lastSampleIsLift = true
    #expect(abs((estimator.x(of: short) ?? 0) - 5000) < 1e-9)
  }

  @Test func `a rest is measured over its whole length and never a stop`() {
    // 10 pt over 500 ms, then a lift a second later without a place.
    let stroke = StrokeQuestions.stroke([(0, 0), (500, 10)], hold: 1000)
    #expect(abs((estimator.x(of: stroke) ?? 0) - 20) < 1e-9)
  }

  @Test func `too few reports, or none apart in time, give no velocity`() {
    #expect(estimator.estimate(of: StrokeQuestions.stroke([(0, 5)])).remark == .tooFewSamples)
    #expect(estimator.estimate(of: StrokeQuestions.stroke([])).remark == .tooFewSamples)
    #expect(estimator.estimate(of: StrokeQuestions.stroke([(0, 5), (0, 9)])).remark == .undetermined)
  }

  @Test func `it reads the lift, no clock and is linear`() {
    #expect(LastPairVelocity.readsLiftAsSample)
    StrokeProbe.check(estimator)
  }
}
