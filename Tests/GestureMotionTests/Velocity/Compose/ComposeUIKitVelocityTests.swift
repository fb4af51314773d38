import GestureModel
import Testing

@testable import GestureMotion

@Suite struct ComposeUIKitVelocityTests {
  private let estimator = ComposeUIKitVelocity()

  @Test func `without a pause it is Compose's parabola`() {
    let stroke = StrokeQuestions.stroke([(0, 0), (10, 5), (20, 20)])
    #expect(abs((estimator.x(of: stroke) ?? .nan) - 2000) < 1e-6)  // slopes 500 and 1500: 1500 + 500
  }

  @Test func `a flick right after a pause is 0, one long after it is not`() {
    // The pause of 41 ms began 49 ms before the newest sample; then 50.
    let recent = StrokeQuestions.stroke([(0, 0), (41, 1), (45, 5), (49, 9)])
    #expect(estimator.estimate(of: recent) == VelocityEstimate(.zero, remark: .stoppedBeforeLift))
    let forgiven = StrokeQuestions.stroke([(0, 0), (41, 41), (45, 45), (50, 50)])
    #expect(estimator.estimate(of: forgiven).sampleCount == 4)
    #expect(abs((estimator.x(of: forgiven) ?? .nan) - 1000) < 1e-6)
  }

  @Test func `forty samples are kept`() {
    let dense = StrokeQuestions.stroke((0..<60).map { (Double($0), Double($0)) })
    #expect(estimator.estimate(of: dense).sampleCount == 40)
    #expect(abs((estimator.x(of: dense) ?? .nan) - 1000) < 1e-6)
  }

  @Test func `two samples give 0, a rest of more than 40 ms too`() {
    #expect(estimator.estimate(of: StrokeQuestions.stroke([(0, 0), (10, 9)])).remark == .tooFewSamples)
    #expect(estimator.estimate(of: StrokeQuestions.stroke([])).remark == .tooFewSamples)
    let rested = StrokeQuestions.stroke([(0, 0), (10, 10), (20, 20)], hold: 41)
    #expect(estimator.estimate(of: rested) == VelocityEstimate(.zero, remark: .stoppedBeforeLift))
  }

  @Test func `it is linear, and free of a clock`() { TrackerProbe.check(estimator) }
}
