import GestureModel
import Testing

@testable import GestureMotion

@Suite struct ComposeQuadraticAxisVelocityTests {
  private let estimator = ComposeQuadraticAxisVelocity()

  @Test func `it is the two-axis tracker's fit, whatever the lift's time`() {
    let stroke = StrokeQuestions.stroke([(0, 0), (10, 5), (20, 20)], hold: 500)
    #expect(abs((estimator.x(of: stroke) ?? .nan) - 2000) < 1e-6)  // slopes 500 and 1500: 1500 + 500
    #expect(estimator.estimate(of: StrokeQuestions.stroke([(0, 0), (10, 5)])).velocity == .zero)
  }

  @Test func `NaN, as the original returns it, is no velocity`() {
    let estimate = estimator.estimate(of: StrokeQuestions.stroke([(5, 0), (5.1, 3), (5.2, 9)]))
    #expect(estimate.velocity == nil)
    #expect(estimate.remark == .notFinite)
  }

  @Test func `steps are refused`() {
    let wheel = TrackerProbe.wheel([(0, 1), (10, 1), (20, 1)])
    #expect(estimator.estimate(of: 0, in: wheel).velocity == nil)
  }

  @Test func `it is linear, and free of a clock`() { TrackerProbe.check(estimator) }
}
