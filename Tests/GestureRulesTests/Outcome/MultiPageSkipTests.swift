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

  @Test func `the finger's way has the sign of its velocity`() throws {
    // From 592 back to 472 at −1.4 pt/ms: 472 − 1.39 · 499 < 0, floor 0: two pages back.
    let bench = try RuleBench(.cards.with { $0.decelerationPerMillisecond = 0.998 }, "threshold")
    let finding = try #require(bench.findings("multi-page-skip", .release(from: 592, at: 472, -1.4)).first)
    #expect(finding.numbers.contains(Measure("travel_pt", -120)))
    #expect(finding.message.hasPrefix("One gesture of -120 pt at -1.4 pt/ms moved 2 pages"))
  }

  @Test func `who runs at the fast rate already is not told to`() throws {
    // From 400 pt at 0.6 pt/ms: 400 + 0.59 · 99 = 458.41, q 1.549, ceil 2.
    let finding = try #require(
      RuleBench(.cards, "threshold").findings("multi-page-skip", .release(at: 400, 0.6)).first)
    #expect(finding.remedy == "Limit the page to one beside the start page.")
  }

  @Test func `who pages natively is not told to limit a page that is not theirs`() throws {
    // 390 pt of view over a stride of 216: the page after viewport 1 is 2 · 390 = 780, nearest 4 · 216 = 864 from page 2.
    let posts = Scenario.cards.with { ($0.itemSize, $0.spacing, $0.count, $0.contentLength) = (200, 16, 20, nil) }
    let bench = try RuleBench(posts, "paging")
    let finding = try #require(bench.findings("multi-page-skip", .release(from: 432, at: 500, 1)).first)
    #expect(finding.remedy == "Make the view one stride long with clipping off, or snap by your own arithmetic.")
  }

  @Test func `free scrolling has no pages to skip`() throws {
    #expect(try !RuleBench(.cards, "free").flags(.release(at: 120, 7)).contains("multi-page-skip"))
  }
}

extension MultiPageSkipTests: PitfallExample {
  static func fires() throws -> Exhibit {
    try Exhibit(.cards, "threshold", traces: .release(at: 443, 0.6))
  }

  static func nearMiss() throws -> Exhibit {
    try Exhibit(.cards, "threshold", traces: .release(at: 444, 0.6))
  }
}
