import GestureModel
import Testing

@testable import GestureMotion

@Suite struct ChromiumRecentWeightedVelocityTests {
  private let estimator = ChromiumRecentWeightedVelocity()

  private func expect(_ places: [Double], step: Double, weights: [Double]) {
    let expected = FourPointFit.pointsPerSecond(places, stepMilliseconds: step, weights: weights)
    let found = estimator.x(of: FourPointFit.stroke(places, stepMilliseconds: step)) ?? .nan
    #expect(abs(found - expected) < 1e-6, "\(found) for \(expected)")
  }

  @Test func `samples older than 50 ms count less`() {
    // Ages 90, 60, 30, 0 ms: 0.5 + 0.01·10 and 0.5 + 0.01·40.
    expect([0, 0, 0, 16], step: 30, weights: [0.6, 0.9, 1, 1])
    // Ages up to 45 ms: all alike.
    expect([0, 3, 0, 16], step: 15, weights: [1, 1, 1, 1])
  }

  @Test func `a parabola is met whatever the weights`() {
    // x = 2000·t² pt: 4000·0.08 = 320 pt/s at the end.
    let parabola = StrokeQuestions.stroke((0...8).map { (Double($0) * 10, 0.2 * Double($0 * $0)) })
    #expect(abs((estimator.x(of: parabola) ?? .nan) - 320) < 1e-6)
  }

  @Test func `two samples give the secant, one gives none`() {
    #expect(abs((estimator.x(of: StrokeQuestions.stroke([(0, 0), (16, 24)])) ?? .nan) - 1500) < 1e-6)
    #expect(estimator.estimate(of: StrokeQuestions.stroke([(0, 0)])).remark == .tooFewSamples)
  }

  @Test func `it is linear, and free of a clock`() { TrackerProbe.check(estimator) }
}
