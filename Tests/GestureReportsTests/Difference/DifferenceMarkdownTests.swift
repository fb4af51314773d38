import GestureTestSupport
import Testing

@testable import GestureReports

@Suite struct DifferenceMarkdownTests {
  @Test func `a difference reads as in its golden file`() throws {
    try GoldenFile.expect(DifferenceMarkdown.text(of: SampleDifference.report()), toMatch: "difference.md")
  }

  @Test func `hostile names stay where they belong`() throws {
    try GoldenFile.expect(DifferenceMarkdown.text(of: SampleDifference.hostile()), toMatch: "hostile-difference.md")
    let text = try DifferenceMarkdown.text(of: SampleDifference.hostile())
    #expect(!text.unicodeScalars.contains { $0 != "\n" && $0.isUnsafeToShow })
    // A bar that is not escaped would be one more cell.
    for row in text.split(separator: "\n") where row.hasPrefix("| `") {
      let cells = row.replacing("\\|", with: "").count { $0 == "|" } - 1
      #expect([4, 6, 7].contains(cells), "\(row)")
    }
  }

  @Test func `equal results are told in one line`() throws {
    let text = try DifferenceMarkdown.text(
      of: SampleDifference.report([SampleReport.report()], [SampleReport.report()]))
    #expect(
      text == """
        ## Results compared: `main.json` → `branch.json`

        **Verdict.** Nothing is different.

        <sub>detent 0.0.0</sub>

        """)
  }

  @Test func `a long report keeps its limit and tells what it left out`() throws {
    func long(_ page: Int) -> Report {
      SampleReport.report(
        (0..<400).map { SampleReport.replay("t\($0)", velocity: 1, pages: [page, 0, 0], line: $0 + 1) }, findings: [])
    }
    let report = try SampleDifference.report([long(1)], [long(2)])
    let text = DifferenceMarkdown.text(of: report, limit: 20_000)
    #expect(text.utf8.count <= 20_000)
    #expect(text.contains("left out, to keep this report under"))
    #expect(text.contains("400 of 1200 outcomes (strokes under candidates) rest on another page, 33.3 %"))
    let whole = DifferenceMarkdown.text(of: report)
    #expect(whole.contains("<summary>380 more strokes</summary>"))
  }
}
