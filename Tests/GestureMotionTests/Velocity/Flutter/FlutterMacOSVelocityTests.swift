import GestureModel
import Testing

@testable import GestureMotion

@Suite struct FlutterMacOSVelocityTests {
  private let estimator = FlutterMacOSVelocity()

  @Test func `three pairs count 15, 65 and 20 per cent`() {
    // 1000, 2000 and 4000 pt/s: 150 + 1300 + 800.
    let stroke = StrokeQuestions.stroke([(0, 0), (10, 10), (20, 30), (30, 70)])
    #expect(abs((estimator.x(of: stroke) ?? 0) - 2250) < 1e-9)
  }

  @Test func `a missing pair counts as standing still`() {
    // 2000 and 4000 only: 1300 + 800.
    #expect(abs((estimator.x(of: StrokeQuestions.stroke([(0, 0), (10, 20), (20, 60)])) ?? 0) - 2100) < 1e-9)
    #expect(estimator.estimate(of: StrokeQuestions.stroke([])).velocity == .zero)
  }

  @Test("More than 40 whole milliseconds before the lift are a stop", arguments: [(40.999, false), (41, true)])
  func stop(hold: Double, stopped: Bool) {
    let estimate = estimator.estimate(of: StrokeQuestions.stroke([(0, 0), (10, 10), (20, 20)], hold: hold))
    #expect((estimate.remark == .stoppedBeforeLift) == stopped)
  }
}
