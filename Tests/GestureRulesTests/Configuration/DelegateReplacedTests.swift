import GestureModel
import GestureMotion
import GestureReplay
import GestureRules
import Testing

@Suite struct DelegateReplacedTests {
  static let expecting = Scenario.cards.with { $0.expectsSnapping = true }

  static func rest(_ id: String, at target: Double) -> Trace {
    Trace.release(id, at: 100, 0.4).with { $0.observed = Observation(target: target) }
  }

  @Test func `releases that rest on no page at all were not snapped`() throws {
    let bench = try RuleBench(Self.expecting, "round", "one-page")
    let findings = bench.findings("delegate-replaced", Self.rest("a", at: 437), Self.rest("b", at: 700))
    #expect(findings.map(\.traces) == [["a", "b"]])
    #expect(findings.first?.share == 1)
  }

  @Test func `one rest on a page, or at an end, shows that it is alive`() throws {
    let bench = try RuleBench(Self.expecting, "round")
    #expect(bench.findings("delegate-replaced", Self.rest("a", at: 437), Self.rest("b", at: 593)).isEmpty)
    #expect(bench.findings("delegate-replaced", Self.rest("a", at: 437), Self.rest("b", at: 1184)).isEmpty)
    #expect(bench.findings("delegate-replaced", Self.rest("a", at: 437)).isEmpty)
  }

  @Test func `a view that nobody expects to snap may rest anywhere`() throws {
    let bench = try RuleBench(.cards, "round")
    #expect(bench.findings("delegate-replaced", Self.rest("a", at: 437), Self.rest("b", at: 700)).isEmpty)
  }
}

extension DelegateReplacedTests: PitfallExample {
  static func fires() throws -> Exhibit {
    try Exhibit(expecting, "round", traces: rest("a", at: 437), rest("b", at: 593.1))
  }

  static func nearMiss() throws -> Exhibit {
    try Exhibit(expecting, "round", traces: rest("a", at: 437), rest("b", at: 593))
  }
}
