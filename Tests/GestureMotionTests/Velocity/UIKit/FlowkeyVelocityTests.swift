import GestureModel
import Testing

@testable import GestureMotion

@Suite struct FlowkeyVelocityTests {
  private let estimator = FlowkeyVelocity()

  @Test func `each callback mixes four fifths of the last step with a fifth of what was`() {
    // 1000 and 2000 pt/s: 0.2·(0.8·1000) + 0.8·2000 = 1760.
    let stroke = StrokeQuestions.stroke([(0, 0), (10, 10), (20, 30)], hold: 900)
    #expect(abs((estimator.x(of: stroke) ?? 0) - 1760) < 1e-9)
  }

  @Test func `callbacks begin with the move that is 5 pt away on an axis`() {
    // 4.9 pt is no callback; the next step of 10 pt in 10 ms is the first: 0.8·1000.
    let stroke = StrokeQuestions.stroke([(0, 0), (10, 4.9), (20, 14.9)])
    #expect(abs((estimator.x(of: stroke) ?? 0) - 800) < 1e-9)
    #expect(estimator.estimate(of: StrokeQuestions.stroke([(0, 0), (10, 4.9)])).remark == .tooFewSamples)
  }

  @Test func `a step without time counts as 0`() {
    // 0.2·(0.8·1000).
    let stroke = StrokeQuestions.stroke([(0, 0), (10, 10), (10, 30)])
    #expect(abs((estimator.x(of: stroke) ?? 0) - 160) < 1e-9)
  }
}
