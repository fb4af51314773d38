import GestureModel
import Testing

@testable import GestureMotion

@Suite struct ChromiumFirstOrderVelocityTests {
  private let estimator = ChromiumFirstOrderVelocity()
  private let places: [(ms: Double, x: Double)] = [(0, 0), (10, 10), (20, 30), (30, 50)]

  @Test func `each step moves the velocity by its share`() {
    #expect(abs((estimator.x(of: StrokeQuestions.stroke(Array(places.prefix(2)))) ?? .nan) - 1000) < 1e-9)
    // u = 1000, then α = 10/(10 + 10) = ½: 1000 + (2000 − 1000)/2, then 1500 + (2000 − 1500)/2.
    #expect(abs((estimator.x(of: StrokeQuestions.stroke(Array(places.prefix(3)))) ?? .nan) - 1500) < 1e-9)
    #expect(abs((estimator.x(of: StrokeQuestions.stroke(places)) ?? .nan) - 1750) < 1e-9)
  }

  @Test func `a sample 2 µs after the last is passed over, a later one is not`() {
    let three = Array(places.prefix(3))
    #expect(abs((estimator.x(of: StrokeQuestions.stroke(three + [(20.002, 900)])) ?? .nan) - 1500) < 1e-9)
    #expect((estimator.x(of: StrokeQuestions.stroke(three + [(20.003, 900)])) ?? .nan) > 1510)
  }

  @Test func `one sample gives none`() {
    #expect(estimator.estimate(of: StrokeQuestions.stroke([(0, 7)])).velocity == nil)
    #expect(estimator.estimate(of: StrokeQuestions.stroke([(0, 7)])).remark == .tooFewSamples)
  }

  @Test func `it begins anew after a stop`() {
    let late = places + [(90, 50), (100, 53)]
    #expect(abs((estimator.x(of: StrokeQuestions.stroke(late)) ?? .nan) - 300) < 1e-9)
  }

  @Test func `it is linear, and free of a clock`() { TrackerProbe.check(estimator) }
}
