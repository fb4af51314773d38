import GestureModel
import Testing

@testable import GestureMotion

@Suite struct ReactNativePanVelocityTests {
  private var estimator = ReactNativePanVelocity()

  @Test func `a flick of one move is measured from the clock's zero`() {
    // 40 pt at 5492.323654 ms of the app's clock: 7.28 pt/s, though the finger did 2400.
    var stroke = StrokeQuestions.stroke([(5475.656987, 100), (5492.323654, 140)])
    #expect(abs((estimator.x(of: stroke) ?? 0) - 40 / 5.492323654) < 1e-9)
    // The same with a trace's clock that begins at the touch-down, once it is told what the app's clock showed.
    stroke = StrokeQuestions.stroke([(0, 100), (16.666667, 140)])
    var told = estimator
    told.millisecondsBeforeTrace = 5475.656987
    #expect(abs((told.x(of: stroke) ?? 0) - 40 / 5.492323654) < 1e-9)
  }

  @Test func `from the second move on it is the last step`() {
    // 12 pt in 8 ms.
    let stroke = StrokeQuestions.stroke([(5000, 0), (5008, 30), (5016, 42)], hold: 900)
    #expect(abs((estimator.x(of: stroke) ?? 0) - 1500) < 1e-9)
  }

  @Test func `a move with the time of the one before is passed over and the next carries its step`() {
    // 5 + 7 pt in 8 ms.
    let stroke = StrokeQuestions.stroke([(5000, 0), (5008, 30), (5008, 35), (5016, 42)])
    #expect(abs((estimator.x(of: stroke) ?? 0) - 1500) < 1e-9)
  }

  @Test func `a move at the clock's zero is passed over`() {
    let estimate = estimator.estimate(of: StrokeQuestions.stroke([(0, 0), (0, 9)]))
    #expect(estimate == VelocityEstimate(.zero, remark: .tooFewSamples))
  }
}
