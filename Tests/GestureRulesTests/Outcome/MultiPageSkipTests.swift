import GestureModel
import GestureMotion
import GestureReplay
import GestureRules
import Testing

@Suite struct MultiPageSkipTests {
  @Test func `ceil of the proposed offset skips two cards`() throws {
    // 120 + 1.39 · 499 = 813.61, q 2.749, ceil 3; at the fast rate 257.61 and page 1.
    let normal = try RuleBench(.cards.with { $0.decelerationPerMillisecond = 0.998 }, "threshold")
    let finding = try #require(normal.findings("multi-page-skip", .release("fling", at: 120, 1.4)).first)
    #expect(finding.numbers.first == Measure("pages_moved", 3))
    #expect(finding.traces == ["fling"])
    #expect(try !RuleBench(.cards, "threshold").flags(.release(at: 120, 1.4)).contains("multi-page-skip"))
  }

  @Test func `a finger that went one and a half pages asked for two`() throws {
    // From 443 pt at 0.6 pt/ms: 443 + 0.59 · 99 = 501.41, q 1.694, ceil 2. 1.5 · 296 = 444.
    let bench = try RuleBench(.cards, "threshold")
    #expect(bench.flags(.release(at: 443, 0.6)).contains("multi-page-skip"))
    #expect(!bench.flags(.release(at: 444, 0.6)).contains("multi-page-skip"))
  }

  @Test func `free scrolling has no pages to skip`() throws {
    #expect(try !RuleBench(.cards, "free").flags(.release(at: 120, 7)).contains("multi-page-skip"))
  }
}
