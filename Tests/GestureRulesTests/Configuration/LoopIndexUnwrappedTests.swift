import GestureModel
import GestureMotion
import GestureReplay
import GestureRules
import Testing

@Suite struct LoopIndexUnwrappedTests {
  @Test func `a loop of three reports page 3 and page −1`() throws {
    let loop = Scenario.pages.with { ($0.count, $0.wrapsIndex) = (3, false) }
    let finding = try #require(try RuleBench(loop, "round").configuration("loop-index-unwrapped").first)
    #expect(finding.message == "Past page 2 the app reports page 3, and before page 0 it reports page -1.")
    #expect(finding.severity == .error)
  }
}

extension LoopIndexUnwrappedTests: PitfallExample {
  static func fires() throws -> Exhibit {
    try Exhibit(.pages.with { $0.wrapsIndex = false }, "round")
  }

  static func nearMiss() throws -> Exhibit {
    try Exhibit(.pages, "round")
  }
}
