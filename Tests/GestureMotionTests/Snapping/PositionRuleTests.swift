import GestureModel
import Testing

@testable import GestureMotion

@Suite struct PositionRuleTests {
  @Test(
    "Whole numbers and their neighbours",
    // position, nearest, floor, ceil, ahead, behind
    arguments: [
      (1.0, [1.0, 1, 1, 2, 0]), (1.5, [2, 1, 2, 2, 1]), (1.4, [1, 1, 2, 2, 1]), (-0.5, [-1, -1, -0, 0, -1]),
      (-1.5, [-2, -2, -1, -1, -2]), (0.9999999, [1, 0, 1, 2, 0]), (1.0000001, [1, 1, 2, 2, 0]),
    ])
  func indices(position: Double, expected: [Double]) {
    let rules: [PositionRule] = [.nearest, .floor, .ceil, .ahead, .behind]
    #expect(rules.map { $0.index(at: position) } == expected)
  }

  @Test func `the distance to flip looks both ways and stops at the bounds`() {
    func flip(_ rule: PositionRule, _ position: Double) -> Double? {
      rule.distanceToFlip(at: position, within: 0...4).map { ($0 * 1e9).rounded() / 1e9 }
    }
    #expect(flip(.nearest, 2.3) == 0.2)  // up at 2.5
    #expect(flip(.nearest, 1.6) == 0.1)  // down at 1.5
    #expect(flip(.floor, 2.3) == 0.3)
    #expect(flip(.ceil, 2.3) == 0.3)
    #expect(flip(.ahead, 2.3) == 0.300001)  // down below 2 − 1e−6
    #expect(flip(.nearest, 0.1) == 0.4)  // nothing below 0
    #expect(flip(.nearest, -7) == 7.5)
    #expect(flip(.nearest, 9) == 5.5)
    #expect(PositionRule.nearest.distanceToFlip(at: 3, within: 0...0) == nil)
  }

  @Test func `no landing without pages, bounds of its own or not`() {
    #expect(SnapQuestions.empty.landing(by: .nearest, at: 0, branch: .slow) == nil)
    #expect(SnapQuestions.empty.landing(by: .nearest, at: 0, branch: .slow, within: -1e15...1e15) == nil)
  }

  @Test func `an offset that is no number has no landing`() {
    for offset in [Double.nan, .infinity, -.infinity] {
      #expect(SnapQuestions.cards.landing(by: .nearest, at: offset, branch: .slow) == nil)
    }
  }

  @Test func `a number is written with as many decimals as it takes`() {
    #expect(0.5004.text { $0 > 0.5 } == "0.5004")
    #expect(0.6.text { $0 > 0.5 } == "0.6")
    #expect(2.9999999999999996.text { $0 < 3 } == "2.9999999999999996")
    #expect(Double.nan.text { $0 > 0 } == "nan")
  }
}
