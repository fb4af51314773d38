import GestureModel
import Testing

@testable import GestureMotion

@Suite struct RNIOSSnapToIntervalTests {
  @Test(
    "Any velocity rounds the projection on, and nothing is limited",
    arguments: [
      (310, 0.01, 2), (310, -0.01, 1), (310, 0, 1), (148, 0, 1), (-148, 0, -1), (-1, -1, -1), (1500, 1, 6), (296, 1, 1),
    ] as [(Double, Double, Int)])
  func lands(proposed: Double, velocity: Double, index: Int) throws {
    let landing = try RNIOSSnapToInterval().landing(
      from: 20, proposed: proposed, velocity: velocity, on: SnapQuestions.cards)
    #expect(landing.index == index)
    #expect(landing.target == Double(index) * 296)
  }

  @Test func `without momentum the release offset decides`() throws {
    var strategy = RNIOSSnapToInterval()
    strategy.disableIntervalMomentum = true
    #expect(try strategy.landing(from: 20, proposed: 1000, velocity: 1, on: SnapQuestions.cards).index == 1)
  }

  @Test func `a whole interval drifts from the rests`() throws {
    let halves = SnapQuestions.scenario { ($0.itemSize, $0.spacing) = (280, 16.5) }.lattice
    var strategy = RNIOSSnapToInterval()
    strategy.wholeInterval = true
    // 296 in the place of 296.5: page 3 at 888 and not at 889.5.
    let landing = try strategy.landing(from: 0, proposed: 880, on: halves)
    #expect((landing.index, landing.target) == (3, 888))
  }

  @Test func `centre and end are counted from the middle and the far edge`() {
    // (100 + 337.5)/300 = 1.46 → 1, less 337.5; (100 + 375)/300 = 1.58 → 2, less 375.
    func target(_ alignment: RNIOSSnapToInterval.Alignment) -> Double {
      RNIOSSnapToInterval().stop(
        offset: 0, proposed: 100, velocity: 0, interval: 300, alignment: alignment, frame: 375
      ).target
    }
    #expect(target(.start) == 0)
    #expect(target(.center) == -37.5)
    #expect(target(.end) == 225)
  }

  @Test func `the reason is the quotient`() throws {
    #expect(
      try RNIOSSnapToInterval().reason(from: 0, proposed: 310, velocity: 0.01, on: SnapQuestions.cards)
        == "v 0.01 > 0, so ceil of proposed/296 = 1.047")
  }
}
