import GestureModel
import GestureMotion
import GestureReplay
import GestureRules
import Testing

@Suite struct TerminalReversalTests {
  // 1 pt/ms until 48 ms, then one more step.
  func evidence(last: (Double, Double)) -> Evidence? {
    let steady = (0...6).map { (Double($0) * 8, Double($0) * 8) }
    return TerminalReversal().evidence(in: Stroke.drag(steady + [last]).figures)
  }

  @Test func `1 to 5 pt back within 20 ms is a finger that rolled off`() {
    #expect(evidence(last: (56, 47)) != nil)
    #expect(evidence(last: (68, 43)) != nil)
    #expect(evidence(last: (56, 47.1)) == nil)
    #expect(evidence(last: (56, 42.9)) == nil)
    #expect(evidence(last: (68.1, 43)) == nil)
    #expect(evidence(last: (56, 56)) == nil)
  }
}

extension TerminalReversalTests: PitfallExample {
  static func fires() throws -> Exhibit {
    try Exhibit(.cards, "round", traces: .drag((0...6).map { (Double($0) * 8, Double($0) * 8) } + [(56, 47)]))
  }

  static func nearMiss() throws -> Exhibit {
    try Exhibit(.cards, "round", traces: .drag((0...6).map { (Double($0) * 8, Double($0) * 8) } + [(56, 47.1)]))
  }
}
