import GestureModel
import Testing

@testable import DetentCommand

@Suite struct ReportTargetsTests {
  func targets(_ reports: [String]) throws -> [ReportTarget] {
    let flags = reports.flatMap { ["--report", $0] }
    return try ReportTargets(Arguments(["compare", "a.csv"] + flags), formats: ["text", "markdown", "json"]).targets
  }

  @Test func `without a report on standard output there is text`() throws {
    #expect(try targets([]) == [ReportTarget(format: "text", path: nil)])
    #expect(
      try targets(["Reports/cards.md"]) == [
        ReportTarget(format: "markdown", path: "Reports/cards.md"), ReportTarget(format: "text", path: nil),
      ])
  }

  @Test func `a format may be named or told by the ending`() throws {
    #expect(try targets(["json"]) == [ReportTarget(format: "json", path: nil)])
    #expect(
      try targets(["json", "text=a.out", "b.markdown"]) == [
        ReportTarget(format: "json", path: nil), ReportTarget(format: "text", path: "a.out"),
        ReportTarget(format: "markdown", path: "b.markdown"),
      ])
    #expect(try targets(["json=-"]) == [ReportTarget(format: "json", path: nil)])
  }

  @Test(
    "What cannot be is refused",
    arguments: [
      (["json", "markdown"], "expected one report on standard output, found json and markdown"),
      (["jsno"], "there is no report 'jsno' here"), (["html=a.html"], "there is no report 'html' here"),
      (["a.xyz"], "cannot tell the format of the report 'a.xyz' from its ending"),
      (["a.md", "json=a.md"], "expected a file of its own for each report, found 'a.md' twice"),
      (["a.json", "json=./a.json"], "expected a file of its own for each report, found 'a.json' twice"),
      (["json="], "expected a file after 'json='"),
    ])
  func refused(reports: [String], message: String) {
    let error = #expect(throws: Diagnostic.self) { try targets(reports) }
    #expect(error?.message == message)
  }

  @Test func `a job's summary goes where GitHub says, unless a file or standard output is named`() throws {
    func targets(_ report: String, jobSummary: String?) throws -> [ReportTarget] {
      try ReportTargets(
        Arguments(["compare", "a.csv", "--report", report]), formats: ["text", "github-summary", "markdown"],
        jobSummary: jobSummary
      ).targets
    }
    let text = ReportTarget(format: "text", path: nil)
    #expect(
      try targets("github-summary", jobSummary: "job.md")
        == [ReportTarget(format: "github-summary", path: "job.md", appends: true), text])
    for (report, summary) in [("github-summary", nil), ("github-summary", ""), ("github-summary=-", "job.md")] {
      #expect(try targets(report, jobSummary: summary) == [ReportTarget(format: "github-summary", path: nil)])
    }
    #expect(
      try targets("github-summary=a.md", jobSummary: "job.md")
        == [ReportTarget(format: "github-summary", path: "a.md"), text])
    #expect(try targets("markdown", jobSummary: "job.md") == [ReportTarget(format: "markdown", path: nil)])
  }

  @Test func `brief asks for Markdown`() throws {
    let formats = ["text", "markdown"]
    let error = #expect(throws: Diagnostic.self) {
      try ReportTargets(Arguments(["compare", "a.csv", "--brief"]), formats: formats)
    }
    #expect(error?.message == "expected a Markdown report for '--brief', found none")
    #expect(
      try ReportTargets(Arguments(["compare", "a.csv", "--brief", "--report", "a.md"]), formats: formats).targets.count
        == 2)
  }

  @Test func `a mistyped format is guessed`() {
    let error = #expect(throws: Diagnostic.self) { try targets(["markdwon"]) }
    #expect(error?.notes.first == "did you mean 'markdown'?")
  }
}
