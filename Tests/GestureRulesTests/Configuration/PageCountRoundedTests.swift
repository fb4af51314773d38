import GestureModel
import GestureMotion
import GestureReplay
import GestureRules
import Testing

@Suite struct PageCountRoundedTests {
  // 1000 pt of content in a view of 320 pt, paged by the view: a range of 680 pt, two and an eighth steps.
  static func scenario(pages: Int) -> Scenario {
    .pages.with {
      ($0.viewport, $0.itemSize, $0.count, $0.contentLength, $0.declaredPageCount) = (320, 320, 4, 1000, pages)
    }
  }

  @Test func `three pages leave 40 pt that are never shown`() throws {
    let finding = try #require(
      try RuleBench(Self.scenario(pages: 3), "round").configuration("page-count-rounded").first)
    #expect(
      finding.numbers == [
        Measure("declared_pages", 3), Measure("needed_pages", 4), Measure("range_pt", 680), Measure("hidden_pt", 40),
      ])
    #expect(finding.severity == .error)
  }

  @Test func `a page too many is told, too`() throws {
    let finding = try #require(
      try RuleBench(Self.scenario(pages: 5), "round").configuration("page-count-rounded").first)
    #expect(finding.remedy == "Count 4 pages.")
  }

  @Test func `pages that fit exactly need no rounding`() throws {
    // 4 · 296 = 1184 pt of range.
    let cards = Scenario.cards.with { $0.declaredPageCount = 5 }
    #expect(try RuleBench(cards, "round").configuration("page-count-rounded").isEmpty)
    #expect(try RuleBench(.cards, "round").configuration("page-count-rounded").isEmpty)
  }
}

extension PageCountRoundedTests: PitfallExample {
  static func fires() throws -> Exhibit {
    try Exhibit(scenario(pages: 3), "round")
  }

  static func nearMiss() throws -> Exhibit {
    try Exhibit(scenario(pages: 4), "round")
  }
}
