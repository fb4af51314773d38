import GestureModel
import Testing

@testable import GestureMotion

@Suite struct PolynomialFitTests {
  private func samples(_ places: [(ms: Double, x: Double)]) -> ArraySlice<Sample> {
    StrokeQuestions.stroke(places).samples[...]
  }

  @Test func `the degree is lowered to what the samples allow`() {
    let two = PolynomialFit.estimate(of: samples([(0, 0), (10, 5)]), degree: 3, clock: .nanoseconds)
    #expect(abs((two.velocity?.xPointsPerSecond ?? .nan) - 500) < 1e-9)
    #expect(two.sampleCount == 2 && two.oldestNanoseconds == 0)
    for count in 0...1 {
      let few = PolynomialFit.estimate(of: samples([(0, 0)]).prefix(count), degree: 3, clock: .nanoseconds)
      #expect(few == VelocityEstimate(nil, remark: .tooFewSamples, sampleCount: count))
    }
  }

  @Test func `samples of one time determine nothing`() {
    let estimate = PolynomialFit.estimate(of: samples([(4, 0), (4, 5)]), degree: 1, clock: .nanoseconds)
    #expect(estimate == VelocityEstimate(nil, remark: .undetermined, sampleCount: 2))
  }

  @Test func `weights see the age and the step to the next newer sample`() {
    // Steps of 4 ms: 0.7 for all but the newest.
    let places = [0.0, 0, 0, 16]
    let estimate = PolynomialFit.estimate(
      of: FourPointFit.stroke(places, stepMilliseconds: 4).samples[...], degree: 2, weighting: .delta,
      clock: .nanoseconds)
    let expected = FourPointFit.pointsPerSecond(places, stepMilliseconds: 4, weights: [0.7, 0.7, 0.7, 1])
    #expect(abs((estimate.velocity?.xPointsPerSecond ?? .nan) - expected) < 1e-6)
  }
}
