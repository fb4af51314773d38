import GestureModel
import GestureMotion
import GestureReplay
import GestureRules
import Testing

@Suite struct PlatformDivergenceTests {
  @Test func `between 50 and 60 per cent of a page Android stays`() throws {
    // A slow drag over 0.55 pages: round goes on, ViewPager's 0.55 + 0.4 is cut off to 0. At 0.4 pages both stay.
    let bench = try RuleBench(.cards, "round-offset")
    let finding = try #require(
      bench.findings("platform-divergence", .release("more", at: 163, 0), .release("less", at: 118, 0)).first)
    #expect(finding.severity == .note)
    #expect(finding.traces == ["more"])
    #expect(finding.share == 0.5)
    #expect(finding.numbers.first == Measure("other_on_android", 1))
  }

  @Test func `it is compared with one-page, too`() throws {
    // 1.4 pt/ms at the normal rate: threshold goes to page 3, the others to page 1.
    let normal = Scenario.cards.with { $0.decelerationPerMillisecond = 0.998 }
    let finding = try #require(
      try RuleBench(normal, "threshold").findings("platform-divergence", .release(at: 120, 1.4)).first)
    #expect(finding.numbers[1...3] == [Measure("page", 3), Measure("page_one_page", 1), Measure("page_truncator", 1)])
  }

  @Test func `a flick on Android takes 25 pt and 0.4 pt/ms`() throws {
    let bench = try RuleBench(.cards, "one-page")
    #expect(bench.findings("platform-divergence", .release(at: 25.1, 0.41)).isEmpty)
    #expect(bench.findings("platform-divergence", .release(at: 25, 0.41)).count == 1)
    #expect(bench.findings("platform-divergence", .release(at: 25.1, 0.4)).count == 1)
  }

  @Test func `free scrolling has no page to compare`() throws {
    #expect(try RuleBench(.cards, "free").findings("platform-divergence", .release(at: 163, 0)).isEmpty)
  }
}

extension PlatformDivergenceTests: PitfallExample {
  static func fires() throws -> Exhibit {
    // 0.6 · 296 = 177.6.
    try Exhibit(.cards, "one-page", traces: .release(at: 177, 0))
  }

  static func nearMiss() throws -> Exhibit {
    try Exhibit(.cards, "one-page", traces: .release(at: 178, 0))
  }
}
