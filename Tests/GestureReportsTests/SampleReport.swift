import GestureAnalysis
import GestureModel
import GestureMotion
import GestureReplay
import GestureRules

@testable import GestureReports

/// A strategy that answers nothing by itself: the outcomes in these tests are written by hand.
struct StubSnap: SnapStrategy {
  static let identifier = "stub"
  static let summary = "Says what the test wants."
  static var numberParameters: [NumberParameter<Self>] {
    [NumberParameter("velocity", \.velocity, unit: "pt/ms", range: 0...10)]
  }
  var velocity = 0.5
  func landing(after release: Release, on lattice: Lattice) -> Landing? { nil }
  func reason(for landing: Landing, after release: Release, on lattice: Lattice) -> String {
    "v \(release.pointsPerMillisecond.shortText) against \(velocity.shortText) pt/ms, so page \(landing.index)"
  }
}

/// The same, with a closed original.
struct StubModel: SnapStrategy {
  static let identifier = "stub-model"
  static let summary = "Says what the test wants."
  static let isModel = true
  func landing(after release: Release, on lattice: Lattice) -> Landing? { nil }
  func reason(for landing: Landing, after release: Release, on lattice: Lattice) -> String {
    "the page under the view is \(landing.index)"
  }
}

struct StubEstimator: VelocityEstimator {
  static let identifier = "stub.velocity"
  static let summary = "Says nothing."
  static let usedBy = "nobody"
  func estimate(atEndOf samples: ArraySlice<Sample>, lift: Lift) -> VelocityEstimate { VelocityEstimate(nil) }
}

/// Reports whose every number was written by hand.
enum SampleReport {
  static var scenario: Scenario {
    var scenario = Scenario()
    scenario.name = "cards"
    scenario.itemSize = 280
    scenario.spacing = 16
    scenario.count = 5
    scenario.contentLength = 1480
    return scenario
  }

  static let candidates = [
    Candidate(id: "eager", strategy: StubSnap(), estimator: StubEstimator()),
    Candidate(id: "calm", strategy: StubSnap(), estimator: StubEstimator(), deceleration: .fast),
    Candidate(id: "native", strategy: StubModel(), estimator: StubEstimator(), drag: .uikit),
  ]

  /// A stroke from page 0 that was released at 120 pt; `pages` are the candidates' answers.
  static func replay(
    _ id: String, velocity: Double, pages: [Int], meant: Intent? = nil, observed: Observation? = nil, line: Int,
    repairs: [Repair] = []
  ) -> TraceReplay {
    let row = pages.enumerated().map { index, page in
      let target = Double(page) * 296
      return Outcome(
        stroke: 0, candidate: index, startPage: 0,
        release: Release(
          offset: 120, proposedOffset: 120 + velocity * 499, pointsPerMillisecond: velocity, startOffset: 0),
        velocityRemark: velocity == 0 ? .stoppedBeforeLift : nil,
        landing: Landing(
          index: page, target: target, branch: .forward,
          margin: Margin(points: index == 2 ? nil : 74.39, pointsPerMillisecond: index == 0 ? 0.9 : nil)),
        page: page, target: target, settle: Settle(milliseconds: 400 + 100 * Double(page), overshootPoints: 0),
        intendedPage: meant?.page(from: 0, of: 5))
    }
    let trace = Trace(
      id: id, intent: meant, observed: observed, format: "csv",
      location: SourceLocation(path: "Traces/cards.csv", line: line), repairs: repairs)
    return TraceReplay(trace: trace, outcomes: [row])
  }

  static var replays: [TraceReplay] {
    let repair = Repair(
      id: "duplicate-timestamps", location: SourceLocation(path: "Traces/cards.csv", line: 21), count: 2,
      message: "two samples at 24 ms; the later one was kept")
    return [
      replay(
        "flick-01", velocity: 1.4, pages: [3, 1, 1], meant: .next,
        observed: Observation(target: 296, settleMilliseconds: 410),
        line: 2),
      replay("flick-02", velocity: 1.1, pages: [2, 1, 0], meant: .next, line: 17, repairs: [repair]),
      replay("rest-01", velocity: 0, pages: [0, 0, 0], meant: .stay, line: 33),
    ]
  }

  static let findings = [
    Finding(
      id: "last-page-unreachable", severity: .error, numbers: [Measure("short_by_pt", 94)],
      message: "The last page rests at 1184 pt, 94 pt past the end of the range.",
      remedy: "Make the content 1574 pt long."),
    Finding(
      id: "multi-page-skip", severity: .warning, candidate: "eager", traces: ["flick-01", "flick-02"], share: 2.0 / 3,
      numbers: [Measure("pages_moved", 3), Measure("velocity_pt_per_ms", 1.4)],
      message: "A flick of 1.4 pt/ms moved 3 pages.", remedy: "Move at most one page from where the gesture began.",
      location: SourceLocation(path: "Traces/cards.csv", line: 2),
      occurrences: [
        Occurrence(
          trace: "flick-01", stroke: 0, location: SourceLocation(path: "Traces/cards.csv", line: 2),
          numbers: [Measure("pages_moved", 3), Measure("velocity_pt_per_ms", 1.4)]),
        Occurrence(
          trace: "flick-02", stroke: 0, location: SourceLocation(path: "Traces/cards.csv", line: 17),
          numbers: [Measure("pages_moved", 2), Measure("velocity_pt_per_ms", 1.1)]),
      ]),
    Finding(
      id: "flick-ignored", severity: .note, candidate: "native", traces: ["flick-02"], share: 1.0 / 3,
      message: "A flick of 1.1 pt/ms stayed on its page.", remedy: ""),
  ]

  static func report(
    _ replays: [TraceReplay] = replays, scenario: Scenario = scenario, candidates: [Candidate] = candidates,
    findings: [Finding] = findings, assumption: String? = nil
  ) -> Report {
    var comparison = Comparison(candidateCount: candidates.count, lattice: scenario.lattice)
    replays.forEach { comparison.add($0) }
    let flags = replays.map { replay in
      replay.outcomes.map { $0.map { $0.pagesMoved > 1 ? ["multi-page-skip"] : [] } }
    }
    return Report(
      scenario: scenario, assumption: assumption, candidates: candidates, comparison: comparison,
      traces: zip(replays, flags).map { ReportedTrace($0, flags: $1) }, findings: findings,
      repairs: replays.flatMap { replay in
        replay.trace.repairs.map { ReportedRepair(trace: replay.trace.id, repair: $0) }
      }, toolVersion: "0.0.0")
  }

  /// Names that would break out of every format that does not escape them.
  static let hostileName =
    "a|b`c\n# d <img src=x onerror=alert(1)> @someone #12 [link](http://e.com) \u{1B}[31mred\u{202E}esrever \"q\" \\ \u{0}"

  static var hostile: Report {
    let candidate = Candidate(id: hostileName, strategy: StubSnap(), estimator: StubEstimator())
    let other = Candidate(id: "calm", strategy: StubSnap(), estimator: StubEstimator())
    var scenario = Self.scenario
    scenario.name = hostileName
    let repair = Repair(
      id: hostileName, location: SourceLocation(path: hostileName), message: hostileName)
    var trace = replay(hostileName, velocity: 1, pages: [1, 2], meant: .next, line: 1, repairs: [repair])
    trace.trace.location.path = hostileName
    let finding = Finding(
      id: hostileName, severity: .warning, candidate: hostileName, traces: [hostileName], share: .nan,
      numbers: [Measure(hostileName, .infinity)], message: hostileName, remedy: hostileName,
      location: SourceLocation(path: hostileName),
      occurrences: [
        Occurrence(
          trace: hostileName, stroke: 0, location: SourceLocation(path: hostileName),
          numbers: [Measure(hostileName, .infinity)])
      ])
    return report(
      [trace], scenario: scenario, candidates: [candidate, other], findings: [finding], assumption: hostileName)
  }
}
