import GestureModel
import Testing

@testable import GestureMotion

@Suite struct AOSPScrollImpulseVelocityTests {
  private let estimator = AOSPScrollImpulseVelocity()

  private func x(_ steps: [(ms: Double, x: Double)]) -> Double {
    estimator.estimate(of: 0, in: TrackerProbe.wheel(steps)).velocity?.xPointsPerSecond ?? .nan
  }

  @Test func `steps push, the first one does not`() {
    // 1000 and 2000 pt/s: √(2·(10⁶/2 + (2000 − 1000)·2000)).
    #expect(abs(x([(0, 99), (10, 10), (20, 20)]) - 5e6.squareRoot()) < 1e-6)
  }

  @Test func `of steps at one time only the last counts`() {
    #expect(abs(x([(0, 99), (10, 70), (10, 10), (20, 20)]) - 5e6.squareRoot()) < 1e-6)
  }

  @Test func `a pause of more than 40 ms forgets, one step alone is 0`() {
    #expect(abs(x([(0, 99), (10, 90), (50.000001, 7), (60.000001, 12)]) - 1200) < 1e-6)
    #expect(x([(0, 99)]) == 0)
    #expect(estimator.estimate(of: 0, in: TouchLog(rows: [])).velocity == nil)
  }

  @Test func `places are read as the steps between them, and the lift's time does not matter`() {
    let stroke = StrokeQuestions.stroke([(0, 0), (10, 10), (20, 30)], hold: 300)
    #expect(abs((estimator.x(of: stroke) ?? .nan) - 5e6.squareRoot()) < 1e-6)
  }

  @Test func `it is linear, and free of a clock`() { TrackerProbe.check(estimator) }
}
