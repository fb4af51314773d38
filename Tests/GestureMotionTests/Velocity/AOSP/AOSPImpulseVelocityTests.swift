import GestureModel
import Testing

@testable import GestureMotion

@Suite struct AOSPImpulseVelocityTests {
  private let estimator = AOSPImpulseVelocity()
  /// W = 1000²/2 after the first step; the second, 2000 pt/s, adds (2000 − 1000)·2000: √(2·2.5·10⁶).
  private let energetic = 5e6.squareRoot()

  @Test func `pushes add up as energy`() {
    let stroke = StrokeQuestions.stroke([(0, 0), (10, 10), (20, 30)])
    #expect(abs((estimator.x(of: stroke) ?? .nan) - energetic) < 1e-6)
  }

  @Test func `standing still does not brake`() {
    let stroke = StrokeQuestions.stroke([(0, 0), (10, 10), (20, 30), (40, 30), (60, 30)])
    #expect(abs((estimator.x(of: stroke) ?? .nan) - energetic) < 1e-6)
  }

  @Test func `a turn takes energy away`() {
    // W = 5·10⁵; −500 pt/s adds (−500 − 1000)·500 = −7.5·10⁵: −√(2·2.5·10⁵).
    let stroke = StrokeQuestions.stroke([(0, 0), (10, 10), (20, 5)])
    #expect(abs((estimator.x(of: stroke) ?? .nan) + 5e5.squareRoot()) < 1e-6)
  }

  @Test func `two samples give the secant, one gives 0, none gives none`() {
    #expect(abs((estimator.x(of: StrokeQuestions.stroke([(0, 0), (16, 24)])) ?? .nan) - 1500) < 1e-9)
    #expect(
      estimator.estimate(of: StrokeQuestions.stroke([(0, 9)]))
        == VelocityEstimate(
          .zero, remark: .tooFewSamples, sampleCount: 1, oldestNanoseconds: 0, newestNanoseconds: 0))
    #expect(estimator.estimate(of: StrokeQuestions.stroke([])).velocity == nil)
  }

  @Test func `of samples at one time the last counts, so no step is without duration`() {
    let stroke = StrokeQuestions.stroke([(0, 0), (10, 3), (10, 10), (20, 30)])
    #expect(abs((estimator.x(of: stroke) ?? .nan) - energetic) < 1e-6)
  }

  @Test func `it is linear, and free of a clock`() { TrackerProbe.check(estimator) }
}
