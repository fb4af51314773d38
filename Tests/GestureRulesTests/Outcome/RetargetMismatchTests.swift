import GestureModel
import GestureMotion
import GestureReplay
import GestureRules
import Testing

@Suite struct RetargetMismatchTests {
  // Full pages of 300 pt at the normal rate; the strategy always goes on to page 1.
  static let scenario = Scenario.pages.with {
    ($0.viewport, $0.itemSize, $0.decelerationPerMillisecond) = (300, 300, 0.998)
  }
  let bench = RuleBench(Self.scenario, StatedSnap.page { _, _ in 1 })

  @Test func `twice the natural glide is a crawl`() throws {
    // 0.25 pt/ms glide 0.24 · 499 = 119.76 pt; the target is 300 − 60 = 240 pt away: 2.004 times.
    let finding = try #require(bench.findings("retarget-mismatch", .release(at: 60, 0.25)).first)
    #expect(abs((finding.numbers.first?.value ?? 0) - 240 / 119.76) < 1e-9)
  }

  @Test func `at the fast rate a card takes half a second however slow the finger was`() {
    // Fast, 0.5 pt/ms glide 0.49 · 99 = 48.51 pt and the target is 240 pt away, which takes
    // ln(0.01 / (240 / 99 + 0.01)) / ln 0.99 = 547 ms.
    let fast = RuleBench(Self.scenario.with { $0.decelerationPerMillisecond = 0.99 }, StatedSnap.page { _, _ in 1 })
    #expect(fast.findings("retarget-mismatch", .release(at: 60, 0.5)).isEmpty)
  }

  @Test func `who runs at a fast rate already is not told to`() throws {
    // At 0.994 per ms, 740 pt take ln(0.01 / (740 · 0.006 / 0.994 + 0.01)) / ln 0.994 = 1014 ms.
    let brisk = RuleBench(
      .pages.with { ($0.viewport, $0.itemSize, $0.decelerationPerMillisecond) = (800, 800, 0.994) },
      StatedSnap.page { _, _ in 1 })
    let finding = try #require(brisk.findings("retarget-mismatch", .release(at: 60, 0.5)).first)
    #expect(finding.remedy == "Run a spring of your own where the target is not near the natural stop.")
    let slow = try #require(bench.findings("retarget-mismatch", .release(at: 60, 0.25)).first)
    #expect(slow.remedy.hasPrefix("Use the fast rate, or "))
  }

  @Test func `a little faster it is within the double`() {
    // 0.26 pt/ms glide 0.25 · 499 = 124.75 pt: 1.92 times. At rest there is no glide to compare with.
    #expect(bench.findings("retarget-mismatch", .release(at: 60, 0.26), .release(at: 60, 0)).isEmpty)
  }

  @Test func `native paging has its own way to the target`() throws {
    let scenario = Scenario.pages.with { $0.decelerationPerMillisecond = 0.998 }
    #expect(try RuleBench(scenario, "paging").findings("retarget-mismatch", .release(at: 60, 0.05)).isEmpty)
  }
}

extension RetargetMismatchTests: PitfallExample {
  static func fires() throws -> Exhibit {
    Exhibit(scenario, stated: "on", .page { _, _ in 1 }, traces: .release(at: 60, 0.25))
  }

  static func nearMiss() throws -> Exhibit {
    Exhibit(scenario, stated: "on", .page { _, _ in 1 }, traces: .release(at: 60, 0.26))
  }
}
