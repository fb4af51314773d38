import GestureModel
import GestureMotion
import GestureReplay
import GestureRules
import Testing

@Suite struct OverscrollUnclampedTests {
  @Test func `the bounce zone gives page −1`() throws {
    // −40/296 = −0.135, floor −1, target −296.
    let bench = try RuleBench(.cards, "threshold-offset(velocity: 0.3, clamp: false)")
    let finding = try #require(bench.findings("overscroll-unclamped", .release(at: -40, -0.4)).first)
    #expect(
      finding.numbers.prefix(3) == [
        Measure("offset_pt", -40), Measure("page", -1), Measure("target_pt", -296),
      ])
  }

  @Test func `at the very end of the range, or clamped, there is nothing wrong`() throws {
    let open = try RuleBench(.cards, "threshold-offset(velocity: 0.3, clamp: false)")
    #expect(!open.flags(.release(at: 0, -0.4)).contains("overscroll-unclamped"))
    #expect(try !RuleBench(.cards, "threshold-offset").flags(.release(at: -40, -0.4)).contains("overscroll-unclamped"))
    #expect(
      try !RuleBench(.cards, "group-paging-centered").flags(.release(at: -80, 0)).contains("overscroll-unclamped"))
  }
}

extension OverscrollUnclampedTests: PitfallExample {
  static func fires() throws -> Exhibit {
    try Exhibit(.cards, "threshold-offset(velocity: 0.3, clamp: false)", traces: .release(at: -40, -0.4))
  }

  static func nearMiss() throws -> Exhibit {
    try Exhibit(.cards, "threshold-offset(velocity: 0.3, clamp: false)", traces: .release(at: 0, -0.4))
  }
}
