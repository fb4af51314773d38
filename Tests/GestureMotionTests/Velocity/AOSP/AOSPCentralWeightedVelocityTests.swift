import GestureModel
import Testing

@testable import GestureMotion

@Suite struct AOSPCentralWeightedVelocityTests {
  private let estimator = AOSPCentralWeightedVelocity()

  private func expect(_ places: [Double], step: Double, weights: [Double]) {
    let expected = FourPointFit.pointsPerSecond(places, stepMilliseconds: step, weights: weights)
    let found = estimator.x(of: FourPointFit.stroke(places, stepMilliseconds: step)) ?? .nan
    #expect(abs(found - expected) < 1e-6, "\(found) for \(expected)")
  }

  @Test func `samples of 10 to 50 ms of age count most`() {
    // Ages 24, 16, 8, 0 ms.
    expect([0, 0, 0, 16], step: 8, weights: [1, 1, 0.9, 0.5])
    // Ages 54, 36, 18, 0 ms: 0.5 + 0.05·(60 − 54) = 0.8.
    expect([0, 3, 0, 16], step: 18, weights: [0.8, 1, 1, 0.5])
    // Ages 90, 60, 30, 0 ms.
    expect([0, 3, 0, 16], step: 30, weights: [0.5, 0.5, 1, 0.5])
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
