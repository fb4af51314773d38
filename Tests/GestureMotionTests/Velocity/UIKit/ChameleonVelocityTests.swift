import GestureModel
import Testing

@testable import GestureMotion

@Suite struct ChameleonVelocityTests {
  private let estimator = ChameleonVelocity()

  @Test func `the first move begins the pan and has no velocity`() {
    #expect(estimator.x(of: StrokeQuestions.stroke([(0, 0), (10, 80)], hold: 5)) == 0)
    // 12 pt in 8 ms.
    let stroke = StrokeQuestions.stroke([(0, 0), (10, 80), (18, 92)], hold: 5)
    #expect(abs((estimator.x(of: stroke) ?? 0) - 1500) < 1e-9)
  }

  @Test func `the lift counts as an event if it moves`() {
    // 6 pt in 4 ms.
    var stroke = StrokeQuestions.stroke([(0, 0), (10, 80), (18, 92), (22, 98)])
    stroke.lastSampleIsLift = true
    #expect(abs((estimator.x(of: stroke) ?? 0) - 1500) < 1e-9)
  }

  @Test func `a repeated place changes nothing and its time is the next step's`() {
    // 12 pt in 8 ms, 40 ms of rest in samples, then 24 pt over 48 ms.
    let rest = StrokeQuestions.stroke([(0, 0), (10, 80), (18, 92), (58, 92)], hold: 500)
    #expect(abs((estimator.x(of: rest) ?? 0) - 1500) < 1e-9)
    let moved = StrokeQuestions.stroke([(0, 0), (10, 80), (18, 92), (58, 92), (66, 116)])
    #expect(abs((estimator.x(of: moved) ?? 0) - 500) < 1e-9)
  }

  @Test func `a step without time is lost`() {
    // 12 pt in 8 ms; 5 pt in none; then 9 pt in 9 ms.
    let stroke = StrokeQuestions.stroke([(0, 0), (10, 80), (18, 92), (18, 97), (27, 106)])
    #expect(abs((estimator.x(of: stroke) ?? 0) - 1000) < 1e-9)
  }
}
