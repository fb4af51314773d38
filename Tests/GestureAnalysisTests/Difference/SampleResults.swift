import GestureModel

@testable import GestureAnalysis

/// Results written by hand: two traces under one candidate, or under those given.
func sampleResults(
  version: String = "1.0.0", rate: String = "normal", candidates: [RecordedCandidate] = [thresholdCandidate(0.5)],
  pages: [String: [Int]] = ["a": [3], "b": [0]], meant: Int = 1, findings: [RecordedFinding] = []
) -> RecordedResults {
  RecordedResults(
    toolVersion: version, name: "cards",
    scenario: [RecordedSetting("viewport", "390"), RecordedSetting("decelerationRate", rate)],
    deceleration: rate == "fast" ? 0.99 : 0.998, candidates: candidates,
    traces: pages.keys.sorted().map { id in
      RecordedTrace(
        id: id, path: "a.csv", location: "a.csv:2:1", fingerprint: "same-\(id)",
        outcomes: (pages[id] ?? []).enumerated().map { index, page in
          RecordedOutcome(
            stroke: 0, candidate: index, page: page, target: Double(page) * 296, offset: 120,
            pointsPerMillisecond: 1.4, proposed: 813.61, because: "page \(page)", agrees: page == meant, intent: "next")
        })
    }, findings: findings)
}

/// `threshold(velocity: …)` as results name it.
func thresholdCandidate(_ velocity: Double, id: String? = nil, deceleration: Double = 0.998) -> RecordedCandidate {
  RecordedCandidate(
    id: id ?? "threshold(velocity: \(velocity))", strategy: "threshold",
    settings: [
      RecordedSetting("velocity", "\(velocity)"), RecordedSetting("estimator", "uikit"),
      RecordedSetting("deceleration", "\(deceleration)"),
    ], deceleration: deceleration)
}
