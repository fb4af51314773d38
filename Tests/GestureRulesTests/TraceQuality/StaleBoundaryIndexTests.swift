import GestureModel
import GestureMotion
import GestureReplay
import GestureRules
import Testing

@Suite struct StaleBoundaryIndexTests {
  /// Page 1 is reported at the lift, these pages later; the glide ends at 800 ms at this offset.
  static func glide(to offset: Double, later: (Double, Int)...) -> Trace {
    .release(from: 296, at: 330, 2).with {
      $0.events = ([.at(0, .page(1)), .at(800, .settled(offset: offset))] + later.map { .at($0.0, .page($0.1)) })
        .sorted { $0.nanoseconds < $1.nanoseconds }
    }
  }

  @Test func `the page from the lift is not the one that the glide reached`() throws {
    let finding = try #require(
      try RuleBench(.cards, "round").findings("stale-boundary-index", Self.glide(to: 888)).first)
    #expect(finding.numbers == [Measure("reported_page", 1), Measure("page", 3), Measure("offset_pt", 888)])
  }

  @Test func `a page that is put right, before the rest or after it, is not stale`() throws {
    let bench = try RuleBench(.cards, "round")
    #expect(bench.findings("stale-boundary-index", Self.glide(to: 888, later: (790, 3))).isEmpty)
    #expect(bench.findings("stale-boundary-index", Self.glide(to: 888, later: (810, 3))).isEmpty)
    #expect(bench.findings("stale-boundary-index", Self.glide(to: 888, later: (790, 2))).count == 1)
  }

  @Test func `a page that does not exist is another fault`() throws {
    let bench = try RuleBench(.cards, "round")
    #expect(bench.findings("stale-boundary-index", Self.glide(to: 0, later: (700, -1))).isEmpty)
  }
}

extension StaleBoundaryIndexTests: PitfallExample {
  static func fires() throws -> Exhibit {
    // 1.5 · 296 = 444 is the border between pages 1 and 2.
    try Exhibit(.cards, "round", traces: glide(to: 445))
  }

  static func nearMiss() throws -> Exhibit {
    try Exhibit(.cards, "round", traces: glide(to: 443))
  }
}
