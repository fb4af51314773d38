import GestureModel
import GestureMotion
import GestureReplay
import Testing

@testable import GestureReports

@Suite struct WordingTests {
  @Test func `in a right-to-left layout the reason tells the index from the page`() throws {
    var scenario = SampleReport.scenario
    scenario.direction = .rtl
    // Five pages, stride 296: 300 pt is nearest to index 1, which a person counts as page 5 − 1 − 1 = 3.
    let trace = Trace(id: "a", release: RecordedRelease(offset: 300, pointsPerMillisecond: 0))
    let candidate = try CandidateSpelling("round-offset").candidate()
    let replay = Replayer(scenario: scenario, candidates: [candidate]).replay(trace)
    let outcome = try #require(replay.outcomes.first?.first)
    let reason = Wording.reason(for: outcome, of: candidate, on: scenario.lattice)
    #expect(reason.hasSuffix("; index 1 from the left is page 3"))
    let other = Wording.reason(for: outcome, of: candidate, on: SampleReport.scenario.lattice)
    #expect(!other.contains("from the left"))
  }
}
