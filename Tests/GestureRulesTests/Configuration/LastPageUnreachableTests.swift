import GestureModel
import GestureMotion
import GestureReplay
import GestureRules
import Testing

@Suite struct LastPageUnreachableTests {
  @Test func `the tutorial's own content length leaves the last card 94 pt short`() throws {
    // (280 + 16) · 5 = 1480; 1480 − 390 = 1090; 4 · 296 = 1184.
    let bench = try RuleBench(.cards.with { $0.contentLength = 1480 }, "round")
    let finding = try #require(bench.configuration("last-page-unreachable").first)
    #expect(
      finding.message == "The last page rests at 1184 pt but the view stops at 1090 pt, 94 pt short.")
    #expect(finding.severity == .error)
  }

  @Test func `half a point short is reached`() throws {
    let bench = try RuleBench(.cards.with { $0.contentLength = 1573.5 }, "round")
    #expect(bench.configuration("last-page-unreachable").isEmpty)
  }
}

extension LastPageUnreachableTests: PitfallExample {
  static func fires() throws -> Exhibit {
    try Exhibit(.cards.with { $0.contentLength = 1573.4 }, "round")
  }

  static func nearMiss() throws -> Exhibit {
    try Exhibit(.cards.with { $0.contentLength = 1573.5 }, "round")
  }
}
