import Foundation
import GestureRules
import Testing

@testable import GestureReports

@Suite struct SettledSectionsTests {
  /// The sample with its skip accepted, its geometry known, and an entry of the baseline that is gone.
  func report(isRatchet: Bool = false) -> Report {
    var report = SampleReport.report(findings: [SampleReport.findings[2]])
    report.accepted = [SettledFinding(SampleReport.findings[1], reason: "a | demo")]
    report.baseline = BaselineSummary(path: "known.json", known: [SettledFinding(SampleReport.findings[0])])
    report.baseline?.gone = [
      FindingIdentity(rule: "flick-ignored", candidate: "calm", path: "a.csv", trace: "t", ordinal: 1)
    ]
    report.baseline?.isRatchet = isRatchet
    return report
  }

  @Test func `text lists what is accepted with its reason and what is gone, and tells how much is hidden`() {
    let text = TextReport.text(of: [report()], style: ReportStyle())
    #expect(
      text.contains(
        """
        Accepted:
          warning multi-page-skip (eager), 2 places: a | demo
        In the baseline, but gone:
          flick-ignored of calm in a.csv, trace t (2)

        """))
    let words = text.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
    #expect(
      words.hasSuffix(
        "1 note, 1 repair. Hidden by known.json: 1 finding in 1 place. 1 entry of it no longer occurs. "
          + "Accepted: 1 finding."))
    #expect(!text.contains("last-page-unreachable"))
  }

  @Test func `a ratchet that slips says what to do`() {
    let text = TextReport.text(of: [report(isRatchet: true)], style: ReportStyle())
    let words = text.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
    #expect(words.contains("no longer occurs, so the ratchet slips: write it anew with --write-baseline."))
  }

  @Test func `a baseline that hides nothing is told, too`() {
    var report = SampleReport.report(findings: [])
    report.baseline = BaselineSummary(path: "known.json", known: [])
    #expect(TextReport.text(of: [report], style: ReportStyle()).contains("Hidden by known.json: 0 findings."))
  }

  @Test func `Markdown folds them, with the reasons`() {
    let text = MarkdownReport.text(of: [report()], style: ReportStyle())
    #expect(text.contains("<summary>1 accepted finding</summary>"))
    #expect(text.contains("| warning | `multi-page-skip` | `eager` | 2 | a \\| demo |\n"))
    #expect(text.contains("<summary>1 entry of the baseline no longer found</summary>"))
    #expect(text.contains("- `flick-ignored` of `calm` in `a.csv`, trace `t` (2)\n"))
    #expect(text.contains("Hidden by `known.json`: 1 finding in 1 place."))
  }

  @Test func `JSON has all of them, each with its fingerprint`() throws {
    let text = JSONReport.text(of: [report()], style: ReportStyle())
    let document = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let accepted = try #require((document["accepted"] as? [[String: Any]])?.first)
    #expect(accepted["id"] as? String == "multi-page-skip" && accepted["reason"] as? String == "a | demo")
    let known = try #require((document["known"] as? [[String: Any]])?.first)
    #expect(known["id"] as? String == "last-page-unreachable" && (known["fingerprint"] as? String)?.count == 16)
    let baseline = try #require(document["baseline"] as? [String: Any])
    #expect(baseline["known_findings"] as? Int == 1 && (baseline["gone"] as? [Any])?.count == 1)
  }

  @Test func `what is accepted or known is read back as nobody's surprise`() throws {
    let results = try SampleDifference.results([report()])
    #expect(results.first?.findings.filter(\.isAccepted).map(\.id) == ["multi-page-skip", "last-page-unreachable"])
  }
}
