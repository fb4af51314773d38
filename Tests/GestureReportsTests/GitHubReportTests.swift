import GestureModel
import GestureRules
import GestureTestSupport
import Testing

@testable import GestureReports

@Suite struct GitHubReportTests {
  func text(_ report: Report) -> String { GitHubReport.text(of: [report], style: ReportStyle()) }

  @Test func `annotations read as in their golden file`() throws {
    var report = SampleReport.report()
    report.inputErrors = 1
    report.inputProblems = [
      Diagnostic(
        .error, at: SourceLocation(path: "Traces/bad, worse.csv", line: 3, column: 9),
        "expected a number, found '12,5'",
        notes: ["write 12.5"])
    ]
    try GoldenFile.expect(text(report), toMatch: "annotations.txt")
  }

  @Test func `nothing found is one line for people`() {
    #expect(text(SampleReport.report(findings: [])) == "detent: 3 traces, no findings\n")
  }

  @Test func `a message about the first line and column says 1`() {
    let finding = Finding(
      id: "flick-ignored", severity: .warning, traces: ["t"], message: "It was.", remedy: "",
      location: SourceLocation(path: "a.csv"))
    #expect(text(SampleReport.report(findings: [finding])).hasPrefix("::warning file=a.csv,line=1,endLine=1,col=1,"))
  }

  @Test func `of 20 000 findings ten a level are written, the worst first, and the tenth tells the rest`() {
    let lines = text(HostileReport.scattered(20_000)).split(separator: "\n")
    for (word, name) in [("error", "error"), ("warning", "warning"), ("notice", "note")] {
      let level = lines.filter { $0.hasPrefix("::\(word) ") }
      #expect(level.count == 10)
      // Severities take turns: 6 667 notes, 6 667 warnings and 6 666 errors, of which nine are shown.
      let more = (name == "error" ? 6666 : 6667) - 9
      #expect(level.last == "::\(word) title=detent::\(more) more \(name)s: see the job's summary or the report")
      // The largest share of all is 99 %.
      #expect(level.first?.contains("99 %25 of the strokes looked at") == true)
    }
    #expect(lines.count == 31)
  }

  @Test func `the same pitfall of several candidates is one annotation`() {
    var other = SampleReport.findings[1]
    other.candidate = "calm"
    other.message = "A flick of 2 pt/ms moved 4 pages"
    let lines = text(SampleReport.report(findings: [SampleReport.findings[1], other])).split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines[0].contains("title=multi-page-skip%3A eager%2C calm::eager: A flick of 1.4 pt/ms moved 3 pages. "))
    #expect(lines[0].contains("%0Acalm: A flick of 2 pt/ms moved 4 pages. 66.7 %25"))
  }
}
