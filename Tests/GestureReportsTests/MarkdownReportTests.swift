import GestureModel
import GestureTestSupport
import Testing

@testable import GestureReports

@Suite struct MarkdownReportTests {
  @Test func `a comparison reads as in its golden file`() throws {
    try GoldenFile.expect(
      MarkdownReport.text(of: [SampleReport.report()], style: ReportStyle()), toMatch: "comparison.md")
  }

  @Test func `hostile names read as in their golden file`() throws {
    try GoldenFile.expect(MarkdownReport.text(of: [SampleReport.hostile], style: ReportStyle()), toMatch: "hostile.md")
  }

  @Test func `hostile names never become lines, elements or mentions`() {
    let text = MarkdownReport.text(of: [SampleReport.hostile], style: ReportStyle())
    #expect(!text.contains("\n# d"))
    #expect(!text.contains("\u{1B}"))
    #expect(!text.contains("\u{202E}"))
    // Outside of code spans no element begins but our own.
    let elements = Set(["<details>", "</details>", "<summary>", "</summary>", "<sub>", "</sub>", "<br>"])
    for line in text.split(separator: "\n") {
      for text in textOutsideCode(line) {
        for index in text.indices {
          if text[index] == "<" { #expect(elements.contains { text[index...].hasPrefix($0) }, "\(line)") }
          if text[index] == "@" { #expect(text[index...].hasPrefix("@&#8203;"), "\(line)") }
        }
      }
    }
  }

  /// What stands between code spans, which begin and end with equally many backticks.
  func textOutsideCode(_ line: Substring) -> [Substring] {
    var parts: [Substring] = []
    var rest = line
    while let open = rest.firstIndex(of: "`") {
      if open > rest.startIndex, rest[rest.index(before: open)] == "\\" {
        let next = rest.index(after: open)
        parts.append(rest[..<next])
        rest = rest[next...]
        continue
      }
      parts.append(rest[..<open])
      let fence = rest[open...].prefix { $0 == "`" }
      rest = rest[fence.endIndex...]
      while let close = rest.firstIndex(of: "`") {
        let run = rest[close...].prefix { $0 == "`" }
        rest = rest[run.endIndex...]
        if run.count == fence.count { break }
      }
    }
    return parts + [rest]
  }

  @Test func `every row of a table has as many cells as its heading`() {
    for report in [SampleReport.report(), SampleReport.hostile] {
      var columns: Int?
      for line in MarkdownReport.text(of: [report], style: ReportStyle()).split(
        separator: "\n", omittingEmptySubsequences: false)
      {
        guard line.hasPrefix("|") else {
          columns = nil
          continue
        }
        let bars = line.replacing("\\|", with: "").count { $0 == "|" }
        if let columns { #expect(bars == columns, "\(line)") } else { columns = bars }
      }
    }
  }

  @Test func `a report over its budget is cut, says so and closes its folds`() {
    let replays = (0..<400).map {
      SampleReport.replay("flick-\($0)", velocity: 1.4, pages: [3, 1, 1], meant: .next, line: 2)
    }
    let text = MarkdownReport.text(of: [SampleReport.report(replays)], limit: 40_000)
    #expect(text.utf8.count <= 40_000)
    #expect(text.contains("left out, to keep this report under 900 kB"))
    #expect(text.contains("### Pitfalls: 1 error"))
    #expect(text.components(of: "<details>") == text.components(of: "</details>"))
  }

  @Test func `several scenarios are parts of one report`() {
    let text = MarkdownReport.text(of: [SampleReport.report(), SampleReport.report()], style: ReportStyle())
    #expect(text.components(of: "## Gesture replay: cards\n") == 2)
  }
}

extension String {
  /// How often `part` occurs.
  func components(of part: String) -> Int { ranges(of: part).count }
}
