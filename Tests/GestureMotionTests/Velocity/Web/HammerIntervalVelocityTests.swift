import GestureModel
import Testing

@testable import GestureMotion

@Suite struct HammerIntervalVelocityTests {
  private let estimator = HammerIntervalVelocity()

  @Test func `an interval ends with the first event more than 25 ms after its beginning`() {
    // Ends at 30 (30 pt: 1000 pt/s) and not at 55; the lift at 55 has no place of its own.
    let stroke = StrokeQuestions.stroke([(0, 0), (15, 15), (30, 30), (45, 80), (55, 99)])
    #expect(abs((estimator.x(of: stroke) ?? 0) - 1000) < 1e-9)
  }

  @Test func `holding divides the last step by the hold`() {
    // The interval from 30 ms runs to the lift at 110: 16 pt in 80 ms.
    let stroke = StrokeQuestions.stroke([(0, 0), (15, 15), (30, 30), (45, 46)], hold: 65)
    #expect(abs((estimator.x(of: stroke) ?? 0) - 200) < 1e-9)
    #expect(estimator.estimate(of: stroke).newestNanoseconds == 110_000_000)
  }

  @Test func `a stroke of 25 ms has no interval`() {
    let estimate = estimator.estimate(of: StrokeQuestions.stroke([(0, 0), (10, 80)], hold: 15))
    #expect(estimate == VelocityEstimate(.zero, remark: .tooFewSamples))
  }
}
