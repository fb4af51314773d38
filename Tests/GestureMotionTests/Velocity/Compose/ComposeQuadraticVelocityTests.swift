import GestureModel
import Testing

@testable import GestureMotion

@Suite struct ComposeQuadraticVelocityTests {
  private let estimator = ComposeQuadraticVelocity()

  @Test func `a parabola gives its slope at the newest sample`() {
    // x = 2000·t² pt: 4000·0.08 = 320 pt/s at the end.
    let parabola = StrokeQuestions.stroke((0...8).map { (Double($0) * 10, 0.2 * Double($0 * $0)) })
    #expect(abs((estimator.x(of: parabola) ?? .nan) - 320) < 1e-6)
  }

  @Test func `fewer than three samples give 0, not none`() {
    for count in 0...2 {
      let estimate = estimator.estimate(of: StrokeQuestions.constant(x: 900, samples: count))
      #expect(estimate.velocity == .zero)
      #expect(estimate.remark == .tooFewSamples)
    }
  }

  @Test func `times are cut to whole milliseconds`() {
    // 8.9 and 16.9 ms are 8 and 16: 1000 pt/s.
    #expect(abs((estimator.x(of: StrokeQuestions.stroke([(0, 0), (8.9, 8), (16.9, 16)])) ?? .nan) - 1000) < 1e-6)
  }

  @Test func `a step of more than 40 ms ends the window, and so does a rest before the lift`() {
    let step = StrokeQuestions.stroke([(0, 0), (10, 50), (51, 51), (61, 52), (71, 53)])
    #expect(estimator.estimate(of: step).sampleCount == 3)
    #expect(abs((estimator.x(of: step) ?? .nan) - 100) < 1e-6)
    let moving: [(ms: Double, x: Double)] = [(0, 0), (10, 10), (20, 20)]
    #expect(abs((estimator.x(of: StrokeQuestions.stroke(moving, hold: 40)) ?? .nan) - 1000) < 1e-6)
    let rested = estimator.estimate(of: StrokeQuestions.stroke(moving, hold: 41))
    #expect(rested == VelocityEstimate(.zero, remark: .stoppedBeforeLift))
  }

  @Test func `all samples at one millisecond are 0, where the one-axis tracker has NaN`() {
    let estimate = estimator.estimate(of: StrokeQuestions.stroke([(5, 0), (5.1, 3), (5.2, 9)]))
    #expect(estimate.velocity == .zero)
    #expect(estimate.remark == .undetermined)
  }

  @Test func `it is linear, and free of a clock`() { TrackerProbe.check(estimator) }
}
