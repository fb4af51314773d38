import GestureModel
import GestureMotion
import GestureReplay
import GestureRules
import Testing

@Suite struct RTLNotMirroredTests {
  @Test func `an index that is not mirrored counts from the wrong end`() throws {
    let wrong = Scenario.cards.with { ($0.direction, $0.mirrorsIndex) = (.rtl, false) }
    let finding = try #require(try RuleBench(wrong, "round").configuration("rtl-not-mirrored").first)
    #expect(finding.message.contains("page 0 is reported as page 4"))
    for right in [
      wrong.with { $0.mirrorsIndex = true }, wrong.with { $0.direction = .ltr }, wrong.with { $0.count = 1 },
    ] {
      #expect(try RuleBench(right, "round").configuration("rtl-not-mirrored").isEmpty)
    }
  }
}
