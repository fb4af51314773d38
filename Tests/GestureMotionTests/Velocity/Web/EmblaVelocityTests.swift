import GestureModel
import Testing

@testable import GestureMotion

@Suite struct EmblaVelocityTests {
  private let estimator = EmblaVelocity()

  @Test func `the secant runs to the lift's time and the last move's place`() {
    // 60 pt in 40 + 20 ms; the lift's own place is not read.
    var stroke = StrokeQuestions.stroke([(0, 0), (40, 60), (60, 400)])
    stroke.lastSampleIsLift = true
    #expect(abs((estimator.x(of: stroke) ?? 0) - 1000) < 1e-9)
  }

  @Test func `right after the base was renewed the finger stands`() {
    // The move at 171 ms is more than 170 after the touch-down and becomes the base.
    let renewed = StrokeQuestions.stroke([(0, 0), (100, 100), (171, 171)], hold: 2)
    #expect(estimator.x(of: renewed) == 0)
    let kept = StrokeQuestions.stroke([(0, 0), (100, 100), (170, 170)])
    #expect(abs((estimator.x(of: kept) ?? 0) - 1000) < 1e-9)
  }

  @Test("100 pt/s are not exceeded, 170 ms are a rest", arguments: [(10.1, 0.0, 101.0), (10, 0, 0), (200, 170.1, 0)])
  func gate(points: Double, hold: Double, wanted: Double) {
    let stroke = StrokeQuestions.stroke([(0, 0), (100, points)], hold: hold)
    #expect(abs((estimator.x(of: stroke) ?? -1) - wanted) < 1e-9)
  }

  @Test func `without time there is no velocity but 0`() {
    #expect(estimator.estimate(of: StrokeQuestions.stroke([(0, 0), (0, 9)])).velocity == .zero)
  }
}
