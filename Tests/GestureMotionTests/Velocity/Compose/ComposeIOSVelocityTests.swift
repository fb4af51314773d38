import GestureModel
import Testing

@testable import GestureMotion

@Suite struct ComposeIOSVelocityTests {
  private let estimator = ComposeIOSVelocity()

  @Test func `a short flick is exaggerated by the sample that is made up`() {
    // 16 pt in 16 ms; made up: a third of the time back, two thirds of the way. From the newest: −2/3·16 pt in 16/3 ms is
    // 2 pt/ms, the older step 0.5 pt/ms in 32/3 ms: 2 + (2 − 0.5)/16·(16/3) = 2.5 pt/ms, 2.5 times the truth.
    let two = StrokeQuestions.stroke([(0, 0), (16, 16)])
    #expect(abs((estimator.x(of: two) ?? .nan) - 2500) < 1e-6)
    // Of three samples the middle one is replaced, wherever it lies.
    let three = StrokeQuestions.stroke([(0, 0), (4, 77), (16, 16)])
    #expect(abs((estimator.x(of: three) ?? .nan) - 2500) < 1e-6)
  }

  @Test func `four samples are fitted as they are`() {
    let parabola = StrokeQuestions.stroke((0...3).map { (Double($0) * 10, 0.2 * Double($0 * $0)) })
    #expect(abs((estimator.x(of: parabola) ?? .nan) - 120) < 1e-6)  // x = 2000·t²: 4000·0.03
  }

  @Test func `an axis that would turn back is 0`() {
    // 2000 pt/s for 50 ms, then still for 40 ms.
    let stroke = StrokeQuestions.stroke((0...9).map { (Double($0) * 10, Double(min($0, 5)) * 20) })
    #expect((ComposeQuadraticVelocity().x(of: stroke) ?? .nan) < 0)
    #expect(estimator.estimate(of: stroke).velocity == .zero)
    #expect(estimator.estimate(of: stroke).remark == .againstMotion)
  }

  @Test func `one sample gives 0, and so do samples of one time`() {
    #expect(estimator.estimate(of: StrokeQuestions.stroke([(0, 9)])).remark == .tooFewSamples)
    #expect(estimator.estimate(of: StrokeQuestions.stroke([])).remark == .tooFewSamples)
    #expect(estimator.estimate(of: StrokeQuestions.stroke([(0, 9), (0, 12)])).velocity == .zero)
  }

  @Test func `a lift after a pause stops a gesture of more than 100 ms, not a shorter one`() {
    let short = StrokeQuestions.stroke([(0, 0), (16, 16)], hold: 84)
    #expect(abs((estimator.x(of: short) ?? .nan) - 2500) < 1e-6)
    let long = StrokeQuestions.stroke([(0, 0), (16, 16)], hold: 85)
    #expect(estimator.estimate(of: long) == VelocityEstimate(.zero, remark: .stoppedBeforeLift))
  }

  @Test func `a pause that ended 50 ms before the lift is forgiven`() {
    let places: [(ms: Double, x: Double)] = [(0, 0), (60, 0), (76, 16), (92, 32), (108, 48)]
    // The move at 60 ms ended a pause.
    #expect(estimator.estimate(of: StrokeQuestions.stroke(places, hold: 1)).remark == .stoppedBeforeLift)
    #expect(abs((estimator.x(of: StrokeQuestions.stroke(places, hold: 2)) ?? .nan) - 1000) < 1e-6)
  }

  @Test func `it is linear, and free of a clock`() { TrackerProbe.check(estimator) }
}
