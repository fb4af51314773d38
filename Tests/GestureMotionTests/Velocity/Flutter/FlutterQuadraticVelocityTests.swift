import GestureModel
import Testing

@testable import GestureMotion

@Suite struct FlutterQuadraticVelocityTests {
  private let estimator = FlutterQuadraticVelocity()

  /// x = 100t + 2000t² at t s, a sample every 10 ms.
  private func parabola(_ count: Int, hold: Double = 0) -> Stroke {
    let places = (0..<count).map { index -> (ms: Double, x: Double) in
      let step = Double(index)
      return (step * 10, step + 0.2 * step * step)
    }
    return StrokeQuestions.stroke(places, hold: hold)
  }

  @Test func `a parabola gives back its slope at the newest sample`() {
    // 100 + 4000·0.08 = 420 pt/s at 80 ms.
    #expect(abs((estimator.x(of: parabola(9)) ?? 0) - 420) < 1e-6)
  }

  @Test func `it tells confidence, duration and offset`() {
    let stroke = parabola(9)
    let report = estimator.report(atEndOf: stroke.trackedSamples, lift: Lift(of: stroke))
    #expect(abs(report.confidence - 1) < 1e-9)  // a parabola explains a parabola
    #expect(report.durationMicroseconds == 80_000)
    #expect(abs(report.offset.x - (8 + 0.2 * 64)) < 1e-12)
  }

  @Test func `the window holds 100 ms and ends at a step of more than 40`() {
    #expect(estimator.estimate(of: parabola(20)).sampleCount == 11)
    let cut = StrokeQuestions.stroke([(0, 0), (10, 90), (50.001, 51), (60, 61), (70, 71)])
    #expect(estimator.estimate(of: cut).sampleCount == 3)
    let kept = StrokeQuestions.stroke([(0, 0), (10, 90), (50, 51), (60, 61), (70, 71)])
    #expect(estimator.estimate(of: kept).sampleCount == 5)
  }

  @Test func `two samples are too few, and a rest of 41 ms is a stop`() {
    #expect(estimator.estimate(of: parabola(2)).remark == .tooFewSamples)
    #expect(estimator.estimate(of: parabola(2)).velocity == .zero)
    #expect(estimator.estimate(of: parabola(9, hold: 41)).remark == .stoppedBeforeLift)
    #expect(estimator.estimate(of: parabola(9, hold: 40.9)).remark == nil)
  }

  @Test func `samples of one time do not determine a parabola`() {
    let estimate = estimator.estimate(of: StrokeQuestions.stroke([(8, 1), (8, 2), (8, 3)]))
    #expect(estimate.velocity == .zero)
    #expect(estimate.remark == .undetermined)
  }
}
