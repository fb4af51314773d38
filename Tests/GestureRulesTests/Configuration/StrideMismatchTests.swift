import GestureModel
import GestureMotion
import GestureReplay
import GestureRules
import Testing

@Suite struct StrideMismatchTests {
  @Test func `too long a divisor goes wrong at once when truncated, at page 5 when rounded`() throws {
    // Pages of 250 + 16 = 266 pt over 296: 30/296 of a page each; 0.5 / (30/296) = 4.93, so page 5.
    let scenario = Scenario.cards.with { ($0.itemSize, $0.count, $0.assumedStride) = (250, 6, 296) }
    let finding = try #require(try RuleBench(scenario, "round").configuration("stride-mismatch").first)
    #expect(
      finding.numbers.suffix(2) == [
        Measure("first_wrong_page_rounded", 5), Measure("first_wrong_page_truncated", 1),
      ])
  }

  @Test func `too short a divisor goes wrong at page 19 when truncated`() throws {
    // Pages of 375 + 20 pt over 375: 20/375 each; 1 / (20/375) = 18.75, so page 19; half of that, 9.375, so page 10.
    let scenario = Scenario.pages.with {
      ($0.viewport, $0.itemSize, $0.spacing, $0.count, $0.assumedStride) = (375, 375, 20, 30, 375)
    }
    let finding = try #require(try RuleBench(scenario, "round").configuration("stride-mismatch").first)
    #expect(
      finding.numbers.suffix(2) == [
        Measure("first_wrong_page_rounded", 10), Measure("first_wrong_page_truncated", 19),
      ])
  }

  @Test func `a difference that no page shows is none`() throws {
    // 0.5/295.5 a page: rounding goes wrong at page 296, truncation at page 591; there are 5.
    for assumed in [295.5, 296.01, 0, -1] {
      let bench = try RuleBench(.cards.with { $0.assumedStride = assumed }, "round")
      #expect(bench.configuration("stride-mismatch").isEmpty)
    }
  }
}

extension StrideMismatchTests: PitfallExample {
  static func fires() throws -> Exhibit {
    try Exhibit(.cards.with { $0.assumedStride = 296.02 }, "round")
  }

  static func nearMiss() throws -> Exhibit {
    try Exhibit(.cards.with { $0.assumedStride = 296.01 }, "round")
  }
}
