import GestureAnalysis
import GestureReading

@testable import GestureReports

/// What became of ``SampleReport`` after a change, by way of the files.
enum SampleDifference {
  static func results(_ reports: [Report]) throws -> [RecordedResults] {
    let text = JSONReport.text(of: reports, style: ReportStyle())
    return try ResultsReader.results(from: MemorySource(Array(text.utf8)), path: "results.json")
  }

  /// The sample at the fast rate: the first candidate has another name and threshold and goes where was meant, the second
  /// no longer does once, a finding is gone and another one new, a trace has come and one has gone.
  static var changed: Report {
    var scenario = SampleReport.scenario
    scenario.decelerationPerMillisecond = 0.99
    var candidates = SampleReport.candidates
    var snap = StubSnap()
    snap.velocity = 0.3
    candidates[0].id = "eager | now"
    candidates[0].strategy = snap
    var findings = SampleReport.findings
    findings[0].severity = .error
    findings[1].candidate = "eager | now"
    findings[1].occurrences.removeFirst()
    findings[2].id = "retarget-mismatch"
    return SampleReport.report(
      [
        SampleReport.replay("flick-01", velocity: 1.4, pages: [1, 1, 1], meant: .next, line: 2),
        SampleReport.replay("flick-02", velocity: 1.1, pages: [2, 2, 0], meant: .next, line: 17),
        SampleReport.replay("rest-02", velocity: 0, pages: [0, 0, 0], meant: .stay, line: 33),
      ], scenario: scenario, candidates: candidates, findings: findings)
  }

  static func report(_ old: [Report], _ new: [Report], limit: String? = nil) throws -> DifferenceReport {
    let (compared, added, removed) = ResultsDifference.differences(from: try results(old), to: try results(new))
    return DifferenceReport(
      oldPath: "main.json", newPath: "branch.json", differences: compared, addedScenarios: added,
      removedScenarios: removed, limit: limit.flatMap { text in ChangeLimit(text).map { ($0, text) } },
      toolVersion: "0.0.0")
  }

  static func report() throws -> DifferenceReport {
    try report([SampleReport.report()], [changed], limit: "10%")
  }

  static func hostile() throws -> DifferenceReport {
    var new = SampleReport.hostile
    new.candidates[0].deceleration = .fast
    new.traces[0].outcomes[0][0].page = 3
    new.findings[0].severity = .error
    return try report([SampleReport.hostile], [new], limit: "0")
  }
}
