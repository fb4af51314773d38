import GestureModel
import GestureRules
import Testing

@Suite struct TriageTests {
  func finding(
    _ traces: [String], id: String = "multi-page-skip", candidate: String? = "round", surplus: Int = 0
  ) -> Finding {
    Finding(
      id: id, severity: .warning, candidate: candidate, traces: traces, share: 0.5, message: "m", remedy: "r",
      location: SourceLocation(path: "a.csv", line: 1),
      occurrences: traces.enumerated().map {
        Occurrence(trace: $1, stroke: 0, location: SourceLocation(path: "a.csv", line: $0 + 1), ordinal: 0)
      }, occurrenceCount: traces.count + surplus)
  }

  func baseline(_ traces: String..., reason: String? = nil) -> Baseline {
    var baseline = Baseline()
    for trace in traces {
      baseline.insert(
        FindingIdentity(rule: "multi-page-skip", candidate: "round", path: "a.csv", trace: trace), reason: reason)
    }
    return baseline
  }

  func triage(_ findings: [Finding], _ acceptances: [Acceptance] = [], _ baseline: Baseline? = nil) -> Triage {
    Triage(findings, acceptances: acceptances, baseline: baseline) { $0.identities(settingsPath: "detent.json") }
  }

  @Test func `without anything to take away everything counts, unchanged`() {
    let findings = [finding(["a", "b"]), finding([], id: "stride-mismatch", candidate: nil)]
    let result = triage(findings)
    #expect(result.counting == findings)
    #expect(result.accepted.isEmpty && result.known.isEmpty && result.identities.count == 3)
  }

  @Test func `a finding that is known in some places counts in the others, with their share`() throws {
    let result = triage([finding(["a", "b", "c", "d"])], [], baseline("a", "c", "d"))
    let rest = try #require(result.counting.first)
    #expect(rest.traces == ["b"] && rest.occurrenceCount == 1 && rest.location?.line == 2)
    #expect(rest.share == 0.125)  // a quarter of one half
    let known = try #require(result.known.first)
    #expect(known.finding.traces == ["a", "c", "d"] && known.finding.share == 0.375 && known.reason == nil)
    #expect(result.identities.count == 4)
  }

  @Test func `a finding that is wholly known counts nowhere`() {
    let result = triage([finding(["a"])], [], baseline("a", reason: "old"))
    #expect(result.counting.isEmpty && result.known == [SettledFinding(finding(["a"]), reason: "old")])
  }

  @Test func `a finding of the configuration is known by its settings`() {
    var known = Baseline()
    known.insert(FindingIdentity(rule: "stride-mismatch", path: "detent.json"))
    let finding = finding([], id: "stride-mismatch", candidate: nil)
    #expect(triage([finding], [], known).known.map(\.finding) == [finding])
  }

  @Test func `an acceptance takes a whole finding, for a candidate or for all`() {
    let findings = [finding(["a"]), finding(["a"], candidate: "paging")]
    let one = triage(findings, [Acceptance(rule: "multi-page-skip", candidate: "round", reason: "a demo")])
    #expect(one.counting.map(\.candidate) == ["paging"])
    #expect(one.accepted == [SettledFinding(findings[0], reason: "a demo")])
    #expect(one.identities.count == 1)  // what is accepted in the settings is not written to a baseline
    let all = triage(findings, [Acceptance(rule: "multi-page-skip", reason: "a demo")])
    #expect(all.counting.isEmpty && all.accepted.count == 2)
    #expect(triage(findings, [Acceptance(rule: "flick-ignored", reason: "a demo")]).counting.count == 2)
  }

  @Test func `an acceptance of a trace takes that trace, each reason for itself`() {
    let result = triage(
      [finding(["a", "b", "c"])],
      [
        Acceptance(rule: "multi-page-skip", trace: "a", reason: "one"),
        Acceptance(rule: "multi-page-skip", trace: "c", reason: "two"),
      ])
    #expect(result.counting.map(\.traces) == [["b"]])
    #expect(result.accepted.map(\.reason) == ["one", "two"])
    #expect(result.accepted.map(\.finding.traces) == [["a"], ["c"]])
    let geometry = finding([], id: "multi-page-skip")
    #expect(triage([geometry], [Acceptance(rule: "multi-page-skip", trace: "a", reason: "one")]).counting.count == 1)
  }

  @Test func `places that nobody kept are never known`() {
    let result = triage([finding(["a"], surplus: 3)], [], baseline("a"))
    #expect(result.counting.map(\.occurrenceCount) == [3] && result.known.map(\.finding.occurrenceCount) == [1])
  }

  @Test func `what is left keeps its fingerprint when its equals are taken away`() {
    var twice = finding(["a", "a"])
    twice.occurrences[1].ordinal = 1
    let before = twice.identities().map(\.fingerprint)
    let left = triage([twice], [], baseline("a")).counting
    #expect(left.flatMap { $0.identities() }.map(\.fingerprint) == [before[1]])
  }
}
