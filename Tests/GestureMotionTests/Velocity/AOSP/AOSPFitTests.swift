import GestureModel
import Testing

@testable import GestureMotion

@Suite struct AOSPFitTests {
  private func x(_ places: [(ms: Double, x: Double)], degree: Int) -> Double? {
    let window = StrokeQuestions.stroke(places).samples[...]
    return AOSPFit.estimate(of: window, degree: degree).velocity?.xPointsPerSecond
  }

  @Test func `three samples have the closed form's answer, however close, and whatever degree was asked for`() {
    // x = t² in ms: 2·2 pt/ms. Gram-Schmidt gives up at 1 ms a step.
    for degree in 2...3 { #expect(abs((x([(0, 0), (1, 1), (2, 4)], degree: degree) ?? .nan) - 4000) < 1e-6) }
    let window = StrokeQuestions.stroke([(0, 0), (1, 1), (2, 4)]).samples[...]
    #expect(PolynomialFit.estimate(of: window, degree: 2, clock: .nanoseconds).velocity == nil)
  }

  @Test func `a weighted parabola is not fitted in closed form`() {
    let window = StrokeQuestions.stroke([(0, 0), (1, 1), (2, 4)]).samples[...]
    #expect(AOSPFit.estimate(of: window, degree: 2, weighting: .recent).velocity == nil)
  }
}
