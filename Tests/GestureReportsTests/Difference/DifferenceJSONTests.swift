import Foundation
import GestureTestSupport
import Testing

@testable import GestureReports

@Suite struct DifferenceJSONTests {
  @Test func `a difference reads as in its golden file`() throws {
    try GoldenFile.expect(DifferenceJSON.text(of: SampleDifference.report()), toMatch: "difference.json")
  }

  @Test func `an independent parser reads the document`() throws {
    let text = try DifferenceJSON.text(of: SampleDifference.report())
    let document = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(document["schema"] as? String == "detent.diff/1" && document["is_changed"] as? Bool == true)
    let scenario = try #require((document["scenarios"] as? [[String: Any]])?.first)
    let candidates = try #require(scenario["candidates"] as? [[String: Any]])
    #expect(candidates.map { $0["new"] as? String } == ["eager | now", "calm", "native"])
    #expect(candidates.map { $0["moved"] as? Int } == [1, 1, 0])
    let moved = try #require((candidates[0]["moved_strokes"] as? [[String: Any]])?.first)
    #expect(moved["causes"] as? [String] == ["candidate", "scenario"] && moved["effect"] as? String == "better")
    // 1 of 2 strokes that both have is more than a tenth.
    #expect((document["limit"] as? [String: Any])?["is_kept"] as? Bool == false)
  }

  @Test func `hostile names read back unchanged`() throws {
    let text = try DifferenceJSON.text(of: SampleDifference.hostile())
    #expect(!text.unicodeScalars.contains { $0 != "\n" && $0.isUnsafeToShow })
    let document = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let scenario = try #require((document["scenarios"] as? [[String: Any]])?.first)
    #expect(scenario["name"] as? String == SampleReport.hostileName)
  }
}
