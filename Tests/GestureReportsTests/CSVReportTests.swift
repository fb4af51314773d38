import GestureModel
import GestureTestSupport
import Testing

@testable import GestureReports

@Suite struct CSVReportTests {
  @Test func `rows read as in their golden file`() throws {
    var report = SampleReport.report()
    report.traces[0].session = "p07"
    report.traces[0].labels = [Label(name: "hand", value: "left"), Label(name: "grip", value: "two, loose")]
    try GoldenFile.expect(CSVReport.text(of: [report], style: ReportStyle()), toMatch: "comparison.csv")
  }

  @Test func `20 000 strokes are 60 000 rows under three candidates`() {
    let replays = (0..<20_000).map { SampleReport.replay("t\($0)", velocity: 1, pages: [1, 1, 1], line: $0 + 2) }
    let text = CSVReport.text(of: [SampleReport.report(replays)], style: ReportStyle())
    #expect(text.utf8.count { $0 == 0x0A } == 60_001)
  }
}
