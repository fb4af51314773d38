import GestureModel
import GestureMotion
import GestureReplay
import GestureRules
import Testing

@Suite struct SpeedWithoutSignTests {
  static func traces(last: Double) -> [Trace] {
    [
      .release("on", at: 60, 0.4), .release("back", from: 592, at: 530, 0.6),
      .release("back again", from: 592, at: 520, last),
    ]
  }

  @Test func `two gestures back with velocities above 0 lost their sign`() throws {
    let findings = try RuleBench(.cards, "round", "one-page").findings(Self.traces(last: 0.5))
      .filter { $0.id == "speed-without-sign" }
    #expect(findings.map(\.traces) == [["back", "back again"]])
    #expect(findings.first?.share == 2.0 / 3)
    #expect(findings.first?.severity == .error)
    #expect(findings.first?.numbers == [Measure("against", 2), Measure("velocities", 3)])
  }

  @Test func `one gesture may have turned, and all one way tell nothing`() throws {
    let bench = try RuleBench(.cards, "round")
    let traces = Self.traces(last: 0.5)
    #expect(bench.findings("speed-without-sign", traces[0], traces[1]).isEmpty)
    #expect(bench.findings("speed-without-sign", traces[1], traces[2]).isEmpty)
  }

  @Test func `the order of the traces, and who is added to whom, make no difference`() throws {
    let facts = try Self.traces(last: 0.5).flatMap { try RuleBench(.cards, "round").recordings(of: $0) }
    try expectTheSame(SpeedWithoutSign(), after: facts)
  }
}

extension SpeedWithoutSignTests: PitfallExample {
  static func fires() throws -> Exhibit {
    try Exhibit(.cards, "round", traces: traces(last: 0.5)[0], traces(last: 0.5)[1], traces(last: 0.5)[2])
  }

  static func nearMiss() throws -> Exhibit {
    try Exhibit(.cards, "round", traces: traces(last: -0.5)[0], traces(last: -0.5)[1], traces(last: -0.5)[2])
  }
}
