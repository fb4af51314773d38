import GestureModel
import Testing

@testable import GestureMotion

@Suite struct InteractVelocityTests {
  private let estimator = InteractVelocity()

  @Test func `the last move's step counts alone, whatever rest follows`() {
    // 3 pt in 4 ms.
    let stroke = StrokeQuestions.stroke([(0, 0), (16, 40), (20, 43)], hold: 5000)
    #expect(abs((estimator.x(of: stroke) ?? 0) - 750) < 1e-9)
  }

  @Test("A step is divided by a millisecond at least", arguments: [0.0, 0.25, 1])
  func shortest(milliseconds: Double) {
    // 6 pt in at most 1 ms.
    let stroke = StrokeQuestions.stroke([(0, 0), (8, 40), (8 + milliseconds, 46)])
    #expect(abs((estimator.x(of: stroke) ?? 0) - 6000) < 1e-9)
  }

  @Test func `without a move the finger stands`() {
    #expect(estimator.estimate(of: StrokeQuestions.stroke([(0, 5)])).velocity == .zero)
  }
}
