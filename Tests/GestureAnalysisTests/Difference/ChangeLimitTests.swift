import Testing

@testable import GestureAnalysis

@Suite struct ChangeLimitTests {
  /// A candidate of which some strokes of a hundred moved.
  func candidate(moved: Int, of compared: Int = 100) -> CandidateDifference {
    var candidate = CandidateDifference(
      old: thresholdCandidate(0.5), new: thresholdCandidate(0.5), followsScenario: false)
    for index in 0..<compared {
      let old = RecordedOutcome(stroke: 0, candidate: 0, page: 0, target: 0)
      var new = old
      if index < moved { new.page = 1 }
      candidate.add(
        MovedStroke(trace: RecordedTrace(id: "t"), strokeCount: 1, old: old, new: new, isRecordingChanged: false),
        tolerance: 0.5)
    }
    return candidate
  }

  @Test(
    "A share or a number is read, anything else is not",
    arguments: [
      ("1%", ChangeLimit.percent(1)), ("0.5%", .percent(0.5)), ("0", .count(0)), ("12", .count(12)), ("101%", nil),
      ("-1%", nil), ("-1", nil), ("1.5", nil), ("%", nil), ("", nil), ("nan%", nil), ("many", nil),
    ])
  func spellings(text: String, limit: ChangeLimit?) {
    #expect(ChangeLimit(text) == limit)
  }

  @Test func `exactly the limit is allowed`() {
    #expect(!ChangeLimit.percent(29).isBroken(by: candidate(moved: 29)))
    #expect(ChangeLimit.percent(29).isBroken(by: candidate(moved: 30)))
    #expect(!ChangeLimit.count(2).isBroken(by: candidate(moved: 2)))
    #expect(ChangeLimit.count(2).isBroken(by: candidate(moved: 3)))
    #expect(!ChangeLimit.count(0).isBroken(by: candidate(moved: 0)))
  }

  @Test func `nothing compared breaks nothing`() {
    #expect(!ChangeLimit.percent(0).isBroken(by: candidate(moved: 0, of: 0)))
  }
}
