import GestureModel
import GestureMotion
import Testing

@testable import GestureReplay

@Suite struct CandidateTests {
  @Test func `a candidate decelerates as the scenario unless it has a rate of its own`() {
    var scenario = Scenario()
    scenario.decelerationPerMillisecond = 0.995
    let plain = Candidate(strategy: NearestProposedSnap(), estimator: UIKitVelocity())
    #expect(plain.deceleration(in: scenario).perMillisecond == 0.995)
    let fast = Candidate(strategy: NearestProposedSnap(), estimator: UIKitVelocity(), deceleration: .fast)
    #expect(fast.deceleration(in: scenario) == .fast)
  }

  @Test func `its name is the strategy's spelling unless it is given one`() {
    var strategy = ThresholdSnap()
    strategy.pointsPerMillisecond = 0.75
    #expect(Candidate(strategy: strategy, estimator: UIKitVelocity()).id == "threshold(velocity: 0.75)")
    #expect(Candidate(id: "ours", strategy: strategy, estimator: UIKitVelocity()).id == "ours")
  }
}
