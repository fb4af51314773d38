import GestureModel
import Testing

@testable import GestureReports

/// 20 000 findings in the formats whose limits have no test of their own file.
@Suite struct ReportLimitTests {
  @Test func `JUnit stays under 30 MB`() {
    for report in [HostileReport.large(20_000), HostileReport.scattered(20_000)] {
      let text = JUnitReport.text(of: [report], style: ReportStyle())
      #expect(text.utf8.count < 30_000_000)
      #expect(text.components(of: "type=\"error\"") > 0)
    }
  }

  @Test func `Markdown stays under 900 kB and tells how many findings were left out`() {
    let text = MarkdownReport.text(of: [HostileReport.scattered(20_000)], style: ReportStyle())
    #expect(text.utf8.count <= 900_000)
    #expect(text.contains("findings left out, to keep this report under 900 kB"))
  }

  @Test func `one pitfall with 20 000 messages shows the first 50`() {
    var findings = HostileReport.scattered(20_000).findings
    for index in findings.indices {
      findings[index].id = "multi-page-skip"
      findings[index].severity = .warning
      findings[index].remedy = "Move less."
    }
    let text = MarkdownReport.text(of: [SampleReport.report(findings: findings)], style: ReportStyle())
    #expect(text.contains("  - and 19950 more\n"))
  }

  @Test func `text and JSON hold all of them`() {
    let report = HostileReport.scattered(20_000)
    #expect(TextReport.text(of: [report], style: ReportStyle()).components(of: " was met.") == 20_000)
    #expect(JSONReport.text(of: [report], style: ReportStyle()).components(of: " was met.") == 20_000)
  }
}
