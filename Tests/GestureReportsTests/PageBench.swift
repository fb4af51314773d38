import GestureAnalysis
import GestureModel
import GestureReplay

@testable import GestureReports

/// Reports of real replays with their gestures: five cards of 280 pt, 16 apart, on 390 pt.
enum PageBench {
  /// A finger that moves left by `x` pt in ten steps of 8 ms and is lifted with the last.
  static func trace(_ id: String, x: Double = 120, strokes: Int = 1, labels: [Label] = []) -> Trace {
    let strokes = (0..<strokes).map { number in
      let start = Int64(number) * 5_000_000_000
      return Stroke(
        samples: (0...10).map {
          Sample(nanoseconds: start + Int64($0) * 8_000_000, x: 300 - x * Double($0) / 10, y: 400)
        })
    }
    return Trace(
      id: id, labels: labels, intent: .next, strokes: strokes, location: SourceLocation(path: "Traces/a.csv", line: 2))
  }

  static func report(
    _ traces: [Trace], through spellings: [String] = ["round", "one-page"], name: String? = "cards",
    flags: [String] = []
  ) throws -> Report {
    var scenario = SampleReport.scenario
    (scenario.name, scenario.contentLength) = (name, nil)
    let candidates = try spellings.map { try CandidateSpelling($0).candidate() }
    let replayer = Replayer(scenario: scenario, candidates: candidates)
    var comparison = Comparison(candidateCount: candidates.count, lattice: scenario.lattice)
    var gallery = ReplayGallery()
    for replay in traces.map(replayer.replay) {
      comparison.add(replay)
      gallery.add(replay, flags: replay.outcomes.map { $0.map { _ in flags } })
    }
    var report = Report(
      scenario: scenario, candidates: candidates, comparison: comparison, findings: [], toolVersion: "0.0.0")
    report.gallery = gallery
    return report
  }
}
