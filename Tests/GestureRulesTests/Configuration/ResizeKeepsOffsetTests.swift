import GestureModel
import GestureMotion
import GestureReplay
import GestureRules
import Testing

@Suite struct ResizeKeepsOffsetTests {
  @Test func `turning the phone moves page 2 to page 1`() throws {
    // 375 → 667: page 1 at 375/667 = 0.56 is still 1; page 2 at 750/667 = 1.12 is 1 and should be at 1334.
    let scenario = Scenario.pages.with {
      ($0.viewport, $0.itemSize, $0.count, $0.resizedViewport, $0.resizedItemSize) = (375, 375, 7, 667, 667)
    }
    let finding = try #require(try RuleBench(scenario, "round").configuration("resize-keeps-offset").first)
    #expect(
      finding.numbers == [
        Measure("offset_pt", 750), Measure("page", 2), Measure("page_after", 1), Measure("offset_needed_pt", 1334),
      ])
  }

  @Test func `a resize that no page leaves its half for is none`() throws {
    // 390 → 430: the last page at 1560/430 = 3.63 is still 4.
    let scenario = Scenario.pages.with { ($0.resizedViewport, $0.resizedItemSize) = (430, 430) }
    #expect(try RuleBench(scenario, "round").configuration("resize-keeps-offset").isEmpty)
    #expect(try RuleBench(.pages, "round").configuration("resize-keeps-offset").isEmpty)
  }
}

extension ResizeKeepsOffsetTests: PitfallExample {
  static func fires() throws -> Exhibit {
    // 4 · 390 = 1560 lies at 1560 / 446 = 3.498 after the resize.
    try Exhibit(.pages.with { ($0.resizedViewport, $0.resizedItemSize) = (446, 446) }, "round")
  }

  static func nearMiss() throws -> Exhibit {
    // 1560 / 445 = 3.506 is still page 4.
    try Exhibit(.pages.with { ($0.resizedViewport, $0.resizedItemSize) = (445, 445) }, "round")
  }
}
