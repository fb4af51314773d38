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

  @Test func `pages that the app logged tell it without a declaration`() throws {
    func reporting(_ id: String, _ pages: Int...) -> Trace {
      .release(id, at: 100, 0.4).with { $0.events = pages.map { .at(50, .page($0)) } }
    }
    let bench = try RuleBench(.pages, "round", "one-page")
    let finding = try #require(
      bench.findings("loop-index-unwrapped", reporting("last", 4), reporting("past", 4, 5), .release(at: 0, 0)).first)
    #expect(finding.traces == ["past"])
    #expect(finding.share == 0.5)
    #expect(finding.message == "1 of 2 strokes report a page outside 0 to 4, such as 5.")
    #expect(bench.findings("loop-index-unwrapped", reporting("all", 0, 4)).isEmpty)
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
