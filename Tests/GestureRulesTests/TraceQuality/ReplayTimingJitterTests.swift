import GestureModel
import GestureMotion
import GestureReplay
import GestureRules
import Testing

@Suite struct ReplayTimingJitterTests {
  /// A repeat of one recording whose steps take this long.
  static func played(_ id: String, _ milliseconds: Double, of recording: String = "flick-03") -> Trace {
    .drag(id, (0...6).map { (Double($0) * milliseconds, Double($0) * 10) }).with {
      $0.labels = [Label(name: "repeat_of", value: recording)]
    }
  }

  @Test func `steps of 6 and 10 ms make velocities of plus and minus a quarter`() throws {
    let finding = try #require(
      try RuleBench(.cards, "round").findings(
        "replay-timing-jitter", Self.played("a", 6), Self.played("b", 10), Self.played("c", 8)
      ).first)
    #expect(finding.severity == .note)
    #expect(finding.traces == ["a", "b", "c"])
    // 10/6 and 1 pt/ms: (10/6 − 1) / (10/6 + 1) = 25 %.
    #expect(finding.numbers.prefix(3) == [Measure("repeats", 3), Measure("step_spread_ms", 4), Measure("step_ms", 8)])
    #expect(abs((finding.numbers.last?.value ?? 0) - 25) < 1e-9)
  }

  @Test func `traces of other recordings, or of none, are not repeats`() throws {
    let bench = try RuleBench(.cards, "round")
    #expect(bench.findings("replay-timing-jitter", Self.played("a", 6), Self.played("b", 10, of: "other")).isEmpty)
    var plain = Self.played("b", 10)
    plain.labels = []
    #expect(bench.findings("replay-timing-jitter", Self.played("a", 6), plain).isEmpty)
  }

  @Test func `the order of the traces, and who is added to whom, make no difference`() throws {
    let traces = [Self.played("a", 6), Self.played("b", 10), Self.played("c", 8), Self.played("d", 8, of: "other")]
    let facts = try traces.flatMap { try RuleBench(.cards, "round").recordings(of: $0) }
    try expectTheSame(ReplayTimingJitter(), after: facts)
  }
}

extension ReplayTimingJitterTests: PitfallExample {
  static func fires() throws -> Exhibit {
    // 3 ms of 9.5 are 31.6 %.
    try Exhibit(.cards, "round", traces: played("a", 8), played("b", 11))
  }

  static func nearMiss() throws -> Exhibit {
    // 2.8 ms of 9.4 are 29.8 %.
    try Exhibit(.cards, "round", traces: played("a", 8), played("b", 10.8))
  }
}
