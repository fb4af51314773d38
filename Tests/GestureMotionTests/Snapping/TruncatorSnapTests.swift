import GestureModel
import Testing

@testable import GestureMotion

/// c = floor(q), f = q − c. Travel > 25 pt and |v| > 0.4: v > 0 → c + 1, v < 0 → c. Otherwise trunc(c + f + (0.4 if
/// c ≥ start page, else 0.6)). On 390 pt pages 60 % are 234 pt.
@Suite struct TruncatorSnapTests {
  @Test(
    "A drag needs 60 % of a page, in either direction",
    // From page 1 at 390: on at 624, back below 156.
    arguments: [(623, 1), (624.01, 2), (390, 1), (389, 1), (157, 1), (155, 0), (-100, 0), (9000, 4)]
      as [(Double, Int)])
  func drag(offset: Double, index: Int) throws {
    for velocity in [-0.4, 0, 0.4] {
      let landing = try TruncatorSnap().landing(
        from: offset, proposed: 0, velocity: velocity, start: 390, on: SnapQuestions.screens)
      #expect(landing.index == index)
      #expect(landing.target == Double(index) * 390)
      #expect(landing.branch == .slow)
    }
  }

  @Test(
    "A flick takes the page on its side",
    arguments: [
      (416, 0.41, 2), (415, 0.41, 1), (416, 0.4, 1),  // travel 26, exactly 25, speed exactly at the limit
      (364, -0.41, 0), (365, -0.41, 1), (364, -0.4, 1),
      (600, -0.41, 1),  // dragged on, flicked back
      (200, 0.41, 1),  // dragged back, flicked on
      (1600, 1, 4), (-50, -1, 0),
    ] as [(Double, Double, Int)])
  func flick(offset: Double, velocity: Double, index: Int) throws {
    #expect(
      try TruncatorSnap().landing(from: offset, velocity: velocity, start: 390, on: SnapQuestions.screens).index
        == index)
  }

  @Test func `insets count from the first rest`() throws {
    // From 295 (page 1), 60 % of 325 is 195: on at 490.
    #expect(try TruncatorSnap().landing(from: 489.9, start: 295, on: SnapQuestions.inset).index == 1)
    #expect(try TruncatorSnap().landing(from: 490.1, start: 295, on: SnapQuestions.inset).target == 620)
  }

  @Test func `the margin looks past the start, where the bias changes`() throws {
    // 5 pt on from page 1: on takes 229 pt more, back 239; not 0.4·390 + 5 = 161.
    let on = try TruncatorSnap().landing(from: 395, start: 390, on: SnapQuestions.screens)
    #expect(abs((on.margin.points ?? 0) - 229) < 1e-9)
    let back = try TruncatorSnap().landing(from: 385, start: 390, on: SnapQuestions.screens)
    #expect(abs((back.margin.points ?? 0) - 229) < 1e-9)
  }

  @Test func `the margin knows that a little more travel makes a flick`() throws {
    // Travel 20 at 1 pt/ms: 5 pt on and the page after is taken. Until then no speed changes anything.
    let landing = try TruncatorSnap().landing(from: 410, velocity: 1, start: 390, on: SnapQuestions.screens)
    #expect(landing.index == 1)
    #expect(abs((landing.margin.points ?? 0) - 5) < 1e-9)
    #expect(landing.margin.pointsPerMillisecond == nil)
    // And that a little less unmakes one: travel 30, 5 pt back.
    let flick = try TruncatorSnap().landing(from: 420, velocity: 1, start: 390, on: SnapQuestions.screens)
    #expect(abs((flick.margin.points ?? 0) - 5) < 1e-9)
    #expect(abs((flick.margin.pointsPerMillisecond ?? 0) - 0.6) < 1e-12)
  }

  @Test func `margins hold`() {
    MarginProbe.check(TruncatorSnap())
    MarginProbe.check(TruncatorSnap(), seed: 9)
    var strategy = TruncatorSnap()
    (strategy.minimumFling, strategy.flingDistance) = (0.25, 300)
    MarginProbe.check(strategy)
    (strategy.minimumFling, strategy.flingDistance) = (0, 0)
    MarginProbe.check(strategy)
  }

  @Test func `the reason tells flicks from drags`() throws {
    let strategy = TruncatorSnap()
    #expect(
      try strategy.reason(from: 420, velocity: 1, start: 390, on: SnapQuestions.screens)
        == "travel 30 > 25 pt and v 1 > 0.4 pt/ms, so the page after q(offset) = 1.077")
    #expect(
      try strategy.reason(from: 300, velocity: -1, start: 390, on: SnapQuestions.screens)
        == "travel 90 > 25 pt and v -1 < -0.4 pt/ms, so the page under q(offset) = 0.769")
    #expect(
      try strategy.reason(from: 410, velocity: 1, start: 390, on: SnapQuestions.screens)
        == "travel 20 <= 25 pt, so the whole part of q(offset) + 0.4 = 1.451")
    #expect(
      try strategy.reason(from: 300, velocity: 0.1, start: 390, on: SnapQuestions.screens)
        == "|v| 0.1 <= 0.4 pt/ms, so the whole part of q(offset) + 0.6 = 1.369")
    #expect(
      try strategy.reason(from: 1950, start: 1560, on: SnapQuestions.screens)
        == "|v| 0 <= 0.4 pt/ms, so the whole part of q(offset) + 0.4 = 5.4, limited to 4")
  }

  @Test func `both limits can be set`() throws {
    var strategy = TruncatorSnap()
    try strategy.set("minFling", to: .number(0.2))
    try strategy.set("flingDistance", to: .number(10))
    #expect((strategy.velocityThreshold, strategy.flingDistance) == (0.2, 10))
    try strategy.set("velocity", to: .number(0.3))
    #expect(strategy.minimumFling == 0.3)
  }

  @Test func `it is sound`() {
    TruncatorSnap().expectSound()
  }
}
