import Foundation
import GestureModel
import GestureTestSupport
import Testing

@testable import GestureReports

@Suite struct JSONReportTests {
  func text(_ reports: [Report]) -> String { JSONReport.text(of: reports, style: ReportStyle()) }

  @Test func `a comparison reads as in its golden file`() throws {
    try GoldenFile.expect(text([SampleReport.report()]), toMatch: "comparison.json")
  }

  @Test func `an independent parser reads the document`() throws {
    let object = try JSONSerialization.jsonObject(with: Data(text([SampleReport.report()]).utf8))
    let document = try #require(object as? [String: Any])
    #expect(document["schema"] as? String == "detent.results/1")
    #expect((document["outcomes"] as? [Any])?.count == 9)  // 3 traces under 3 candidates
    let summary = try #require(document["summary"] as? [String: Any])
    #expect(summary["strokes"] as? Int == 3)
  }

  @Test func `hostile names read back unchanged, and what is not finite is null`() throws {
    let text = text([SampleReport.hostile])
    #expect(!text.unicodeScalars.contains { $0 != "\n" && $0.isUnsafeToShow })
    let document = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let finding = try #require((document["findings"] as? [[String: Any]])?.first)
    #expect(finding["message"] as? String == SampleReport.hostileName)
    #expect(finding["share"] is NSNull)
    #expect((finding["numbers"] as? [String: Any])?[SampleReport.hostileName] is NSNull)
  }

  @Test func `each occurrence stands with its stroke, its place and a fingerprint of its own`() throws {
    let text = text([SampleReport.report()])
    let document = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let findings = try #require(document["findings"] as? [[String: Any]])
    let skip = try #require(findings.first { $0["id"] as? String == "multi-page-skip" })
    #expect(skip["occurrence_count"] as? Int == 2)
    let occurrences = try #require(skip["occurrences"] as? [[String: Any]])
    #expect(occurrences.map { $0["location"] as? String } == ["Traces/cards.csv:2:1", "Traces/cards.csv:17:1"])
    #expect(occurrences.map { $0["stroke"] as? Int } == [0, 0])
    #expect((occurrences[1]["numbers"] as? [String: Any])?["pages_moved"] as? Double == 2)
    #expect(Set(occurrences.compactMap { $0["fingerprint"] as? String }).count == 2)
    // The configuration has no occurrence: its finding carries the fingerprint itself.
    let geometry = try #require(findings.first { $0["id"] as? String == "last-page-unreachable" })
    #expect((geometry["fingerprint"] as? String)?.count == 16)
    #expect((geometry["occurrences"] as? [Any])?.isEmpty == true)
  }

  @Test func `several scenarios make a list`() throws {
    let list = text([SampleReport.report(), SampleReport.report()])
    let document = try #require(try JSONSerialization.jsonObject(with: Data(list.utf8)) as? [String: Any])
    #expect(document["schema"] as? String == "detent.results-list/1")
    let results = try #require(document["results"] as? [[String: Any]])
    #expect(results.map { $0["schema"] as? String } == ["detent.results/1", "detent.results/1"])
  }

  @Test func `the document ends in one line break`() {
    #expect(text([SampleReport.report()]).hasSuffix("}\n"))
  }
}
