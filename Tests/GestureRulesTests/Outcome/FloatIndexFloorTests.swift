import GestureModel
import GestureMotion
import GestureReplay
import GestureRules
import Testing

@Suite struct FloatIndexFloorTests {
  @Test func `2.9999999999999996 is read as 2`() throws {
    let width = 411.42857142857144
    let scenario = Scenario.pages.with { ($0.viewport, $0.itemSize, $0.count) = (width, width, 4) }
    let finding = try #require(
      try RuleBench(scenario, "floor-offset").findings("float-index-floor", .release(at: 1234.2857142857142, 0)).first)
    #expect(finding.numbers.suffix(2) == [Measure("page", 2), Measure("nearest_page", 3)])
    #expect(finding.severity == .error)
  }

  @Test func `a hundredth of a page is the limit`() throws {
    // 0.01 · 296 = 2.96: 293.1 lies 2.9 pt before page 1, 293 lies 3 pt before it.
    let bench = try RuleBench(.cards, "floor-offset")
    #expect(bench.flags(.release(at: 293.1, 0)).contains("float-index-floor"))
    #expect(!bench.flags(.release(at: 293, 0)).contains("float-index-floor"))
  }

  @Test func `a floor that the direction asked for is none of arithmetic`() throws {
    // Back from page 1 at −0.6 pt/ms: floor of 0.99 is what a flick back wants.
    let bench = try RuleBench(.cards, "threshold-offset")
    #expect(!bench.flags(.release(from: 296, at: 293.1, -0.6)).contains("float-index-floor"))
    #expect(try !RuleBench(.cards, "direction-only").flags(.release(at: 293.1, 0)).contains("float-index-floor"))
  }
}

extension FloatIndexFloorTests: PitfallExample {
  static func fires() throws -> Exhibit {
    try Exhibit(.cards, "floor-offset", traces: .release(at: 293.1, 0))
  }

  static func nearMiss() throws -> Exhibit {
    try Exhibit(.cards, "floor-offset", traces: .release(at: 293, 0))
  }
}
