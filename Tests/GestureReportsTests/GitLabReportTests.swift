import Foundation
import GestureModel
import GestureTestSupport
import Testing

@testable import GestureReports

@Suite struct GitLabReportTests {
  func text(_ report: Report) -> String { GitLabReport.text(of: [report], style: ReportStyle()) }

  @Test func `issues read as in their golden file`() throws {
    try GoldenFile.expect(text(SampleReport.report()), toMatch: "gitlab.json")
  }

  @Test func `nothing found is an empty list`() {
    #expect(text(SampleReport.report(findings: [])) == "[]\n")
  }

  @Test func `an error of reading blocks`() {
    var report = SampleReport.report(findings: [])
    report.inputProblems = [Diagnostic(.error, at: SourceLocation(path: "./bad.csv", line: 3), "expected a number")]
    #expect(text(report).contains(#""severity": "blocker", "location": {"path": "bad.csv", "lines": {"begin": 3}}"#))
  }

  @Test func `20 000 places are 20 000 issues with fingerprints of their own`() throws {
    for report in [HostileReport.large(20_000), HostileReport.scattered(20_000)] {
      let issues = try #require(try JSONSerialization.jsonObject(with: Data(text(report).utf8)) as? [[String: Any]])
      #expect(issues.count == 20_000)
      #expect(Set(issues.compactMap { $0["fingerprint"] as? String }).count == 20_000)
    }
  }
}
