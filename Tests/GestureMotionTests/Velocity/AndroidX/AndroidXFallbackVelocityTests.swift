import GestureModel
import Testing

@testable import GestureMotion

@Suite struct AndroidXFallbackVelocityTests {
  private let estimator = AndroidXFallbackVelocity()

  private func x(_ steps: [(ms: Double, x: Double)]) -> Double {
    estimator.estimate(of: 0, in: TrackerProbe.wheel(steps)).velocity?.xPointsPerSecond ?? .nan
  }

  @Test func `steps push, the first one does not`() {
    // 1000 and 2000 pt/s: √(2·(10⁶/2 + (2000 − 1000)·2000)).
    #expect(abs(x([(0, 99), (10, 10), (20, 20)]) - 5e6.squareRoot()) < 1e-6)
  }

  @Test func `a step without duration is passed over, and the next is halved in its place`() {
    #expect(abs(x([(0, 99), (0.9, 50), (10, 10), (20, 20)]) - 5e6.squareRoot()) < 1e-6)
  }

  @Test func `one step, none, or all at one time are 0`() {
    #expect(x([(0, 99)]) == 0)
    #expect(x([]) == 0)
    #expect(x([(3, 5), (3.1, 5), (3.2, 5)]) == 0)
  }

  @Test func `a pause of more than 40 ms forgets, and steps older than 100 ms are left out`() {
    #expect(abs(x([(0, 99), (10, 90), (51, 7), (61, 12)]) - 1200) < 1e-6)
    let slow = TrackerProbe.wheel((0...4).map { (Double($0) * 30, 18) })
    #expect(estimator.estimate(of: 0, in: slow).sampleCount == 4)
  }

  @Test func `places are read as the steps between them`() {
    let stroke = StrokeQuestions.stroke([(0, 0), (10, 10), (20, 30)], hold: 300)
    #expect(abs((estimator.x(of: stroke) ?? .nan) - 5e6.squareRoot()) < 1e-6)
  }

  @Test func `it is linear, and free of a clock`() { TrackerProbe.check(estimator) }
}
