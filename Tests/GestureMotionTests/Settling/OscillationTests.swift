import Testing

@testable import GestureMotion

@Suite struct OscillationTests {
  @Test("The velocity is the derivative and obeys the spring's law", arguments: [0.3, 0.82, 1, 1.1, 2])
  func derivative(dampingRatio: Double) {
    let spring = Spring(mass: 0.5, stiffness: 100, dampingRatio: dampingRatio)
    let run = Oscillation(spring, displacement: -120, pointsPerSecond: 400)
    #expect(abs(run.displacement(at: 0) + 120) < 1e-9)
    #expect(abs(run.pointsPerSecond(at: 0) - 400) < 1e-9)
    for time in [0.01, 0.1, 0.4, 1.5] {
      let h = 1e-6
      let slope = (run.displacement(at: time + h) - run.displacement(at: time - h)) / (2 * h)
      #expect(abs(slope - run.pointsPerSecond(at: time)) < 1e-4)
      // m·x″ + c·x′ + k·x = 0
      let bend = (run.pointsPerSecond(at: time + h) - run.pointsPerSecond(at: time - h)) / (2 * h)
      let force = 0.5 * bend + spring.damping * run.pointsPerSecond(at: time) + 100 * run.displacement(at: time)
      #expect(abs(force) < 1e-2)
    }
  }
}
