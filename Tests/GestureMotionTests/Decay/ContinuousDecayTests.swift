import Testing

@testable import GestureMotion

/// `research/physics.md` 1.5.
@Suite struct ContinuousDecayTests {
  @Test func `a release too slow has a duration below 0 in the original and none here`() {
    // 0.4 pt/s is slower than 1.0 pt/s: −0.458 s.
    let slow = ContinuousDecay(perMillisecond: 0.998, from: 0, pointsPerSecond: 0.4)
    #expect(abs(slow.rawSeconds + 0.458) < 0.001)
    #expect(slow.milliseconds == 0)
    let compose = ComposeExponential(from: 10, pointsPerSecond: 0.05)
    // ln(0.1/0.05)/−4.2 = −0.165 s.
    #expect(compose.rawMilliseconds == -165)
    #expect(compose.milliseconds == 0 && compose.rest == 10)
  }

  @Test("It stops when half a point is left", arguments: [(0.998, 3796.0), (0.99, 596)])
  func stop(rate: Double, milliseconds: Double) {
    let decay = ContinuousDecay(perMillisecond: rate, from: 0, pointsPerSecond: 2000)
    #expect(abs(decay.milliseconds - milliseconds) < 1)
  }
}
