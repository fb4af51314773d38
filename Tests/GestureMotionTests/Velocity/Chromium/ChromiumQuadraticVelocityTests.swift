import GestureModel
import Testing

@testable import GestureMotion

@Suite struct ChromiumQuadraticVelocityTests {
  private let estimator = ChromiumQuadraticVelocity()

  @Test func `a parabola gives its slope at the newest sample`() {
    // x = 2000·t² pt: 4000·0.08 = 320 pt/s at the end.
    let parabola = StrokeQuestions.stroke((0...8).map { (Double($0) * 10, 0.2 * Double($0 * $0)) })
    #expect(abs((estimator.x(of: parabola) ?? .nan) - 320) < 1e-6)
  }

  @Test func `a step of 40 ms forgets what was before it, a shorter one does not`() {
    let limit = StrokeQuestions.stroke([(0, 0), (10, 100), (50, 104), (60, 105)])
    #expect(estimator.estimate(of: limit).sampleCount == 2)
    #expect(abs((estimator.x(of: limit) ?? .nan) - 100) < 1e-6)  // 1 pt in 10 ms
    let under = StrokeQuestions.stroke([(0, 0), (10, 100), (49.999, 104), (60, 105)])
    #expect(estimator.estimate(of: under).sampleCount == 4)
  }

  @Test func `a rest of 80 ms before the lift leaves nothing, a shorter one everything`() {
    let moving: [(ms: Double, x: Double)] = [(0, 0), (10, 10)]
    #expect(abs((estimator.x(of: StrokeQuestions.stroke(moving, hold: 79.999)) ?? .nan) - 1000) < 1e-9)
    #expect(
      estimator.estimate(of: StrokeQuestions.stroke(moving, hold: 80))
        == VelocityEstimate(nil, remark: .stoppedBeforeLift))
  }

  @Test func `samples of one time are all kept`() {
    // 0 and 10 pt at one time count as 5 pt twice; with the others on the line 1 pt/ms it stays the parabola's slope.
    let stroke = StrokeQuestions.stroke([(0, 0), (10, 5), (10, 15), (20, 20), (30, 30)])
    #expect(estimator.estimate(of: stroke).sampleCount == 5)
    #expect(abs((estimator.x(of: stroke) ?? .nan) - 1000) < 1e-6)
    // All at one time determine nothing.
    #expect(estimator.estimate(of: StrokeQuestions.stroke([(5, 0), (5, 3), (5, 9)])).remark == .undetermined)
  }

  @Test func `times are cut to whole microseconds`() {
    // 10.0009 ms is 10000 µs: 10 pt in 10 ms.
    #expect(abs((estimator.x(of: StrokeQuestions.stroke([(0, 0), (10.0009, 10)])) ?? .nan) - 1000) < 1e-9)
  }

  @Test func `it is linear, and free of a clock`() { TrackerProbe.check(estimator) }
}
