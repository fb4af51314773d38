import GestureModel
import Testing

@testable import GestureMotion

/// The slope, at the newest sample, of a cubic fitted to the last 100 ms.
@Suite struct ChromiumCubicVelocityTests {
  private let estimator = ChromiumCubicVelocity()

  @Test func `a cubic gives its slope at the newest sample`() {
    // x = 10⁶·t³ pt at 0, 10, … 60 ms: 3·10⁶·0.06² = 10800 pt/s.
    let cubic = (0...6).map { (ms: Double($0) * 10, x: Double($0 * $0 * $0)) }
    #expect(abs((estimator.x(of: StrokeQuestions.stroke(cubic)) ?? .nan) - 10800) < 1e-4)
  }

  @Test func `three samples 1 ms apart are too close for Gram-Schmidt`() {
    #expect(estimator.estimate(of: StrokeQuestions.stroke([(0, 0), (1, 1), (2, 4)])).remark == .undetermined)
    #expect(abs((estimator.x(of: StrokeQuestions.stroke([(0, 0), (10, 5), (20, 20)])) ?? .nan) - 2000) < 1e-6)
  }

  @Test func `it is linear, and free of a clock`() { TrackerProbe.check(estimator) }
}
