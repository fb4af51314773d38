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
