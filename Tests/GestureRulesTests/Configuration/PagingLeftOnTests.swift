import GestureModel
import GestureMotion
import GestureReplay
import GestureRules
import Testing

@Suite struct PagingLeftOnTests {
  @Test func `paging overrides every strategy of an app's own, and no native one`() throws {
    let bench = try RuleBench(.cards.with { $0.pagingEnabled = true }, "round", "paging", "one-page")
    let findings = bench.configuration("paging-left-on")
    #expect(findings.map(\.candidate) == ["round", "one-page"])
    #expect(findings.first?.severity == .error)
    #expect(findings.first?.numbers == [Measure("viewport_pt", 390), Measure("stride_pt", 296)])
  }

  @Test func `without an app's own strategy it needs view and stride to differ by more than half a point`() throws {
    // 390.5 − 390 = 0.5 is not more than 0.5; 390.6 − 390 is.
    let near = Scenario.pages.with { ($0.pagingEnabled, $0.viewport) = (true, 390.5) }
    let far = Scenario.pages.with { ($0.pagingEnabled, $0.viewport) = (true, 390.6) }
    #expect(try RuleBench(near, "paging").configuration("paging-left-on").isEmpty)
    #expect(try RuleBench(far, "paging").configuration("paging-left-on").map(\.candidate) == [nil])
    #expect(try RuleBench(.cards, "round").configuration("paging-left-on").isEmpty)
  }
}

extension PagingLeftOnTests: PitfallExample {
  static func fires() throws -> Exhibit {
    try Exhibit(.pages.with { ($0.pagingEnabled, $0.viewport) = (true, 390.6) }, "paging")
  }

  static func nearMiss() throws -> Exhibit {
    try Exhibit(.pages.with { ($0.pagingEnabled, $0.viewport) = (true, 390.5) }, "paging")
  }
}
