import Testing

@testable import GestureMotion

/// `research/physics.md` 2.
@Suite struct SettledRuleTests {
  @Test func `five ideas of settled give different times`() {
    // x₀ = 200, v₀ = 0, β = 10, θ = 0.5: ScrollMechanics' bound is 1.276 s, the last crossing 0.821 s.
    let run = Oscillation(Spring(naturalFrequency: 10, dampingRatio: 1), displacement: 200, pointsPerSecond: 0)
    #expect(abs(SettledRule.scrollMechanics(threshold: 0.5).seconds(run) - 1.276) < 0.001)
    #expect(abs(SettledRule.compose(threshold: 0.5).seconds(run) - 0.821) < 0.001)
  }

  @Test("Compose's peers settle when its tests say", arguments: [(0.5, 1206.0), (1, 811)])
  func compose(dampingRatio: Double, milliseconds: Double) {
    let run = Oscillation(
      Spring(stiffness: 100, dampingRatio: dampingRatio), displacement: 100, pointsPerSecond: 3000)
    #expect(abs(SettledRule.compose(threshold: 1).seconds(run) * 1000 - milliseconds) <= 1)
  }

  @Test func `an AndroidX spring is done when it is near and slow`() {
    // A spring at its target at 40 px/s is slower than 46.9 px/s; at 50 px/s it is not.
    let spring = Spring(stiffness: 1500, dampingRatio: 0.5)
    #expect(SettledRule.androidX().seconds(Oscillation(spring, displacement: 0, pointsPerSecond: 40)) == 0)
    #expect(SettledRule.androidX().seconds(Oscillation(spring, displacement: 0, pointsPerSecond: 50)) > 0)
  }

  @Test func `a spring that never moved is settled at once`() {
    let run = Oscillation(.flutterScroll, displacement: 0, pointsPerSecond: 0)
    for rule in [SettledRule.scrollMechanics(threshold: 0.5), .compose(threshold: 1), .androidX()] {
      #expect(rule.seconds(run) == 0)
    }
  }
}
