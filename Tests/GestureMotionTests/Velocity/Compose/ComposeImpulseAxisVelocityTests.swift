import GestureModel
import Testing

@testable import GestureMotion

@Suite struct ComposeImpulseAxisVelocityTests {
  private let estimator = ComposeImpulseAxisVelocity()

  private func x(_ steps: [(ms: Double, x: Double)]) -> Double {
    estimator.estimate(of: 0, in: TrackerProbe.wheel(steps)).velocity?.xPointsPerSecond ?? .nan
  }

  @Test func `it is the two-axis tracker's energy, whatever the lift's time`() {
    // 1000 and 2000 pt/s: √(2·(10⁶/2 + (2000 − 1000)·2000)).
    let stroke = StrokeQuestions.stroke([(0, 0), (10, 10), (20, 30)], hold: 500)
    #expect(abs((estimator.x(of: stroke) ?? .nan) - 5e6.squareRoot()) < 1e-6)
  }

  @Test func `steps push, the first one does not, over 100 ms`() {
    #expect(abs(x([(0, 99), (10, 10), (20, 20)]) - 5e6.squareRoot()) < 1e-6)
    // 600 pt/s in steps of 30 ms: only the first of the five is older than 100 ms.
    let slow = TrackerProbe.wheel((0...4).map { (Double($0) * 30, 18) })
    #expect(estimator.estimate(of: 0, in: slow).sampleCount == 4)
    #expect(abs((estimator.estimate(of: 0, in: slow).velocity?.xPointsPerSecond ?? .nan) - 600) < 1e-6)
    #expect(x([(0, 99)]) == 0)
  }

  @Test func `it is linear, and free of a clock`() { TrackerProbe.check(estimator) }
}
