import GestureModel
import GestureRules
import GestureTestSupport
import Testing

@testable import GestureReports

@Suite struct JUnitReportTests {
  func text(_ report: Report) -> String { JUnitReport.text(of: [report], style: ReportStyle()) }

  @Test func `failures read as in their golden file`() throws {
    // Passed cases are many: they are tested below.
    let failing = text(SampleReport.report()).split(separator: "\n").filter { !$0.hasSuffix("time=\"0\"/>") }
    try GoldenFile.expect(failing.joined(separator: "\n") + "\n", toMatch: "failures.xml")
  }

  @Test func `every pitfall is a case, of the settings or of each trace`() {
    let text = text(SampleReport.report(findings: Array(SampleReport.findings.prefix(2))))
    let configured = Pitfalls.all.count { $0.kind == .configuration }
    let others = Pitfalls.all.count - configured
    // Three traces in one file, and whether that file could be read.
    #expect(text.components(of: "<testcase ") == configured + 3 * others + 1)
    #expect(
      text.contains("<testsuites name=\"detent\" tests=\"\(configured + 3 * others + 1)\" failures=\"3\" errors=\"0\""))
    for pitfall in Pitfalls.all {
      let times = pitfall.kind == .configuration ? 1 : 3
      #expect(text.components(of: "name=\"\(pitfall.identifier)\" file=") == times)
    }
  }

  @Test func `a note passes, and says itself`() {
    var finding = SampleReport.findings[2]
    finding.occurrences = [Occurrence(trace: "flick-02", location: SourceLocation(path: "Traces/cards.csv", line: 17))]
    let text = text(SampleReport.report(findings: [finding]))
    #expect(text.contains("failures=\"0\""))
    #expect(
      text.contains(
        """
        <testcase classname="Traces/cards.csv: flick-02" name="flick-ignored" file="Traces/cards.csv" line="17" time="0">
              <system-out>Traces/cards.csv:17:1: note: flick-02 under native (model): A flick of 1.1 pt/ms stayed on its \
        page.</system-out>
        """))
  }

  @Test func `a file that cannot be read is an error, a pitfall turned off is skipped`() {
    var report = SampleReport.report(findings: [])
    let place = SourceLocation(path: "Traces/bad.csv", line: 3, column: 9)
    report.inputProblems = [Diagnostic(.error, at: place, "expected a number, found 'x'")]
    report.inputErrors = 1
    report.rulesTurnedOff = ["multi-page-skip"]
    let text = text(report)
    #expect(text.contains("failures=\"0\" errors=\"1\" skipped=\"3\" time=\"0\">\n  <testsuite"))
    #expect(
      text.contains(
        """
        <testcase classname="Traces/bad.csv" name="unreadable-input" file="Traces/bad.csv" line="3" time="0">
              <error message="expected a number, found &apos;x&apos;" type="unreadable-input">\
        Traces/bad.csv:3:9: expected a number, found &apos;x&apos;</error>
        """))
    #expect(text.contains("<skipped message=\"turned off by the settings\"/>"))
  }

  @Test func `without any finding the cases are there all the same`() {
    let text = text(SampleReport.report([], findings: []))
    #expect(text.contains("name=\"last-page-unreachable\""))
    #expect(text.contains("failures=\"0\""))
  }

  @Test func `over the limit passed cases go first, then notes, then warnings, and the file says so`() {
    let full = text(SampleReport.report())
    let tight = JUnitReport.text(of: [SampleReport.report()], limit: 9000)
    #expect(tight.utf8.count <= 9000)
    #expect(tight.components(of: "<failure ") == full.components(of: "<failure "))
    #expect(tight.contains("passed cases left out, to keep this file under 30 MB"))
    let tighter = JUnitReport.text(of: [SampleReport.report()], limit: 3100)
    #expect(tighter.utf8.count <= 3100)
    #expect(tighter.contains("type=\"error\""))
    #expect(!tighter.contains("type=\"warning\""))
    #expect(tighter.contains("2 cases with findings and "))
  }

  @Test func `traces of one name share their cases, and names that are cut alike are numbered`() {
    let replays = [2, 9].map { SampleReport.replay("same", velocity: 1, pages: [1, 1, 1], line: $0) }
    let text = text(SampleReport.report(replays, findings: []))
    #expect(text.components(of: "classname=\"Traces/cards.csv: same\" name=\"multi-page-skip\"") == 1)
    let long = ["a", "b"].map {
      let name = String(repeating: "x", count: 400) + $0 + String(repeating: "x", count: 400)
      return SampleReport.replay(name, velocity: 1, pages: [1, 1, 1], line: 2)
    }
    let numbered = self.text(SampleReport.report(long, findings: []))
    #expect(numbered.components(of: "name=\"multi-page-skip\"") == 2)
    #expect(numbered.components(of: " #2\" name=\"multi-page-skip\"") == 1)
  }

  @Test func `findings of traces that are not listed are told`() {
    var report = SampleReport.report()
    report.traces = []
    #expect(text(report).components(of: "<failure ") == 3)
  }
}
