import GestureModel
import GestureMotion
import GestureReplay
import GestureRules
import Testing

@Suite struct DecelerationRateLeakTests {
  /// Two flicks; the second drag begins at this rate, and the first glide settles at this time, if at all.
  static func session(second rate: Double, settled: Double? = nil, first: Double = 0.998) -> Trace {
    let stroke = (0...5).map { (Double($0) * 8, Double($0) * 8) }
    return Trace(
      id: "session", startOffset: 0,
      strokes: [.drag(stroke, lift: 48), .drag(stroke.map { ($0.0 + 200, $0.1) }, lift: 248)]
    ).with {
      $0.events =
        [.at(10, .dragBegan(decelerationPerMillisecond: first, wasDecelerating: nil))]
        + (settled.map { [.at($0, .settled(offset: nil))] } ?? [])
        + [.at(210, .dragBegan(decelerationPerMillisecond: rate, wasDecelerating: nil))]
    }
  }
  static let normal = Scenario.cards.with { $0.decelerationPerMillisecond = 0.998 }

  @Test func `the fast rate is still there when the next drag begins`() throws {
    let finding = try #require(
      try RuleBench(Self.normal, "round").findings("deceleration-rate-leak", Self.session(second: 0.99)).first)
    #expect(finding.severity == .error)
    #expect(finding.numbers == [Measure("deceleration_per_ms", 0.99), Measure("configured_per_ms", 0.998)])
    #expect(finding.share == 0.5)
  }

  @Test func `the right rate in single precision is the right rate`() throws {
    let bench = try RuleBench(Self.normal, "round")
    #expect(bench.findings("deceleration-rate-leak", Self.session(second: Double(Float(0.998)))).isEmpty)
  }

  @Test func `another rate from the first drag on is another configuration`() throws {
    let bench = try RuleBench(Self.normal, "round")
    #expect(bench.findings("deceleration-rate-leak", Self.session(second: 0.99, first: 0.99)).isEmpty)
  }
}

extension DecelerationRateLeakTests: PitfallExample {
  static func fires() throws -> Exhibit {
    try Exhibit(normal, "round", traces: session(second: 0.99))
  }

  static func nearMiss() throws -> Exhibit {
    // The glide had ended, so that whatever changed the rate was no interruption.
    try Exhibit(normal, "round", traces: session(second: 0.99, settled: 190))
  }
}
