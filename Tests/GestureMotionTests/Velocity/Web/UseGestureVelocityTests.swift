import GestureModel
import Testing

@testable import GestureMotion

@Suite struct UseGestureVelocityTests {
  private let estimator = UseGestureVelocity()

  @Test func `the last move's step counts alone`() {
    // 40 pt in 16 ms, then 3 pt in 4 ms: 750 pt/s.
    let stroke = StrokeQuestions.stroke([(0, 0), (16, 40), (20, 43)], hold: 2)
    #expect(abs((estimator.x(of: stroke) ?? 0) - 750) < 1e-9)
    #expect(estimator.estimate(of: stroke).oldestNanoseconds == 16_000_000)
    #expect(estimator.estimate(of: stroke).newestNanoseconds == 20_000_000)
  }

  @Test func `a move without a time of its own loses its step`() {
    // 10 pt in 10 ms; the 7 pt at the same time change nothing.
    let stroke = StrokeQuestions.stroke([(0, 0), (10, 10), (10, 17)])
    #expect(abs((estimator.x(of: stroke) ?? 0) - 1000) < 1e-9)
  }

  @Test("More than 32 ms before the lift are a stop", arguments: [(32.0, 1000.0), (32.1, 0)])
  func stop(hold: Double, wanted: Double) {
    let stroke = StrokeQuestions.stroke([(0, 0), (10, 10)], hold: hold)
    #expect(abs((estimator.x(of: stroke) ?? -1) - wanted) < 1e-9)
  }

  @Test func `without a move the finger stands`() {
    let estimate = estimator.estimate(of: StrokeQuestions.stroke([(0, 5)], hold: 8))
    #expect(estimate == VelocityEstimate(.zero, remark: .tooFewSamples))
  }
}
