import GestureModel
import Testing

@testable import GestureMotion

/// Half a page for a fling of more than 50 px/s, then the nearest. Pages of 390.
@Suite struct FlutterPageSnapTests {
  @Test(
    "Half a page in the direction of a fling, then the nearest",
    arguments: [
      (195, 0, 1), (194, 0, 0), (10, 0.05, 0), (10, 0.0501, 1), (240, -0.1, 0), (385, -0.1, 0),
      (390, 0.1, 2), (390, -0.1, 1),  // exactly on a page: on, but not back
      (10, 9, 1), (-10, -1, 0), (-10, 1, 1), (1570, 1, 4), (1570, -1, 4), (1550, 1, 4),
    ] as [(Double, Double, Int)])
  func lands(offset: Double, velocity: Double, index: Int) throws {
    let landing = try FlutterPageSnap().landing(
      from: offset, proposed: 900, velocity: velocity, on: SnapQuestions.screens)
    #expect(landing.index == index)
    #expect(landing.target == Double(index) * 390)
  }

  @Test func `right to left pages count from the highest rest`() throws {
    // Page 1 rests at 888. On to page 2 at 592, but not back from exactly there.
    #expect(try FlutterPageSnap().landing(from: 888, velocity: -0.1, on: SnapQuestions.mirrored).target == 592)
    let back = try FlutterPageSnap().landing(from: 888, velocity: 0.1, on: SnapQuestions.mirrored)
    #expect((back.target, back.branch) == (888, .forward))
  }

  @Test func `a coarse screen has a higher tolerance than the fling gate`() throws {
    var strategy = FlutterPageSnap()
    strategy.devicePixelRatio = 0.1  // 1/(0.05·0.1) = 200 px/s
    #expect(try strategy.landing(from: 10, velocity: 0.199, on: SnapQuestions.screens).index == 0)
    #expect(try strategy.landing(from: 10, velocity: 0.201, on: SnapQuestions.screens).index == 1)
    #expect(abs((strategy.velocityThreshold ?? 0) - 0.2) < 1e-12)
  }

  @Test func `the margins are those of the biased half`() throws {
    // q + 0.5 rounds to 1 up to 390, 290 on, and at 0 and before it too. 0.1 − 0.05 pt/ms.
    let landing = try FlutterPageSnap().landing(from: 100, velocity: 0.1, on: SnapQuestions.screens)
    #expect(abs((landing.margin.points ?? 0) - 290) < 1e-9)
    #expect(abs((landing.margin.pointsPerMillisecond ?? 0) - 0.05) < 1e-12)
  }

  @Test func `the reason shows the bias`() throws {
    #expect(
      try FlutterPageSnap().reason(from: 100, velocity: 0.1, on: SnapQuestions.screens)
        == "v 0.1 > 0.05 pt/ms, so round of q(offset) + 0.5 = 0.756")
    #expect(
      try FlutterPageSnap().reason(from: 100, velocity: 0.05, on: SnapQuestions.screens)
        == "|v| 0.05 <= 0.05 pt/ms, so round of q(offset) = 0.256")
    #expect(
      try FlutterPageSnap().reason(from: -10, velocity: -1, on: SnapQuestions.screens)
        == "at or past an end and not coming back, so the range's spring takes it to its edge")
  }
}
