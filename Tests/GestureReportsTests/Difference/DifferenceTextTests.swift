import GestureTestSupport
import Testing

@testable import GestureReports

@Suite struct DifferenceTextTests {
  @Test func `a difference reads as in its golden file`() throws {
    try GoldenFile.expect(
      DifferenceText.text(of: SampleDifference.report(), style: ReportStyle()), toMatch: "difference.txt")
  }

  @Test func `names from the input act on nothing`() throws {
    let text = try DifferenceText.text(of: SampleDifference.hostile(), style: ReportStyle())
    #expect(!text.unicodeScalars.contains { $0 != "\n" && $0.isUnsafeToShow })
  }

  @Test func `quiet leaves the findings alone`() throws {
    let text = try DifferenceText.text(of: SampleDifference.report(), style: ReportStyle(isQuiet: true))
    #expect(text.hasPrefix("new note retarget-mismatch (native)"))
    #expect(!text.contains("rest on another page"))
    let same = try SampleDifference.report([SampleReport.report()], [SampleReport.report()])
    #expect(DifferenceText.text(of: same, style: ReportStyle(isQuiet: true)) == "")
  }

  @Test func `colours are only written where they are wanted`() throws {
    #expect(
      try DifferenceText.text(of: SampleDifference.report(), style: ReportStyle(usesColor: true)).contains("\u{1B}"))
  }

  @Test func `code is blamed where neither recordings nor settings changed`() throws {
    var new = SampleReport.report()
    new.traces[0].outcomes[0][0].page = 2
    new.toolVersion = "0.1.0"
    let text = try DifferenceText.text(
      of: SampleDifference.report([SampleReport.report()], [new]), style: ReportStyle())
    let words = text.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
    #expect(words.contains("neither recording nor settings changed, so the code did: detent 0.0.0 → 0.1.0"))
  }
}
