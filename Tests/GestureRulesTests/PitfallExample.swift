import GestureModel
import GestureMotion
import GestureReplay
import GestureRules

/// What a pitfall is looked for in: a scenario, candidates, and traces that are replayed through them.
struct Exhibit {
  var bench: RuleBench
  var traces: [Trace]

  /// Candidates by their spellings.
  init(_ scenario: Scenario = .cards, _ spellings: String..., traces: Trace...) throws {
    bench = try RuleBench(scenario)
    bench.candidates = try spellings.map { try CandidateSpelling($0).candidate() }
    self.traces = traces
  }

  /// A strategy that the test states, under a name that tells it from others.
  init(_ scenario: Scenario = .cards, stated name: String, _ strategy: StatedSnap, traces: Trace...) {
    bench = RuleBench(scenario, strategy)
    bench.candidates[0].id = name
    self.traces = traces
  }

  /// Everything that is found in it.
  var findings: [Finding] { bench.findings(traces) }
}

/// What a pitfall's test file must hold: something that shows it, and something almost the same that does not.
protocol PitfallExample: Sendable {
  /// Shows the pitfall.
  static func fires() throws -> Exhibit
  /// Differs from what shows it in the scenario, the candidates or the traces, in one of the three, and does not show it:
  /// it stays just on the other side of a threshold, or another cause explains it.
  static func nearMiss() throws -> Exhibit
}
