import Testing

@testable import GestureReports

@Suite struct ReportFormatTests {
  @Test(
    "A file's ending tells the format",
    arguments: [("Reports/cards.md", "markdown"), ("a.JSON", "json"), ("x.txt", "text"), ("a.b/c", nil), ("md", nil)])
  func endings(path: String, format: String?) {
    #expect(ReportFormats.forFile(path)?.identifier == format)
  }

  @Test func `every format ends its text in a line break and has a name of its own`() {
    for format in ReportFormats.all {
      #expect(format.text(of: [SampleReport.report()], style: ReportStyle()).hasSuffix("\n"))
      #expect(ReportFormats.named(format.identifier)?.identifier == format.identifier)
    }
    #expect(Set(ReportFormats.all.map { $0.identifier }).count == ReportFormats.all.count)
  }
}
