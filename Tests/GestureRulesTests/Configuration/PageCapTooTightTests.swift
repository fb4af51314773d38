import GestureModel
import GestureMotion
import GestureReplay
import GestureRules
import Testing

@Suite struct PageCapTooTightTests {
  // Nine cards of 296 pt in a view of 600 pt, at the normal rate: two strides are 592 pt.
  static let small = Scenario.cards.with {
    ($0.viewport, $0.count, $0.contentLength, $0.decelerationPerMillisecond) = (600, 9, nil, 0.998)
  }

  @Test func `flicks that ask for more than two pages are not served by one`() throws {
    // 1.2 pt/ms glide 1.19 · 499 = 593.81 pt, 2.006 pages.
    let finding = try #require(
      try RuleBench(Self.small, "one-page").findings("page-cap-too-tight", .release(from: 1184, at: 1224, 1.2)).first)
    #expect(finding.severity == .note)
    #expect(abs((finding.numbers.first?.value ?? 0) - 593.81 / 296) < 1e-9)
  }

  @Test func `half of the flicks are not most of them`() throws {
    let bench = try RuleBench(Self.small, "one-page")
    let (far, short) = (Trace.release(from: 1184, at: 1224, 1.2), Trace.release(from: 1184, at: 1224, 0.5))
    #expect(bench.findings("page-cap-too-tight", far, short).isEmpty)
    #expect(bench.findings("page-cap-too-tight", far, short, far).count == 1)
  }

  @Test func `a strategy without a cap, or large items, are none`() throws {
    let flick = Trace.release(from: 1184, at: 1224, 1.2)
    #expect(try RuleBench(Self.small, "round", "free").findings("page-cap-too-tight", flick).isEmpty)
    let large = Self.small.with { $0.viewport = 592 }
    #expect(try RuleBench(large, "one-page").findings("page-cap-too-tight", flick).isEmpty)
  }
}

extension PageCapTooTightTests: PitfallExample {
  static func fires() throws -> Exhibit {
    try Exhibit(small, "one-page", traces: .release(from: 1184, at: 1224, 1.2))
  }

  static func nearMiss() throws -> Exhibit {
    // 1.18 · 499 = 588.82 pt.
    try Exhibit(small, "one-page", traces: .release(from: 1184, at: 1224, 1.19))
  }
}
