import GestureModel
import Testing

@testable import GestureMotion

@Suite struct SecantVelocityTests {
  private let estimator = SecantVelocity()

  @Test func `a constant speed is given back on both axes`() throws {
    for samples in [2, 5, 40] {
      let stroke = StrokeQuestions.constant(x: 1200, y: -300, samples: samples)
      let velocity = try #require(estimator.estimate(of: stroke).velocity)
      #expect(abs(velocity.xPointsPerSecond - 1200) < 1e-6)
      #expect(abs(velocity.yPointsPerSecond + 300) < 1e-6)
    }
  }

  @Test func `a sample exactly 100 ms old counts, an older one does not`() {
    // 60 pt in 100 ms, or 10 pt in the last 50.
    #expect(abs((estimator.x(of: StrokeQuestions.stroke([(0, 0), (50, 50), (100, 60)])) ?? 0) - 600) < 1e-9)
    let older = StrokeQuestions.stroke([(0, 0), (50.000001, 50), (100.000001, 60)])
    #expect(abs((estimator.x(of: older) ?? 0) - 200) < 1e-9)
    #expect(estimator.estimate(of: older).oldestNanoseconds == 50_000_001)
  }

  @Test func `a rest of more than 100 ms before the lift is a stop`() {
    let limit = StrokeQuestions.stroke([(0, 0), (20, 20)], hold: 100)
    #expect(abs((estimator.x(of: limit) ?? 0) - 1000) < 1e-9)
    let over = StrokeQuestions.stroke([(0, 0), (20, 20)], hold: 100.000001)
    #expect(estimator.estimate(of: over) == VelocityEstimate(.zero, remark: .stoppedBeforeLift))
  }

  @Test func `a lift with a place of its own takes no part`() {
    var stroke = StrokeQuestions.stroke([(0, 0), (10, 10), (20, 500)])
    stroke.lastSampleIsLift = true
    #expect(abs((estimator.x(of: stroke) ?? 0) - 1000) < 1e-9)
  }

  @Test func `too few samples in the window, or none apart in time, give no velocity`() {
    #expect(estimator.estimate(of: StrokeQuestions.stroke([(0, 5)])).remark == .tooFewSamples)
    #expect(estimator.estimate(of: StrokeQuestions.stroke([])).remark == .tooFewSamples)
    #expect(estimator.estimate(of: StrokeQuestions.stroke([(0, 5), (101, 9)])).remark == .tooFewSamples)
    #expect(estimator.estimate(of: StrokeQuestions.stroke([(0, 5), (0, 9)])).remark == .undetermined)
  }

  @Test func `it reads no clock and is linear`() {
    #expect(!SecantVelocity.readsLiftAsSample)
    StrokeProbe.check(estimator)
  }
}
