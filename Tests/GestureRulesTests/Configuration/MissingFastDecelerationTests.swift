import GestureModel
import GestureMotion
import GestureReplay
import GestureRules
import Testing

@Suite struct MissingFastDecelerationTests {
  @Test func `a rate of 0.995 is slow and one just below is not`() throws {
    let slow = Scenario.cards.with { $0.decelerationPerMillisecond = 0.995 }
    let quick = Scenario.cards.with { $0.decelerationPerMillisecond = 0.9949 }
    #expect(try RuleBench(slow, "round").configuration("missing-fast-deceleration").count == 1)
    #expect(try RuleBench(quick, "round").configuration("missing-fast-deceleration").isEmpty)
  }

  @Test func `platform paging and free scrolling keep the normal rate`() throws {
    let bench = try RuleBench(
      .cards.with { $0.decelerationPerMillisecond = 0.998 }, "paging", "free", "group-paging", "continuous")
    #expect(bench.configuration("missing-fast-deceleration").isEmpty)
  }

  @Test func `recordings tell what it costs`() throws {
    // Normal: 120 + 1.39 · 499 = 813.61, q 2.749, ceil 3. Fast: 120 + 1.39 · 99 = 257.61, q 0.870, ceil 1.
    // The glide is 813.61 − 257.61 = 556 pt longer for one stroke and 0 for the one at rest: 278 / 296 pages on average.
    let bench = try RuleBench(.cards.with { $0.decelerationPerMillisecond = 0.998 }, "threshold")
    let finding = try #require(
      bench.findings("missing-fast-deceleration", .release("fling", at: 120, 1.4), .release("still", at: 40, 0)).first)
    #expect(finding.traces == ["fling"])
    #expect(finding.share == 0.5)
    #expect(finding.numbers.first { $0.name == "page_fast" }?.value == 1)
    #expect(abs((finding.numbers.first { $0.name == "glide_excess_pages" }?.value ?? 0) - 278 / 296) < 1e-9)
    #expect(finding.message.contains("1 of 2 strokes"))
  }
}
