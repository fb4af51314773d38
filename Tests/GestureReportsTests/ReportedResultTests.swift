import GestureModel
import GestureRules
import Testing

@testable import GestureReports

@Suite struct ReportedResultTests {
  var results: [ReportedResult] { ResultList([SampleReport.report()]).results }

  @Test func `a finding of the configuration is one result at the settings, one of recordings one a place`() {
    #expect(
      results.map(\.finding.id) == ["last-page-unreachable", "multi-page-skip", "multi-page-skip", "flick-ignored"])
    #expect(results.map(\.location.line) == [1, 2, 17, 1])
    #expect(results[0].location.path == "detent.json")
    var report = SampleReport.report()
    report.settingsPath = "App/detent.json"
    #expect(ResultList([report]).results[0].location.path == "App/detent.json")
  }

  @Test func `the clearest case speaks for itself, the others by their own numbers`() {
    #expect(results[1].sentence == "A flick of 1.4 pt/ms moved 3 pages.")
    let summary = MultiPageSkip.summary
    #expect(results[2].sentence == "\(summary) Here: pages_moved 2, velocity_pt_per_ms 1.1.")
    #expect(results[2].subject == "flick-02 under eager")
    #expect(results[0].subject == nil)
  }

  @Test func `a stroke is named unless it is the first, a model is marked`() {
    var finding = SampleReport.findings[2]
    finding.occurrences = [Occurrence(trace: "flick-02", stroke: 1, location: nil)]
    let list = ResultList([SampleReport.report(findings: [finding])])
    #expect(list.results[0].subject == "flick-02, stroke 1 under native (model)")
  }

  @Test func `fingerprints are those of the findings, and equal ones are told apart`() {
    let identity = FindingIdentity(
      rule: "multi-page-skip", candidate: "eager", path: "Traces/cards.csv", trace: "flick-01")
    #expect(results[1].fingerprint == identity.fingerprint)
    let twice = ResultList([SampleReport.report(), SampleReport.report()]).results
    #expect(Set(twice.map(\.fingerprint)).count == 8)
  }

  @Test func `the gravest stay, and each finding has its turn before one has two`() {
    func finding(_ id: String, _ severity: Severity, _ count: Int) -> Finding {
      Finding(
        id: id, severity: severity, message: id, remedy: "",
        occurrences: (0..<count).map {
          Occurrence(trace: "t\($0)", location: SourceLocation(path: "a.csv", line: $0 + 1))
        })
    }
    let list = ResultList([
      SampleReport.report(findings: [
        finding("micro-flick-advance", .warning, 3), finding("flick-ignored", .error, 1),
        finding("multi-page-skip", .warning, 3),
      ])
    ])
    let worst = list.worst(4)
    #expect(
      worst.map(\.finding.id) == ["flick-ignored", "micro-flick-advance", "micro-flick-advance", "multi-page-skip"])
    #expect(worst.map { $0.occurrence?.trace } == ["t0", "t0", "t1", "t0"])
    #expect(list.worst(7).count == 7)
  }

  @Test func `what was counted and not kept is told`() {
    var finding = SampleReport.findings[1]
    finding.occurrenceCount = 30_000
    #expect(ResultList([SampleReport.report(findings: [finding])]).uncounted == 29_998)
  }

  @Test(arguments: [("", ""), ("a", "a."), ("a.", "a."), ("a?", "a?"), ("a…", "a…")])
  func `a sentence ends`(text: String, sentence: String) {
    #expect(text.endingLikeASentence == sentence)
  }
}
