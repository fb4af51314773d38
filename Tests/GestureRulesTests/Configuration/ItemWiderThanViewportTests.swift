import GestureModel
import GestureMotion
import GestureReplay
import GestureRules
import Testing

@Suite struct ItemWiderThanViewportTests {
  @Test func `an item longer than the view is worth a note`() throws {
    let wide = try RuleBench(.pages.with { $0.itemSize = 390.1 }, "round")
    #expect(wide.configuration("item-wider-than-viewport").map(\.severity) == [.note])
    #expect(try RuleBench(.pages, "round").configuration("item-wider-than-viewport").isEmpty)
  }
}

extension ItemWiderThanViewportTests: PitfallExample {
  static func fires() throws -> Exhibit {
    try Exhibit(.pages.with { $0.itemSize = 390.1 }, "round")
  }

  static func nearMiss() throws -> Exhibit {
    try Exhibit(.pages, "round")
  }
}
