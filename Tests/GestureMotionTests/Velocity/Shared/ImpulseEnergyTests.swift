import GestureModel
import Testing

@testable import GestureMotion

@Suite struct ImpulseEnergyTests {
  private func speed(_ steps: [(x: Double, y: Double, seconds: Double)]) -> SIMD2<Double> {
    var energy = ImpulseEnergy()
    for (index, step) in steps.enumerated() {
      energy.add(SIMD2(step.x, step.y), seconds: step.seconds, isFirst: index == 0)
    }
    return energy.pointsPerSecond
  }

  @Test func `nothing pushed gives 0, one push its own speed`() {
    #expect(speed([]) == .zero)
    #expect(speed([(3, -4, 0.5)]) == SIMD2(6, -8))
  }

  @Test func `the axes do not mix`() {
    // x: 10 and 20 per second: W = 50 + (20 − 10)·20 = 250, √500. y: −10 and 5: W = −50 + (5 + 10)·5 = 25, √50.
    let both = speed([(10, -10, 1), (20, 5, 1)])
    #expect(abs(both.x - 500.0.squareRoot()) < 1e-12)
    #expect(abs(both.y - 50.0.squareRoot()) < 1e-12)
  }

  @Test func `a step without motion adds nothing, one without time is not finite`() {
    #expect(speed([(10, 0, 1), (0, 0, 9)]) == SIMD2(10, 0))
    #expect(!speed([(10, 0, 1), (1, 1, 0)]).x.isFinite)
  }
}
