import GestureModel
import Testing

@testable import GestureAnalysis

@Suite struct ResultsDifferenceTests {
  @Test func `the same results have no difference, whichever version wrote them`() {
    let difference = ResultsDifference(from: sampleResults(), to: sampleResults(version: "2.0.0"))
    #expect(!difference.isChanged)
    #expect(difference.compared == 2 && difference.moved == 0)
  }

  @Test func `a threshold that was lowered moves a stroke, and is the cause`() throws {
    let new = sampleResults(candidates: [thresholdCandidate(0.3)], pages: ["a": [1], "b": [0]])
    let difference = ResultsDifference(from: sampleResults(), to: new)
    let candidate = try #require(difference.candidates.first)
    #expect(candidate.isRenamed)
    #expect(candidate.changes == [SettingChange("velocity", old: "0.5", new: "0.3")])
    #expect(candidate.compared == 2 && candidate.movedShare == 0.5)
    let moved = try #require(candidate.moved.first)
    #expect(moved.trace.id == "a" && moved.effect == .better)
    #expect(difference.causes(of: moved, under: candidate) == [.candidate(candidate.changes)])
  }

  @Test func `a deceleration that follows the scroll view is told once, as the scroll view's`() throws {
    let new = sampleResults(
      rate: "fast", candidates: [thresholdCandidate(0.5, deceleration: 0.99)], pages: ["a": [2], "b": [0]])
    let difference = ResultsDifference(from: sampleResults(), to: new)
    let candidate = try #require(difference.candidates.first)
    #expect(candidate.changes.isEmpty)
    #expect(difference.scenario == [SettingChange("decelerationRate", old: "normal", new: "fast")])
    // Page 3 and page 2 are both not what was meant.
    #expect(candidate.moved.map(\.effect) == [.other])
    #expect(difference.settingCauses(of: candidate) == [.scenario(difference.scenario)])
  }

  @Test func `a candidate's own deceleration is told as its own`() throws {
    let new = sampleResults(candidates: [thresholdCandidate(0.5, deceleration: 0.99)])
    let candidate = try #require(ResultsDifference(from: sampleResults(), to: new).candidates.first)
    #expect(candidate.changes == [SettingChange("deceleration", old: "0.998", new: "0.99")])
  }

  @Test func `another recording is a cause, and with nothing else changed the program is`() throws {
    var new = sampleResults(version: "2.0.0", pages: ["a": [1], "b": [1]])
    new.traces[0].fingerprint = "other"
    let difference = ResultsDifference(from: sampleResults(), to: new)
    let candidate = try #require(difference.candidates.first)
    #expect(difference.changedTraces.map(\.id) == ["a"])
    #expect(
      candidate.moved.map { difference.causes(of: $0, under: candidate) }
        == [[.recording], [.program(old: "1.0.0", new: "2.0.0")]])
  }

  @Test func `results that do not say whether the recording changed do not blame it`() throws {
    var new = sampleResults(pages: ["a": [1], "b": [0]])
    for index in new.traces.indices { new.traces[index].fingerprint = nil }
    let difference = ResultsDifference(from: sampleResults(), to: new)
    #expect(difference.changedTraces.isEmpty)
    #expect(difference.candidates.first?.moved.first?.isRecordingChanged == nil)
  }

  @Test func `worse strokes come first, then those that nobody judges, then better ones`() throws {
    let old = sampleResults(pages: ["a": [3], "b": [3], "c": [1], "d": [1]])
    let new = sampleResults(pages: ["a": [1], "b": [2], "c": [2], "d": [1]])
    let candidate = try #require(ResultsDifference(from: old, to: new).candidates.first)
    #expect(candidate.moved.map(\.trace.id) == ["c", "b", "a"])
    #expect(candidate.moved.map(\.effect) == [.worse, .other, .better])
  }

  @Test func `a rest on the same page counts as moved only beyond the tolerance`() throws {
    var new = sampleResults()
    new.traces[0].outcomes[0].target += 0.5
    new.traces[1].outcomes[0].target += 0.75
    let candidate = try #require(ResultsDifference(from: sampleResults(), to: new).candidates.first)
    #expect(candidate.moved.isEmpty && candidate.shifted.map(\.trace.id) == ["b"])
    #expect(ResultsDifference(from: sampleResults(), to: new, tolerance: 1).candidates.first?.shifted.isEmpty == true)
  }

  @Test func `traces and candidates that only one side has are named and not compared`() {
    let old = sampleResults(
      candidates: [thresholdCandidate(0.5), RecordedCandidate(id: "round", strategy: "round")],
      pages: ["a": [3, 3], "gone": [0, 0]],
      findings: [RecordedFinding(id: "multi-page-skip", severity: .warning, candidate: "round")])
    let new = sampleResults(
      candidates: [RecordedCandidate(id: "one-page", strategy: "one-page"), thresholdCandidate(0.5)],
      pages: ["a": [1, 3], "new": [0, 0]])
    let difference = ResultsDifference(from: old, to: new)
    #expect(difference.addedCandidates == ["one-page"] && difference.removedCandidates == ["round"])
    #expect(difference.addedTraces.map(\.id) == ["new"] && difference.removedTraces.map(\.id) == ["gone"])
    #expect(difference.tracesCompared == 1 && difference.compared == 1 && difference.moved == 0)
    // What a candidate showed that is no longer replayed is not fixed.
    #expect(difference.findings.isEmpty)
  }

  @Test func `figures that changed are told, those that did not are not`() throws {
    var (old, new) = (sampleResults(), sampleResults())
    old.candidates[0].figures = [RecordedFigure("agreement", 0.5), RecordedFigure("mean_settle_ms", 900)]
    new.candidates[0].figures = [RecordedFigure("agreement", 0.75), RecordedFigure("mean_settle_ms", 900)]
    let candidate = try #require(ResultsDifference(from: old, to: new).candidates.first)
    #expect(candidate.figures == [FigureChange(name: "agreement", old: 0.5, new: 0.75)])
  }

  @Test func `files are compared scenario by scenario`() {
    var feed = sampleResults()
    feed.name = "feed"
    let result = ResultsDifference.differences(from: [sampleResults()], to: [feed, sampleResults()])
    #expect(result.compared.map(\.name) == ["cards"] && result.added == ["feed"] && result.removed.isEmpty)
  }
}
