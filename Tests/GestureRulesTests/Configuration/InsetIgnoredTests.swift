import GestureModel
import GestureMotion
import GestureReplay
import GestureRules
import Testing

@Suite struct InsetIgnoredTests {
  // Full pages behind an inset of 20 pt: they rest at −20, 370, 760 …
  static let inset = Scenario.pages.with { $0.insetLeading = 20 }

  @Test func `an app that reckons without the inset is off by it`() throws {
    let finding = try #require(
      try RuleBench(Self.inset.with { $0.assumedInsetLeading = 0 }, "round").configuration("inset-ignored").first)
    #expect(finding.numbers == [Measure("shift_pt", 20)])
    #expect(finding.candidate == nil)
  }

  @Test func `native paging stops at multiples of the view, 20 pt beside each page`() throws {
    let findings = try RuleBench(Self.inset, "paging", "round", "one-page").configuration("inset-ignored")
    #expect(findings.map(\.candidate) == ["paging"])
    #expect(findings.first?.numbers == [Measure("shift_pt", 20)])
    #expect(try RuleBench(.pages, "paging").configuration("inset-ignored").isEmpty)
  }

  @Test func `half of what the view is longer is the alignment's fault`() throws {
    // (390 − 280) / 2 = 55, the inset as well.
    let scenario = Scenario.cards.with { ($0.insetLeading, $0.contentLength) = (55, nil) }
    #expect(try RuleBench(scenario, "group-paging-centered").configuration("inset-ignored").isEmpty)
  }
}

extension InsetIgnoredTests: PitfallExample {
  static func fires() throws -> Exhibit {
    try Exhibit(inset.with { $0.assumedInsetLeading = 19.4 }, "round")
  }

  static func nearMiss() throws -> Exhibit {
    try Exhibit(inset.with { $0.assumedInsetLeading = 19.5 }, "round")
  }
}
