import GestureModel
import Testing

@testable import GestureMotion

@Suite struct ChromiumRestrictedQuadraticVelocityTests {
  private let estimator = ChromiumRestrictedQuadraticVelocity()

  @Test func `a stop that the parabola takes for a turn gives none`() {
    // 2000 pt/s for 50 ms, then still for 40 ms: the parabola bends backwards.
    let stroke = StrokeQuestions.stroke((0...9).map { (Double($0) * 10, Double(min($0, 5)) * 20) })
    #expect((ChromiumQuadraticVelocity().x(of: stroke) ?? .nan) < 0)
    #expect(estimator.estimate(of: stroke).velocity == nil)
    #expect(estimator.estimate(of: stroke).remark == .againstMotion)
  }

  @Test func `a velocity along the way is that of the parabola`() {
    let stroke = StrokeQuestions.constant(x: 1200, y: -300)
    #expect(estimator.estimate(of: stroke) == ChromiumQuadraticVelocity().estimate(of: stroke))
  }

  @Test func `both axes are judged together`() {
    // Backwards along x by itself, but y weighs more.
    let stroke = StrokeQuestions.stroke((0...9).map { (Double($0) * 10, Double(min($0, 5)) * 20) })
      .mapSamples { $0.y = Double($0.nanoseconds) * 1e-5 }
    #expect((estimator.x(of: stroke) ?? .nan) < 0)
  }

  @Test func `the way begins at the sample that was too old for the window`() {
    // 101 ms before the newest the finger was far to the right; since then it has gone right slowly.
    var places = (0...10).map { (ms: 1 + Double($0) * 10, x: Double($0)) }
    places.insert((0, 500), at: 0)
    #expect(estimator.estimate(of: StrokeQuestions.stroke(places)).remark == .againstMotion)
    // 100 ms before it, it belongs to the window; here it is left out.
    #expect(estimator.estimate(of: StrokeQuestions.stroke(Array(places.dropFirst()))).velocity != nil)
  }

  @Test func `a window ended by its twentieth sample looks at none beyond`() {
    var places = (0..<20).map { (ms: 10 + Double($0), x: Double($0)) }
    places.insert((0, 500), at: 0)
    #expect(abs((estimator.x(of: StrokeQuestions.stroke(places)) ?? .nan) - 1000) < 1e-4)
  }

  @Test func `it is linear, and free of a clock`() { TrackerProbe.check(estimator) }
}
