import Foundation
import GestureModel
import GestureRules
import GestureTestSupport
import Testing

@testable import GestureReports

@Suite struct SARIFReportTests {
  func text(_ report: Report) -> String { SARIFReport.text(of: [report], style: ReportStyle()) }

  func run(_ text: String) throws -> [String: Any] {
    let document = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    return try #require((document["runs"] as? [[String: Any]])?.first)
  }

  @Test func `results read as in their golden file`() throws {
    // The rules are the pitfalls' own sentences, which change with them.
    let lines = text(SampleReport.report()).split(separator: "\n", omittingEmptySubsequences: false)
    let rules = try #require(lines.firstIndex(of: "          \"rules\": ["))
    let end = try #require(lines.firstIndex(of: "          ]"))
    let shown = lines[...rules] + ["            (every pitfall)"] + lines[end...]
    let masked = shown.joined(separator: "\n").replacing(/"ruleIndex": \d+/, with: "\"ruleIndex\": (its place)")
    try GoldenFile.expect(masked, toMatch: "results.sarif")
  }

  @Test func `every pitfall is a rule, sorted, with what GitHub asks for`() throws {
    let run = try run(text(SampleReport.report(findings: [])))
    let driver = try #require((run["tool"] as? [String: [String: Any]])?["driver"])
    let rules = try #require(driver["rules"] as? [[String: Any]])
    let ids = rules.compactMap { $0["id"] as? String }
    #expect(ids == Pitfalls.all.map { $0.identifier }.sorted())
    for rule in rules {
      for key in ["shortDescription", "fullDescription", "help"] {
        let text = try #require((rule[key] as? [String: String])?["text"])
        #expect(!text.isEmpty)
        if key == "fullDescription" { #expect(text.count <= 1024) }
      }
    }
    #expect((run["results"] as? [Any])?.isEmpty == true)
  }

  @Test func `the first line and column are 1, and the end column is one past the last`() throws {
    let finding = Finding(
      id: "flick-ignored", severity: .warning, traces: ["t"], message: "It was ignored.", remedy: "",
      occurrences: [Occurrence(trace: "t", location: SourceLocation(path: "a b.csv"))])
    let text = text(SampleReport.report(findings: [finding]))
    #expect(text.contains(#""region": {"startLine": 1, "startColumn": 1, "endLine": 1, "endColumn": 2}"#))
    #expect(text.contains(#"{"uri": "a%20b.csv", "uriBaseId": "%SRCROOT%"}"#))
  }

  @Test func `an error of reading is a notification, and the run was not successful`() throws {
    var report = SampleReport.report()
    report.inputErrors = 150
    report.inputProblems = (1...150).map {
      Diagnostic(.error, at: SourceLocation(path: "bad.csv", line: $0), "expected a number, found 'x'")
    }
    let run = try run(text(report))
    let invocation = try #require((run["invocations"] as? [[String: Any]])?.first)
    #expect(invocation["executionSuccessful"] as? Bool == false)
    let notifications = try #require(invocation["toolExecutionNotifications"] as? [[String: Any]])
    #expect(notifications.count == 101)  // a hundred, and how many more
    #expect((notifications[100]["message"] as? [String: String])?["text"] == "50 more errors in the input.")
  }

  @Test func `of more than 5 000 results the gravest are written, and the rest is told`() throws {
    let run = try run(text(HostileReport.large(20_000)))
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.count == 5000)
    // 20 findings of 1 000 places take their severities in turn: errors are 2, 5, …, 17, six of them.
    let levels = results.compactMap { $0["level"] as? String }
    #expect(levels.count { $0 == "error" } == 5000)
    let invocation = try #require((run["invocations"] as? [[String: Any]])?.first)
    let notification = try #require((invocation["toolExecutionNotifications"] as? [[String: Any]])?.first)
    #expect(
      (notification["message"] as? [String: String])?["text"]
        == "15000 less grave results left out: GitHub shows 5000. The JSON report has them.")
    let fingerprints = results.compactMap { ($0["partialFingerprints"] as? [String: String])?.values.first }
    #expect(Set(fingerprints).count == 5000)
  }

  @Test func `a bracket before a parenthesis makes no link`() {
    #expect("see [a](http://b)".inSARIFMessage == "see [a] (http://b)")
  }

  @Test func `what is no pitfall has a rule of its own`() throws {
    let finding = Finding(id: "strange-repair", severity: .warning, message: "It was mended.", remedy: "Write it well.")
    let run = try run(text(SampleReport.report(findings: [finding])))
    let driver = try #require((run["tool"] as? [String: [String: Any]])?["driver"])
    let rules = try #require(driver["rules"] as? [[String: Any]])
    let result = try #require((run["results"] as? [[String: Any]])?.first)
    let index = try #require(result["ruleIndex"] as? Int)
    #expect(rules[index]["id"] as? String == "strange-repair")
  }
}
