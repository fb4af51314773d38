import Testing

@testable import GestureMotion

@Suite struct SpeedTestTests {
  @Test(
    "Exactly the threshold is slow unless it is included",
    arguments: [
      (0.5, SnapBranch.slow, SnapBranch.forward), (-0.5, .slow, .backward), (0.5.nextUp, .forward, .forward),
      (0.5.nextDown, .slow, .slow), ((-0.5).nextDown, .backward, .backward), (0, .slow, .slow), (.nan, .slow, .slow),
      (.infinity, .forward, .forward),
    ])
  func threshold(velocity: Double, excluded: SnapBranch, included: SnapBranch) {
    #expect(SpeedTest(threshold: 0.5).branch(at: velocity) == excluded)
    #expect(SpeedTest(threshold: 0.5, includesThreshold: true).branch(at: velocity) == included)
  }

  @Test func `at a threshold of 0 a finger at rest counts as forward only where 0 is included`() {
    #expect(SpeedTest(threshold: 0).branch(at: 0) == .slow)
    #expect(SpeedTest(threshold: 0, includesThreshold: true).branch(at: 0) == .forward)
  }

  @Test func `the margin is the distance to the threshold on the side of the velocity`() {
    let test = SpeedTest(threshold: 0.5)
    #expect([0, 0.5, -0.75, 0.25].map(test.margin(at:)) == [0.5, 0, 0.25, 0.25])
  }

  @Test(
    "A phrase holds as it is written, however near to the threshold",
    arguments: [
      (1.4, "v 1.4 > 0.5 pt/ms"), (-1.4, "v -1.4 < -0.5 pt/ms"), (0.2, "|v| 0.2 <= 0.5 pt/ms"),
      (-0.2, "|v| 0.2 <= 0.5 pt/ms"), (0.5, "|v| 0.5 <= 0.5 pt/ms"), (0.5004, "v 0.5004 > 0.5 pt/ms"),
      (1.23456, "v 1.235 > 0.5 pt/ms"),
    ])
  func phrases(velocity: Double, phrase: String) {
    #expect(SpeedTest(threshold: 0.5).phrase(at: velocity) == phrase)
  }

  @Test func `a threshold is written in full`() {
    #expect(SpeedTest(threshold: 0.00025).phrase(at: 0.3) == "v 0.3 > 0.00025 pt/ms")
    #expect(SpeedTest(threshold: 0.25, includesThreshold: true).phrase(at: -0.25) == "v -0.25 <= -0.25 pt/ms")
    #expect(SpeedTest(threshold: 0.25, includesThreshold: true).phrase(at: 0.24999) == "|v| 0.24999 < 0.25 pt/ms")
  }
}
