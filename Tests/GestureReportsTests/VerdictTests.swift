import GestureAnalysis
import GestureModel
import GestureMotion
import GestureReplay
import GestureRules
import Testing

@testable import GestureReports

@Suite struct VerdictTests {
  private func sentences(chosen: Bool, _ findings: [Finding]) -> String {
    var report = SampleReport.report()
    report.areCandidatesChosen = chosen
    report.findings = findings
    return Verdict.sentences(for: report, name: { $0 }, prose: { $0 })
  }

  private let ofTheStrategy = Finding(
    id: "remainder-never-above-half", severity: .error, candidate: "eager", message: "Never.",
    remedy: "Mend the strategy.")
  private let ofTheLayout = Finding(
    id: "last-page-unreachable", severity: .warning, message: "Too short.", remedy: "Mend the layout.")

  @Test func `the gravest finding is what to change first`() {
    #expect(sentences(chosen: true, [ofTheStrategy, ofTheLayout]).hasSuffix("Mend the strategy."))
  }

  @Test func `a default candidate's own fault is not the reader's to mend`() {
    #expect(sentences(chosen: false, [ofTheStrategy, ofTheLayout]).hasSuffix("Mend the layout."))
    #expect(!sentences(chosen: false, [ofTheStrategy]).contains("Mend the strategy."))
  }

  @Test func `the view is to be changed before the recorder`() {
    let ofTheRecorder = Finding(
      id: "duplicate-timestamps", severity: .error, message: "Twice.", remedy: "Mend the recorder.")
    #expect(sentences(chosen: true, [ofTheRecorder, ofTheLayout]).hasSuffix("Mend the layout."))
    #expect(sentences(chosen: true, [ofTheRecorder]).hasSuffix("Mend the recorder."))
  }

  @Test func `a candidate alone is not called the best`() {
    let alone = [SampleReport.candidates[0]]
    // Page 1 was meant and reached: 1 of 1.
    let meant = SampleReport.replay("a", velocity: 1, pages: [1], meant: .next, line: 2)
    let told = Verdict.sentences(
      for: SampleReport.report([meant], candidates: alone, findings: []), name: { $0 }, prose: { $0 })
    #expect(told.hasPrefix("eager does what was meant: 1 of 1 stroke."))
    let silent = SampleReport.replay("a", velocity: 1, pages: [1], line: 2)
    let untold = Verdict.sentences(
      for: SampleReport.report([silent], candidates: alone, findings: []), name: { $0 }, prose: { $0 })
    #expect(untold.hasPrefix("eager was replayed over 1 stroke; the traces do not say what was meant."))
  }

  @Test func `what the device did is told where it was recorded`() {
    // Candidates rest at 0, 296 and 592; the device rested at 296.3, within half a point of the second.
    let seen = SampleReport.replay(
      "a", velocity: 1, pages: [0, 1, 2], observed: Observation(target: 296.3), line: 2)
    let told = Verdict.sentences(for: SampleReport.report([seen], findings: []), name: { $0 }, prose: { $0 })
    #expect(told.hasPrefix("calm rests where the device did most often: 1 of 1 stroke."))
  }

  @Test func `a single candidate is not said to agree with itself`() {
    var report = SampleReport.report()
    report.candidates = [report.candidates[0]]
    report.comparison = Comparison(candidateCount: 1, lattice: report.scenario.lattice)
    let release = Release(offset: 0, proposedOffset: 0, pointsPerMillisecond: 0)
    let outcome = Outcome(
      stroke: 0, candidate: 0, startPage: 0, release: release, landing: Landing(index: 0, target: 0, branch: .slow),
      page: 0, target: 0, settle: Settle(milliseconds: 0))
    report.comparison.add(TraceReplay(trace: Trace(id: "t"), outcomes: [[outcome]]))
    let text = Verdict.sentences(for: report, name: { $0 }, prose: { $0 })
    #expect(text.hasPrefix("One candidate has nothing to be compared with"))
  }

  @Test func `a fault of the recording comes after one of the app`() {
    // One doubled row in 39 strokes was what a report said to change first, and it had been mended.
    let ofTheRecording = Finding(
      id: "duplicate-timestamps", severity: .error, message: "Doubled.", remedy: "Mend the recorder.")
    #expect(sentences(chosen: true, [ofTheRecording, ofTheLayout]).hasSuffix("Mend the layout."))
    #expect(sentences(chosen: true, [ofTheRecording]).hasSuffix("Mend the recorder."))
    #expect(sentences(chosen: false, [ofTheRecording, ofTheStrategy]).hasSuffix("Mend the recorder."))
  }

  @Test func `where nobody did what was meant nobody is said to do so most often`() {
    var report = SampleReport.report()
    report.comparison = Comparison(candidateCount: report.candidates.count, lattice: report.scenario.lattice)
    let release = Release(offset: 0, proposedOffset: 0, pointsPerMillisecond: 0)
    let row = report.candidates.indices.map {
      Outcome(
        stroke: 0, candidate: $0, startPage: 0, release: release, landing: Landing(index: 0, target: 0, branch: .slow),
        page: 0, target: 0, settle: Settle(milliseconds: 0), intendedPage: 1)
    }
    report.comparison.add(TraceReplay(trace: Trace(id: "t", intent: .next), outcomes: [row]))
    let text = Verdict.sentences(for: report, name: { $0 }, prose: { $0 })
    #expect(text.hasPrefix("No candidate does what was meant: 0 of 1 stroke."))
  }

  @Test func `a note asks for no change`() {
    let note = Finding(id: "item-wider-than-viewport", severity: .note, message: "Wide.", remedy: "Mend nothing.")
    #expect(!sentences(chosen: true, [note]).contains("Mend nothing."))
  }
}
