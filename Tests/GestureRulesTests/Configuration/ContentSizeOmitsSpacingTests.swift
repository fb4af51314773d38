import GestureModel
import GestureMotion
import GestureReplay
import GestureRules
import Testing

@Suite struct ContentSizeOmitsSpacingTests {
  @Test func `five items without their four gaps are 64 pt short`() throws {
    let bench = try RuleBench(.cards.with { $0.contentLength = 5 * 280 }, "round")
    let finding = try #require(bench.configuration("content-size-omits-spacing").first)
    #expect(finding.numbers == [Measure("content_length_pt", 1400), Measure("missing_pt", 64)])
  }

  @Test func `half a point more, no gap or no declaration is something else`() throws {
    for scenario in [
      Scenario.cards.with { $0.contentLength = 1400.5 },
      Scenario.cards.with { ($0.contentLength, $0.spacing) = (1400, 0) },
      Scenario.cards.with { ($0.contentLength, $0.count) = (280, 1) },
      Scenario.cards.with { $0.contentLength = nil },
    ] {
      #expect(try RuleBench(scenario, "round").configuration("content-size-omits-spacing").isEmpty)
    }
  }
}

extension ContentSizeOmitsSpacingTests: PitfallExample {
  static func fires() throws -> Exhibit {
    try Exhibit(.cards.with { $0.contentLength = 1400.4 }, "round")
  }

  static func nearMiss() throws -> Exhibit {
    try Exhibit(.cards.with { $0.contentLength = 1400.5 }, "round")
  }
}
