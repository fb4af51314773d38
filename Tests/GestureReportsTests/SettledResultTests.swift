import GestureModel
import GestureRules
import Testing

@testable import GestureReports

/// Known and accepted findings in the reports for CI.
@Suite struct SettledResultTests {
  /// `multi-page-skip` is known in `flick-01` and counts in `flick-02`; the unreachable page is accepted.
  var report: Report {
    var (known, new) = (SampleReport.findings[1], SampleReport.findings[1])
    known.occurrences = [known.occurrences[0]]
    new.occurrences = [new.occurrences[1]]
    var report = SampleReport.report(findings: [new])
    report.accepted = [SettledFinding(SampleReport.findings[0], reason: "a new layout is on its way")]
    report.baseline = BaselineSummary(path: "known.json", known: [SettledFinding(known)])
    return report
  }

  func text(_ format: any ReportFormat.Type) -> String { format.text(of: [report], style: ReportStyle()) }

  @Test func `what counts comes first, and only it unless the others are asked for`() {
    #expect(ResultList([report]).results.map(\.standing) == [.counts])
    let all = ResultList([report], includesSettled: true)
    #expect(all.results.map(\.standing) == [.counts, .accepted("a new layout is on its way"), .known("known.json")])
    #expect(all.worst(1).map(\.standing) == [.counts])
  }

  @Test func `SARIF says what is new, what is unchanged and what is suppressed`() {
    let lines = text(SARIFReport.self).split(separator: "\n").filter { $0.contains("\"ruleId\"") }
    #expect(lines.count == 3)
    #expect(lines[0].contains(#""baselineState": "new""#) && lines[0].contains("flick-02"))
    #expect(
      lines[1].contains(
        #""suppressions": [{"kind": "external", "justification": "a new layout is on its way"}]"#))
    #expect(lines[2].contains(#""baselineState": "unchanged""#) && !lines[2].contains("suppressions"))
    // Without a baseline nothing was compared.
    let plain = SARIFReport.text(of: [SampleReport.report()], style: ReportStyle())
    #expect(!plain.contains("baselineState"))
  }

  @Test func `JUnit skips them, and fails what counts`() {
    let text = text(JUnitReport.self)
    #expect(text.contains("failures=\"1\" errors=\"0\" skipped=\"2\""))
    #expect(text.contains("<skipped message=\"accepted: a new layout is on its way\"/>"))
    #expect(text.contains("<skipped message=\"known from known.json\"/>"))
  }

  @Test func `GitLab and the annotations tell what counts, and the last line how much does not`() {
    #expect(text(GitLabReport.self).components(of: "\"fingerprint\"") == 1)
    let annotations = text(GitHubReport.self)
    #expect(annotations.components(of: "\n") == 2)
    #expect(annotations.hasSuffix("detent: 3 traces, 1 warning, 1 hidden by the baseline, 1 accepted\n"))
  }
}
