import Foundation
import GestureAnalysis
import Testing

@testable import GestureReports

@Suite struct BudgetSectionsTests {
  /// "eager" agrees in 1 of 3 strokes, "calm" in 3; its strokes settle within 500 ms.
  func report(_ budgets: String...) throws -> Report {
    var report = SampleReport.report(findings: [])
    report.budgets = try budgets.flatMap {
      try Budget($0).results(
        of: report.comparison, candidates: report.candidates.map(\.id), findings: report.findings)
    }
    return report
  }

  @Test func `text tells what is broken first, and in the verdict`() throws {
    let text = TextReport.text(
      of: [try report("calm: agreement>=0.9", "eager: agreement>=0.9", "calm: p95_settle_ms<=900")],
      style: ReportStyle())
    #expect(
      text.contains(
        """
        Budgets:
          broken agreement of eager: 0.333; allowed at least 0.9
          kept agreement of calm: 1; allowed at least 0.9
          kept p95_settle_ms of calm: 500 ms; allowed at most 900 ms

        """))
    #expect(text.components(separatedBy: "1 of 3 budgets is broken.").count == 2)  // in the verdict
  }

  @Test func `quiet text tells what is broken alone`() throws {
    let style = ReportStyle(isQuiet: true)
    let text = TextReport.text(of: [try report("calm: agreement>=0.9", "eager: agreement>=0.9")], style: style)
    #expect(
      text == """
        Budgets:
          broken agreement of eager: 0.333; allowed at least 0.9

        """)
    #expect(TextReport.text(of: [try report("calm: agreement>=0.9")], style: style) == "")
  }

  @Test func `Markdown has a table of them`() throws {
    let text = MarkdownReport.text(
      of: [try report("calm: agreement>=0.9", "eager: agreement>=0.9", "errors<=0")], style: ReportStyle())
    #expect(
      text.contains(
        """
        ### Budgets: 1 of 3 budgets is broken.

        | | Metric | Candidate | Value | Allowed |
        | --- | --- | --- | ---: | --- |
        | **broken** | `agreement` | `eager` | 0.333 | at least 0.9 |
        | kept | `agreement` | `calm` | 1 | at least 0.9 |
        | kept | `errors` | all | 0 | at most 0 |

        """))
  }

  @Test func `JSON has their numbers and what became of them`() throws {
    let text = JSONReport.text(of: [try report("eager: agreement>=0.9")], style: ReportStyle())
    let document = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let budget = try #require((document["budgets"] as? [[String: Any]])?.first)
    #expect(budget["metric"] as? String == "agreement" && budget["candidate"] as? String == "eager")
    #expect(budget["minimum"] as? Double == 0.9 && budget["maximum"] is NSNull)
    #expect(budget["value"] as? Double == 0.333333 && budget["status"] as? String == "broken")
  }

  @Test func `what could not be measured says why`() throws {
    var replay = SampleReport.replay("a", velocity: 1, pages: [1, 1, 1], line: 2)
    replay.trace.intent = nil
    var report = SampleReport.report([replay], findings: [])
    var results = [
      try Budget("eager: agreement>=0.9").results(
        of: report.comparison, candidates: report.candidates.map(\.id), findings: [])
    ]
    BudgetResult.breakUnmeasured(in: &results)
    report.budgets = results[0]
    let words = TextReport.text(of: [report], style: ReportStyle()).split { $0 == " " || $0 == "\n" }
    #expect(
      words.joined(separator: " ").contains(
        "agreement of eager: nothing to measure, no trace tells what was meant; allowed at least 0.9"))
  }
}
