import GestureModel
import Testing

@testable import GestureMotion

@Suite struct AOSPLegacyVelocityTests {
  private let estimator = AOSPLegacyVelocity()

  @Test func `speeds from the oldest sample are averaged one into the next`() {
    // 1000 pt/s over 10 ms, then 1500 over 20: (1000·10 + 1500·20)/30. The sample at 5 ms is too near to count.
    let stroke = StrokeQuestions.stroke([(0, 0), (5, 90), (10, 10), (20, 30)])
    #expect(abs((estimator.x(of: stroke) ?? .nan) - 4000.0 / 3) < 1e-9)
  }

  @Test func `a sample exactly 10 ms from the oldest counts, nearer ones give none`() {
    #expect(abs((estimator.x(of: StrokeQuestions.stroke([(0, 0), (10, 7)])) ?? .nan) - 700) < 1e-9)
    #expect(estimator.estimate(of: StrokeQuestions.stroke([(0, 0), (9.999999, 7)])).remark == .tooFewSamples)
    #expect(estimator.estimate(of: StrokeQuestions.stroke([(0, 0)])).remark == .tooFewSamples)
    #expect(estimator.estimate(of: StrokeQuestions.stroke([])).remark == .tooFewSamples)
  }

  @Test func `it looks back 200 ms, that included`() {
    let limit = StrokeQuestions.stroke((0...8).map { (Double($0) * 25, Double($0)) })
    #expect(estimator.estimate(of: limit).sampleCount == 9)
    let over = StrokeQuestions.stroke((0...8).map { ($0 == 0 ? -0.000001 : Double($0) * 25, Double($0)) })
    #expect(estimator.estimate(of: over).sampleCount == 8)
  }

  @Test func `twenty samples are kept, of one time the last`() {
    let doubled = StrokeQuestions.stroke((0..<60).map { (Double($0 / 2) * 4, Double($0)) })
    #expect(estimator.estimate(of: doubled).sampleCount == 20)
  }

  @Test func `it is linear, and free of a clock`() { TrackerProbe.check(estimator) }
}
