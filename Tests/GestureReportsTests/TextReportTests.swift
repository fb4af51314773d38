import GestureModel
import GestureRules
import GestureTestSupport
import Testing

@testable import GestureReports

@Suite struct TextReportTests {
  @Test func `a comparison reads as in its golden file`() throws {
    try GoldenFile.expect(TextReport.text(of: [SampleReport.report()], style: ReportStyle()), toMatch: "comparison.txt")
  }

  @Test func `the first line says what was assumed`() {
    let text = TextReport.text(of: [SampleReport.report(assumption: "No geometry was given.")], style: ReportStyle())
    #expect(text.hasPrefix("No geometry was given.\ncards: 5 pages of 280 pt + 16 pt"))
  }

  @Test func `a report without traces holds geometry, findings and a count`() {
    let text = TextReport.text(
      of: [SampleReport.report([], findings: [SampleReport.findings[0]])], style: ReportStyle())
    #expect(
      text == """
        cards: 5 pages of 280 pt + 16 pt on a 390 pt view, horizontal, leading, normal deceleration

        error last-page-unreachable: The last page rests at 1184 pt, 94 pt past the end of the range.
            → Make the content 1574 pt long.
            → scrollView.contentSize.width = 1574

        1 error.

        """)
  }

  @Test func `quiet leaves only the findings, and nothing if there are none`() {
    let quiet = ReportStyle(isQuiet: true)
    #expect(TextReport.text(of: [SampleReport.report()], style: quiet).hasPrefix("error last-page-unreachable"))
    #expect(TextReport.text(of: [SampleReport.report(findings: [])], style: quiet) == "")
  }

  @Test func `lines fit into 100 columns`() {
    let text = TextReport.text(of: [SampleReport.report()], style: ReportStyle())
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }

  @Test func `hostile names neither break lines nor reach the terminal`() {
    let text = TextReport.text(of: [SampleReport.hostile], style: ReportStyle())
    #expect(!text.unicodeScalars.contains { $0 != "\n" && $0.isUnsafeToShow })
    #expect(!text.contains("\n# d"))
  }

  @Test func `colours are there only when asked for`() {
    let colorful = TextReport.text(of: [SampleReport.report()], style: ReportStyle(usesColor: true))
    #expect(colorful.contains("\u{1B}[1;31merror\u{1B}[0m last-page-unreachable"))
    #expect(!TextReport.text(of: [SampleReport.report()], style: ReportStyle()).contains("\u{1B}"))
  }
}
