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

  @Test func `recordings that land on the same page at either rate make it a note`() throws {
    // At 0.05 pt/ms from 40 pt: normal proposes 40 + 0.04 · 499 = 59.96, fast 40 + 0.04 · 99 = 43.96; both page 0.
    let bench = try RuleBench(.cards.with { $0.decelerationPerMillisecond = 0.998 }, "round")
    let slow = try #require(
      bench.findings("missing-fast-deceleration", .release("slow", at: 40, 0.05)).first)
    #expect(slow.severity == .note)
    // At 1.4 pt/ms from 120 pt round takes q 2.749 to 3 and, fast, 0.870 to 1.
    let fling = try #require(
      bench.findings("missing-fast-deceleration", .release("fling", at: 120, 1.4)).first)
    #expect(fling.severity == .warning)
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

  @Test func `a chain that does not decelerate as UIKit does is not asked for UIKit's rate`() throws {
    // The same rule on a platform's own projection, or its own way to rest.
    #expect(try RuleBench(.cards, "flutter-page").findings("missing-fast-deceleration").isEmpty)
    #expect(try RuleBench(.cards, "viewpager2").findings("missing-fast-deceleration").isEmpty)
    #expect(!(try RuleBench(.cards, "uikit-delegate").findings("missing-fast-deceleration").isEmpty))
  }
}

extension MissingFastDecelerationTests: PitfallExample {
  static func fires() throws -> Exhibit {
    try Exhibit(.cards.with { $0.decelerationPerMillisecond = 0.995 }, "round")
  }

  static func nearMiss() throws -> Exhibit {
    try Exhibit(.cards.with { $0.decelerationPerMillisecond = 0.9949 }, "round")
  }
}
