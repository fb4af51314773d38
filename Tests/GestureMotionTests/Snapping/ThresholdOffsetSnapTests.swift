import GestureModel
import Testing

@testable import GestureMotion

@Suite struct ThresholdOffsetSnapTests {
  private var unclamped: ThresholdOffsetSnap {
    var strategy = ThresholdOffsetSnap()
    strategy.clamp = false
    return strategy
  }

  @Test(
    "The release offset decides: up when fast forward, down when fast backward, else the nearest",
    arguments: [
      (100, 0.31, 1), (100, 0.3, 0), (200, -0.31, 0), (200, -0.3, 1), (148, 0, 1), (147, 0, 0),
      (296, 0.5, 1), (296, -0.5, 1),  // exactly on a page ceil and floor stay
      (296.0000001, 0.5, 2), (295.9999999, -0.5, 0),  // and a hair jumps a page
      (-40, -0.4, 0), (1200, 2, 4), (-40, 0.4, 0),
    ] as [(Double, Double, Int)])
  func rounds(offset: Double, velocity: Double, index: Int) throws {
    let landing = try ThresholdOffsetSnap().landing(
      from: offset, proposed: 5000, velocity: velocity, on: SnapQuestions.cards)
    #expect(landing.index == index)
    #expect(landing.target == Double(index) * 296)
  }

  @Test func `as printed it sends a bounce to page -1 and past the last`() throws {
    // Bug-08: q = −40/296 = −0.135, floor −1, −296 pt.
    var strategy = unclamped
    let before = try strategy.landing(from: -40, proposed: 0, velocity: -0.4, on: SnapQuestions.cards)
    #expect((before.index, before.target) == (-1, -296))
    #expect(!strategy.clampsTarget)
    // 1200/296 = 4.05: page 5 of 0…4.
    let after = try strategy.landing(from: 1200, velocity: 1, on: SnapQuestions.cards)
    #expect((after.index, after.target) == (5, 1480))
    strategy.clamp = true
    #expect(strategy.clampsTarget)
  }

  @Test func `a threshold in points per second is never passed`() throws {
    // Bug-04: 1.2 can never exceed 500, so round(100/296) = 0.
    var strategy = ThresholdOffsetSnap()
    strategy.pointsPerMillisecond = 500
    let landing = try strategy.landing(from: 100, proposed: 217.81, velocity: 1.2, on: SnapQuestions.cards)
    #expect((landing.index, landing.branch) == (0, .slow))
    #expect(landing.margin.points == 48)  // 148 − 100
    #expect(abs((landing.margin.pointsPerMillisecond ?? 0) - 498.8) < 1e-9)
  }

  @Test func `insets count from the first rest, one page stays`() throws {
    // (300 + 30)/325 = 1.015: up to 2 at 620.
    #expect(try ThresholdOffsetSnap().landing(from: 300, velocity: 1, on: SnapQuestions.inset).target == 620)
    #expect(try ThresholdOffsetSnap().landing(from: 80, velocity: 1, on: SnapQuestions.single).index == 0)
    #expect(try unclamped.landing(from: 80, velocity: 1, on: SnapQuestions.single).index == 1)
  }

  @Test func `margins hold, limited or not`() {
    MarginProbe.check(ThresholdOffsetSnap())
    MarginProbe.check(unclamped)
  }

  @Test func `the reason has the numbers that decided`() throws {
    #expect(
      try unclamped.reason(from: -40, velocity: -0.4, on: SnapQuestions.cards)
        == "v -0.4 < -0.3 pt/ms, so floor of q(offset) = -0.135")
    #expect(
      try ThresholdOffsetSnap().reason(from: -40, velocity: -0.4, on: SnapQuestions.cards)
        == "v -0.4 < -0.3 pt/ms, so floor of q(offset) = -0.135, limited to 0")
  }

  @Test func `both parameters can be set, and only as what they are`() throws {
    var strategy = ThresholdOffsetSnap()
    try strategy.set("threshold", to: .number(0.5))
    try strategy.set("clamp", to: .flag(false))
    #expect((strategy.pointsPerMillisecond, strategy.clamp) == (0.5, false))
    #expect(throws: ParameterError.unsuitable(name: "clamp", expected: "true or false")) {
      try strategy.set("clamp", to: .number(1))
    }
    #expect(throws: ParameterError.unknown(name: "speed", known: ["velocity", "clamp"])) {
      try strategy.set("speed", to: .number(1))
    }
  }

  @Test func `it is sound`() {
    ThresholdOffsetSnap().expectSound()
    unclamped.expectSound()
  }
}
