import GestureModel
import GestureTestSupport
import Testing

@testable import GestureReports

@Suite struct BriefMarkdownTests {
  func text(_ reports: [Report]) -> String { MarkdownReport.text(of: reports, style: ReportStyle(isBrief: true)) }

  @Test func `in a file it is as brief, without pictures`() {
    let report = SampleReport.report()
    let style = ReportStyle(isBrief: true)
    let files = MarkdownReport.files(of: [report], style: style, picturesIn: "comment")
    #expect(files.pictures.isEmpty)
    #expect(files.text == MarkdownReport.text(of: [report], style: style))
  }

  @Test func `a comment reads as in its golden file`() throws {
    try GoldenFile.expect(text([SampleReport.report()]), toMatch: "brief.md")
  }

  @Test func `20 000 findings fit into a comment`() {
    let many = [[HostileReport.large(20_000)], [HostileReport.scattered(20_000)]]
    for reports in many + [Array(repeating: HostileReport.scattered(200), count: 12)] {
      let text = text(reports)
      #expect(text.unicodeScalars.count < 65_536)
      #expect(text.components(of: "<details>") == text.components(of: "</details>"))
    }
  }

  @Test func `nothing found is a green verdict`() {
    #expect(text([SampleReport.report(findings: [])]).hasPrefix("## ✅ Gestures (cards): no findings\n\n"))
  }
}
