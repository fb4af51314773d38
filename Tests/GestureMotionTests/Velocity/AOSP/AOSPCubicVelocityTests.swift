import GestureModel
import Testing

@testable import GestureMotion

/// The slope, at the newest sample, of a cubic fitted to the last 100 ms.
@Suite struct AOSPCubicVelocityTests {
  private let estimator = AOSPCubicVelocity()

  @Test func `a cubic gives its slope at the newest sample`() {
    // x = 10⁶·t³ pt at 0, 10, … 60 ms: 3·10⁶·0.06² = 10800 pt/s.
    let cubic = (0...6).map { (ms: Double($0) * 10, x: Double($0 * $0 * $0)) }
    #expect(abs((estimator.x(of: StrokeQuestions.stroke(cubic)) ?? .nan) - 10800) < 1e-4)
  }

  @Test func `three samples are met by a parabola, even where Gram-Schmidt would give up`() {
    // x = t² in ms: 2·2 pt/ms. A step of 1 ms leaves the third column a norm of 0.8e-6, below the limit.
    #expect(abs((estimator.x(of: StrokeQuestions.stroke([(0, 0), (1, 1), (2, 4)])) ?? .nan) - 4000) < 1e-6)
    // Slopes 500 and 1500: 1500 + 500.
    #expect(abs((estimator.x(of: StrokeQuestions.stroke([(0, 0), (10, 5), (20, 20)])) ?? .nan) - 2000) < 1e-6)
  }

  @Test func `two samples give the secant`() {
    #expect(abs((estimator.x(of: StrokeQuestions.stroke([(0, 0), (16, 24)])) ?? .nan) - 1500) < 1e-6)
  }

  @Test func `at 1000 Hz the columns are too short for an answer`() {
    let dense = StrokeQuestions.stroke((0..<30).map { (Double($0), Double($0)) })
    #expect(estimator.estimate(of: dense).remark == .undetermined)
    #expect(estimator.estimate(of: dense).sampleCount == 20)
  }

  @Test func `it is linear, and free of a clock`() { TrackerProbe.check(estimator) }
}
