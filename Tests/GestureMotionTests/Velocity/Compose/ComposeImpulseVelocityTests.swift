import GestureModel
import Testing

@testable import GestureMotion

@Suite struct ComposeImpulseVelocityTests {
  private let estimator = ComposeImpulseVelocity()

  @Test func `pushes add up as energy`() {
    // 1000 and 2000 pt/s: √(2·(10⁶/2 + (2000 − 1000)·2000)).
    let stroke = StrokeQuestions.stroke([(0, 0), (10, 10), (20, 30)])
    #expect(abs((estimator.x(of: stroke) ?? .nan) - 5e6.squareRoot()) < 1e-6)
  }

  @Test func `its window is 40 ms, that included`() {
    let limit = StrokeQuestions.stroke((0...6).map { (Double($0) * 10, Double($0)) })
    #expect(estimator.estimate(of: limit).sampleCount == 5)
    #expect(estimator.estimate(of: StrokeQuestions.stroke([(0, 0), (41, 9)])).velocity == .zero)
  }

  @Test func `a pair of one time is passed over, and the halving with it`() {
    // The oldest pair has no duration, so 1000 pt/s adds 1000·1000 unhalved: √(2·10⁶).
    let stroke = StrokeQuestions.stroke([(0, 0), (0.5, 3), (10, 13)])
    #expect(abs((estimator.x(of: stroke) ?? .nan) - 2e6.squareRoot()) < 1e-6)
  }

  @Test func `one sample gives 0, a rest of more than 40 ms too`() {
    #expect(estimator.estimate(of: StrokeQuestions.stroke([(0, 9)])).remark == .tooFewSamples)
    #expect(estimator.estimate(of: StrokeQuestions.stroke([(0, 9)])).velocity == .zero)
    let rested = StrokeQuestions.stroke([(0, 0), (10, 10)], hold: 41)
    #expect(estimator.estimate(of: rested).remark == .stoppedBeforeLift)
  }

  @Test func `it is linear, and free of a clock`() { TrackerProbe.check(estimator) }
}
