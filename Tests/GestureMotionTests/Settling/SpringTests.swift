import Testing

@testable import GestureMotion

/// `research/physics.md` 2.
@Suite struct SpringTests {
  @Test func `Flutter's scroll spring has the damping its constants give`() {
    // c = 2·1.1·√(0.5·100) = 15.556.
    #expect(abs(Spring.flutterScroll.damping - 15.556) < 0.001)
    #expect(Spring.flutterScroll.kind == .over)
  }

  @Test("A duration and a bounce come back from the spring they make", arguments: [0.3, 0, -0.3])
  func bounce(bounce: Double) {
    let spring = Spring(durationSeconds: 0.5, bounce: bounce)
    #expect(spring.perceivedMilliseconds == 500)
    #expect(abs(spring.bounce - bounce) < 1e-12)
  }
}
