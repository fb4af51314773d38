import GestureModel
import GestureTestSupport
import Testing

@testable import GestureReports

@Suite struct GitHubSummaryReportTests {
  func text(_ reports: [Report], limit: Int? = nil) -> String {
    GitHubSummaryReport.text(of: reports, style: ReportStyle(byteLimit: limit))
  }

  @Test func `a summary reads as in its golden file`() throws {
    try GoldenFile.expect(text([SampleReport.report()]), toMatch: "summary.md")
  }

  @Test func `several scenarios begin with a table, and have no charts`() {
    let text = text([SampleReport.report(), SampleReport.report(findings: [])])
    #expect(text.hasPrefix("| | Scenario | Strokes | Found | Most often as meant |\n"))
    #expect(text.contains("| ❌ | `cards` | 3 | 1 error, 1 warning, 1 note | `calm` |\n"))
    #expect(text.contains("| ✅ | `cards` | 3 | no findings | `calm` |\n"))
    #expect(!text.contains("mermaid"))
  }

  @Test func `errors of reading come before the pitfalls`() throws {
    var report = SampleReport.report(findings: [])
    report.inputErrors = 30
    report.inputProblems = (1...30).map {
      Diagnostic(.error, at: SourceLocation(path: "bad.csv", line: $0), "expected a number, found 'x'")
    }
    let text = text([report])
    #expect(text.hasPrefix("## ❌ Gestures (cards): no findings, 30 errors in the input\n"))
    #expect(text.contains("- ❌ `bad.csv:1:1`: expected a number, found 'x'\n"))
    #expect(text.contains("- and 10 more errors\n"))
  }

  @Test func `20 000 findings stay under 900 kB, and what is missing is told`() {
    let scattered = text([HostileReport.scattered(20_000)])
    let several = Array(repeating: HostileReport.scattered(7000), count: 3)
    for text in [scattered, text([HostileReport.large(20_000)]), text(several)] {
      #expect(text.utf8.count <= 900_000)
      #expect(text.components(of: "<details>") == text.components(of: "</details>"))
    }
    #expect(scattered.contains("*19970 more pitfalls are not in this table.*"))
    #expect(scattered.contains("left out"))
  }

  @Test func `what other steps wrote leaves less room`() {
    let text = text([HostileReport.scattered(2000)], limit: 40_000)
    #expect(text.utf8.count <= 40_000)
    #expect(text.contains("*Parts were left out"))
  }
}
