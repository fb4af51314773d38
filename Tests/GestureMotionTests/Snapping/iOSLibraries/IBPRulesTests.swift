import GestureModel
import Testing

@testable import GestureMotion

/// Groups of 280 with gaps of 16.
@Suite struct IBPRulesTests {
  let rules = IBPRules(group: 280, spacing: 16, container: 390)

  @Test func `the leading edge counts groups without their gaps`() {
    // floor(700/280) = 2, at 592; and 280 more for a forward translation.
    #expect(rules.leadingBoundary(proposed: 700, translation: 0) == 592)
    #expect(rules.leadingBoundary(proposed: 700, translation: -1) == 872)
  }

  @Test func `paging counts a gap once, wherever it is`() {
    // From 0: (120 − 140)/280 rounds to 0, + 296. From page 3: (1010 − 140)/280 = 3.1, 840 + 296: page 4 rests at 1184.
    #expect(rules.paging(proposed: 120, velocity: 0.5, translation: -60) == 296)
    #expect(rules.paging(proposed: 1010, velocity: 0.5, translation: -60) == 1136)
    #expect(rules.pagingCentered(proposed: 120, velocity: 0.5, translation: -60) == 241)
  }

  @Test func `a flick goes by the translation's direction, and none is backward`() {
    #expect(rules.paging(proposed: 120, velocity: 0.5, translation: 60) == 280 - 296)
    #expect(rules.paging(proposed: 120, velocity: 0.5, translation: 0) == 280 - 296)
    // Exactly 0.2 is slow: (60 − 60)/280 and 60/140 both round to 0.
    #expect(rules.paging(proposed: 60, velocity: 0.2, translation: -60) == 0)
  }
}
