import GestureAnalysis
import GestureModel
import Testing

@testable import GestureReports

@Suite struct BudgetFindingTests {
  /// `eager` did what was meant in 1 of 3 strokes; 0.9 was asked for. `calm` kept another budget.
  var report: Report {
    var report = SampleReport.report(findings: [])
    report.settingsPath = "App/detent.json"
    report.budgets = [
      BudgetResult(
        budget: Budget(.agreement, minimum: 0.9, candidate: "eager"), candidate: "eager", value: 1.0 / 3,
        status: .broken),
      BudgetResult(budget: Budget(.meanSettle, maximum: 900), candidate: "calm", value: 467, status: .kept),
    ]
    return report
  }

  func text(_ format: any ReportFormat.Type, brief: Bool = false) -> String {
    format.text(of: [report], style: ReportStyle(isBrief: brief))
  }

  @Test func `a broken budget is an annotation at the settings, and the last line counts it`() {
    #expect(
      text(GitHubReport.self) == """
        ::error file=App/detent.json,line=1,endLine=1,col=1,endColumn=1,title=budget-agreement%3A \
        eager::agreement of eager: 0.333; allowed at least 0.9.
        detent: 3 traces, no findings, 1 broken budget

        """)
  }

  @Test func `in JUnit it fails, and a kept one passes`() {
    let text = text(JUnitReport.self)
    #expect(text.contains("failures=\"1\" errors=\"0\""))
    #expect(text.contains("<failure message=\"agreement of eager: 0.333; allowed at least 0.9.\" type=\"error\">"))
    let kept = "name=\"budget-mean_settle_ms\" file=\"App/detent.json\" line=\"1\" time=\"0\"/>"
    #expect(text.contains(kept))
  }

  @Test func `SARIF has a rule for it, GitLab an issue`() {
    let sarif = text(SARIFReport.self)
    #expect(sarif.contains("\"id\": \"budget-agreement\""))
    #expect(sarif.contains("\"shortDescription\": {\"text\": \"\(BudgetFinding.summary)\"}"))
    #expect(sarif.components(of: "\"ruleId\"") == 1)
    #expect(text(GitLabReport.self).contains("\"check_name\": \"budget-agreement\""))
  }

  @Test func `the summary and the comment begin with it`() {
    for text in [text(GitHubSummaryReport.self), text(MarkdownReport.self, brief: true)] {
      #expect(text.hasPrefix("## ❌ Gestures (cards): no findings, 1 broken budget\n"))
      #expect(text.contains("### Budgets: 1 of 2 budgets is broken."))
      #expect(text.contains("| at most 900 ms |\n\n"))
    }
  }
}
