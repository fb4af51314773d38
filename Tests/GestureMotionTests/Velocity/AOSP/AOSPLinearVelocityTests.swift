import GestureModel
import Testing

@testable import GestureMotion

/// The slope of a straight line fitted to the last 100 ms.
@Suite struct AOSPLinearVelocityTests {
  private let estimator = AOSPLinearVelocity()

  @Test func `a line is fitted, not the newest pair`() {
    // Times −10, 0, 10 ms and places 0, 5, 20 pt about their means: (−10·0 + 10·20)/200 = 1 pt/ms.
    #expect(abs((estimator.x(of: StrokeQuestions.stroke([(0, 0), (10, 5), (20, 20)])) ?? .nan) - 1000) < 1e-6)
  }

  @Test func `two samples are met, one gives none`() {
    #expect(abs((estimator.x(of: StrokeQuestions.stroke([(0, 0), (16, 24)])) ?? .nan) - 1500) < 1e-6)
    #expect(estimator.estimate(of: StrokeQuestions.stroke([(0, 0)])).remark == .tooFewSamples)
  }

  @Test func `it is linear, and free of a clock`() { TrackerProbe.check(estimator) }
}
