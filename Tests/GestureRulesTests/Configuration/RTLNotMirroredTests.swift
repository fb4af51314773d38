import GestureModel
import GestureMotion
import GestureReplay
import GestureRules
import Testing

@Suite struct RTLNotMirroredTests {
  @Test func `an index that is not mirrored counts from the wrong end`() throws {
    let wrong = Scenario.cards.with { ($0.direction, $0.mirrorsIndex) = (.rtl, false) }
    let finding = try #require(try RuleBench(wrong, "round").configuration("rtl-not-mirrored").first)
    #expect(finding.message.contains("page 0 is reported as page 4"))
    for right in [
      wrong.with { $0.mirrorsIndex = true }, wrong.with { $0.direction = .ltr }, wrong.with { $0.count = 1 },
    ] {
      #expect(try RuleBench(right, "round").configuration("rtl-not-mirrored").isEmpty)
    }
  }

  @Test func `pages recorded beside offsets tell it without a declaration`() throws {
    // Right to left, 1184 pt is page 0; an app that does not mirror says 4. 592 pt is page 2 either way.
    func trace(_ id: String, page: Int, at target: Double) -> Trace {
      var trace = Trace.release(id, from: target, at: target, 0)
      trace.observed = Observation(target: target, page: page)
      return trace
    }
    let bench = try RuleBench(.cards.with { $0.direction = .rtl }, "round", "one-page")
    let (wrong, middle) = (trace("wrong", page: 4, at: 1184), trace("middle", page: 2, at: 592))
    let findings = bench.findings("rtl-not-mirrored", wrong, middle)
    #expect(findings.map(\.traces) == [["wrong"]])
    #expect(findings.first?.share == 1)
    #expect(bench.findings("rtl-not-mirrored", wrong, trace("right", page: 0, at: 1184)).isEmpty)
  }
}

extension RTLNotMirroredTests: PitfallExample {
  static func fires() throws -> Exhibit {
    try Exhibit(.cards.with { ($0.direction, $0.mirrorsIndex) = (.rtl, false) }, "round")
  }

  static func nearMiss() throws -> Exhibit {
    try Exhibit(.cards.with { ($0.direction, $0.mirrorsIndex) = (.rtl, true) }, "round")
  }
}
