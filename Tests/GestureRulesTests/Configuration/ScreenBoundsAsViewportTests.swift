import GestureModel
import GestureMotion
import GestureReplay
import GestureRules
import Testing

@Suite struct ScreenBoundsAsViewportTests {
  @Test func `a screen longer than the view by more than half a point is another length`() throws {
    let other = try RuleBench(.cards.with { $0.screenSize = 390.6 }, "round")
    #expect(other.configuration("screen-bounds-as-viewport").map(\.severity) == [.warning])
    let same = try RuleBench(.cards.with { $0.screenSize = 390.5 }, "round")
    #expect(same.configuration("screen-bounds-as-viewport").isEmpty)
  }
}

extension ScreenBoundsAsViewportTests: PitfallExample {
  static func fires() throws -> Exhibit {
    try Exhibit(.cards.with { $0.screenSize = 390.6 }, "round")
  }

  static func nearMiss() throws -> Exhibit {
    try Exhibit(.cards.with { $0.screenSize = 390.5 }, "round")
  }
}
