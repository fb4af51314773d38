import GestureModel
import Testing

@testable import GestureMotion

@Suite struct GestureHandlerWebVelocityTests {
  private let estimator = GestureHandlerWebVelocity()

  @Test func `a parabola gives back its slope at the newest move`() {
    // x = 100t + 2000t² at t s: 100 + 4000·0.08 = 420 pt/s at 80 ms; the touch-down at 0 lies elsewhere.
    var places = (1...8).map { index -> (ms: Double, x: Double) in
      let step = Double(index)
      return (step * 10, step + 0.2 * step * step)
    }
    places.insert((0, 50), at: 0)
    #expect(abs((estimator.x(of: StrokeQuestions.stroke(places, hold: 5000)) ?? 0) - 420) < 1e-6)
  }

  @Test func `the touch-down is not one of the three samples it takes`() {
    #expect(estimator.estimate(of: StrokeQuestions.stroke([(0, 0), (10, 10), (20, 20)])).remark == .tooFewSamples)
    #expect(
      abs((estimator.x(of: StrokeQuestions.stroke([(0, 0), (10, 10), (20, 20), (30, 30)])) ?? 0) - 1000) < 1e-6)
  }

  @Test func `a step of more than 40 ms cuts the window`() {
    let cut = StrokeQuestions.stroke([(0, 0), (10, 90), (51, 51), (61, 61), (71, 71)])
    #expect(abs((estimator.x(of: cut) ?? 0) - 1000) < 1e-6)
    #expect(estimator.estimate(of: cut).sampleCount == 3)
    let kept = StrokeQuestions.stroke([(0, 0), (11, 90), (51, 51), (61, 61), (71, 71)])
    #expect(estimator.estimate(of: kept).sampleCount == 4)
  }

  @Test func `moves of one time do not determine a parabola`() {
    let estimate = estimator.estimate(of: StrokeQuestions.stroke([(0, 0), (8, 1), (8, 2), (8, 3)]))
    #expect(estimate.velocity == .zero)
    #expect(estimate.remark == .undetermined)
  }

  @Test func `one tracker serves all fingers`() throws {
    // A finger moves right, another left, in turns; the parabola through all their moves is what either gets.
    let right = Stroke(samples: [0, 10, 20].map { Sample(nanoseconds: $0 * 1_000_000, x: Double($0), y: 0) })
    let left = Stroke(samples: [5, 15, 25].map { Sample(nanoseconds: $0 * 1_000_000, x: 300 - Double($0), y: 0) })
    let log = TouchLog([right, left])
    let both = estimator.estimate(of: 0, in: log)
    #expect(both.sampleCount == 4)
    #expect(both.velocity == estimator.estimate(of: 1, in: log).velocity)
  }
}
