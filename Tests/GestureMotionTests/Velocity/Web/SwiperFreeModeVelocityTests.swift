import GestureModel
import Testing

@testable import GestureMotion

@Suite struct SwiperFreeModeVelocityTests {
  private let estimator = SwiperFreeModeVelocity()

  @Test func `half the last step is reported`() {
    // 12 pt in 8 ms are 1500 pt/s.
    let stroke = StrokeQuestions.stroke([(0, 0), (8, 30), (16, 42)])
    #expect(abs((estimator.x(of: stroke) ?? 0) - 750) < 1e-9)
  }

  @Test("Below 20 pt/s an axis stands", arguments: [(0.4, 20.0), (0.398, 0)])
  func floor(points: Double, wanted: Double) {
    // 0.4 pt in 10 ms are 40 pt/s, half of which is the floor.
    let stroke = StrokeQuestions.stroke([(0, 0), (10, points)])
    #expect(abs((estimator.x(of: stroke) ?? -1) - wanted) < 1e-9)
  }

  @Test(
    "A step of more than 150 ms or a rest of more than 300 is a stop",
    arguments: [(150.0, 300.0, false), (150.1, 0, true), (8, 300, false), (8, 300.1, true)])
  func stop(step: Double, hold: Double, stopped: Bool) {
    let estimate = estimator.estimate(of: StrokeQuestions.stroke([(0, 0), (step, 80)], hold: hold))
    #expect((estimate.remark == .stoppedBeforeLift) == stopped)
    #expect((estimate.velocity == .zero) == stopped)
  }

  @Test func `two points of one time have no finite velocity, and that is said`() {
    let estimate = estimator.estimate(of: StrokeQuestions.stroke([(0, 0), (8, 30), (8, 42)]))
    #expect(estimate.velocity == nil)
    #expect(estimate.remark == .notFinite)
  }
}
