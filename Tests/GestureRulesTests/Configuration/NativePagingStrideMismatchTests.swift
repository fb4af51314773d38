import GestureModel
import GestureMotion
import GestureReplay
import GestureRules
import Testing

@Suite struct NativePagingStrideMismatchTests {
  @Test func `every gap shifts a page of native paging further`() throws {
    let spaced = Scenario.pages.with { ($0.spacing, $0.pagingEnabled) = (10.5, true) }
    let finding = try #require(try RuleBench(spaced, "paging").configuration("native-paging-stride-mismatch").first)
    #expect(finding.numbers.last == Measure("drift_pt_per_page", 10.5))
    #expect(finding.candidate == nil)
  }

  @Test func `half a point, or paging off, does not`() throws {
    let near = Scenario.pages.with { ($0.spacing, $0.pagingEnabled) = (0.5, true) }
    #expect(try RuleBench(near, "paging").configuration("native-paging-stride-mismatch").isEmpty)
    #expect(try RuleBench(.cards, "paging").configuration("native-paging-stride-mismatch").isEmpty)
  }
}

extension NativePagingStrideMismatchTests: PitfallExample {
  static func fires() throws -> Exhibit {
    try Exhibit(.pages.with { ($0.spacing, $0.pagingEnabled) = (0.6, true) }, "paging")
  }

  static func nearMiss() throws -> Exhibit {
    try Exhibit(.pages.with { ($0.spacing, $0.pagingEnabled) = (0.5, true) }, "paging")
  }
}
