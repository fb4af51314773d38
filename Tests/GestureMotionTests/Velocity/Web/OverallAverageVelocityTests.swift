import GestureModel
import Testing

@testable import GestureMotion

@Suite struct OverallAverageVelocityTests {
  private let estimator = OverallAverageVelocity()

  @Test func `the whole stroke counts, from touch-down to the lift's own place and time`() {
    // 66 pt in 60 ms.
    var stroke = StrokeQuestions.stroke([(0, 0), (40, 1), (60, 66)])
    stroke.lastSampleIsLift = true
    #expect(abs((estimator.x(of: stroke) ?? 0) - 1100) < 1e-9)
    #expect(estimator.estimate(of: stroke).sampleCount == 3)
  }

  @Test func `a rest dilutes the mean`() {
    // 60 pt in 60 + 540 ms.
    let stroke = StrokeQuestions.stroke([(0, 0), (60, 60)], hold: 540)
    #expect(abs((estimator.x(of: stroke) ?? 0) - 100) < 1e-9)
  }

  @Test func `no time is 0 without a way and not finite with one`() {
    #expect(estimator.estimate(of: StrokeQuestions.stroke([(0, 0)])).velocity == .zero)
    #expect(estimator.estimate(of: StrokeQuestions.stroke([(0, 0), (0, 9)])).remark == .notFinite)
  }
}
