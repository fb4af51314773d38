import GestureModel
import GestureMotion
import GestureReplay
import GestureRules
import Testing

@Suite struct OrthogonalSectionNoScrollCallbacksTests {
  @Test func `it takes both the section and the callback`() throws {
    let both = Scenario.cards.with { ($0.orthogonalSection, $0.usesScrollCallback) = (true, true) }
    #expect(try RuleBench(both, "continuous").configuration("orthogonal-section-no-scroll-callbacks").count == 1)
    for one in [both.with { $0.orthogonalSection = false }, both.with { $0.usesScrollCallback = false }] {
      #expect(try RuleBench(one, "continuous").configuration("orthogonal-section-no-scroll-callbacks").isEmpty)
    }
  }
}

extension OrthogonalSectionNoScrollCallbacksTests: PitfallExample {
  static func fires() throws -> Exhibit {
    try Exhibit(.cards.with { ($0.orthogonalSection, $0.usesScrollCallback) = (true, true) }, "continuous")
  }

  static func nearMiss() throws -> Exhibit {
    try Exhibit(.cards.with { ($0.orthogonalSection, $0.usesScrollCallback) = (true, false) }, "continuous")
  }
}
