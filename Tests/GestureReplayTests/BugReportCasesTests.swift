import Foundation
import GestureModel
import GestureMotion
import GestureTestSupport
import Testing

@testable import GestureReplay

/// The 14 cases of `cases/bug-reports.json`, replayed without a reader: page, target, velocity and settle time.
///
/// Their flags are the business of the rules' and the program's tests.
@Suite struct BugReportCasesTests {
  struct File: Decodable { var cases: [Case] }
  struct Case: Decodable {
    var id: String
    var scenario: Layout
    var trace: Recording?
    var release: Logged?
    var strategy: String
    var params: [String: Value]?
    var expected, right: Answer
  }
  struct Layout: Decodable {
    var viewport, itemSize, spacing, insetLeading, insetTrailing, contentStart, contentLength: Double
    var decelerationRate, startOffset: Double
    var count: Int
    var alignment, direction, axis: String
    var pagingEnabled: Bool
    var directionalLock: Bool?
  }
  struct Recording: Decodable { var samples: [Row] }
  struct Row: Decodable {
    var tMs, x, y: Double
    var phase: String
    var pointer: Int?
  }
  struct Logged: Decodable { var offset, velocityPtPerMs, proposed: Double }
  struct Answer: Decodable {
    var page: Int?
    var target: Double?
    var velocityRangePtPerMs: [Double]?
    var settleMs: Double?
    var strategy, needs: String?
    var params: [String: Value]?
  }
  /// A parameter as a candidate spells it.
  struct Value: Decodable {
    var text: String
    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      text = try (try? container.decode(Bool.self)).map(String.init) ?? String(container.decode(Double.self))
    }
  }

  private func scenario(_ layout: Layout) throws -> Scenario {
    var scenario = Scenario()
    (scenario.viewport, scenario.itemSize, scenario.spacing) = (layout.viewport, layout.itemSize, layout.spacing)
    (scenario.insetLeading, scenario.insetTrailing) = (layout.insetLeading, layout.insetTrailing)
    (scenario.contentStart, scenario.contentLength) = (layout.contentStart, layout.contentLength)
    (scenario.decelerationPerMillisecond, scenario.startOffset) = (layout.decelerationRate, layout.startOffset)
    (scenario.count, scenario.pagingEnabled) = (layout.count, layout.pagingEnabled)
    scenario.alignment = try #require(Alignment(rawValue: layout.alignment))
    scenario.direction = try #require(LayoutDirection(rawValue: layout.direction))
    scenario.axis = try #require(Axis(rawValue: layout.axis))
    scenario.directionalLock = layout.directionalLock ?? false
    return scenario
  }

  /// The rows as the readers' repairs leave them: equal times merged into the last, a repeated lift no sample.
  private func stroke(_ recording: Recording) -> Stroke {
    var stroke = Stroke(samples: [])
    for row in recording.samples {
      let sample = Sample(nanoseconds: Int64((row.tMs * 1e6).rounded()), x: row.x, y: row.y)
      let isLift = row.phase == "ended" || row.phase == "cancelled"
      if row.phase == "cancelled" { stroke.end = .cancelled }
      if isLift { stroke.liftNanoseconds = sample.nanoseconds }
      if isLift, let last = stroke.samples.last, (last.x, last.y) == (sample.x, sample.y) {
        stroke.liftRepeatsPlace = true
        continue
      }
      if stroke.samples.last?.nanoseconds == sample.nanoseconds { stroke.samples.removeLast() }
      stroke.samples.append(sample)
      stroke.lastSampleIsLift = isLift
    }
    return stroke
  }

  private func outcome(of question: Case, strategy: String, params: [String: Value]?) throws -> Outcome {
    let spelling = CandidateSpelling(
      strategy: strategy, parameters: (params ?? [:]).sorted { $0.key < $1.key }.map { ($0.key, $0.value.text) })
    let replayer = Replayer(scenario: try scenario(question.scenario), candidates: [try spelling.candidate()])
    let trace = Trace(
      id: question.id, strokes: question.trace.map { [stroke($0)] } ?? [],
      release: question.release.map {
        RecordedRelease(
          offset: $0.offset, pointsPerMillisecond: $0.velocityPtPerMs, proposedOffset: $0.proposed)
      })
    return try #require(replayer.replay(trace).outcomes.last?.first)
  }

  private func check(_ outcome: Outcome, _ answer: Answer, _ name: String) {
    if let page = answer.page { #expect(outcome.page == page, "\(name)") }
    if let target = answer.target { #expect(abs(outcome.target - target) < 0.5, "\(name): \(outcome.target)") }
    if let range = answer.velocityRangePtPerMs, range.count == 2 {
      let velocity = outcome.release.pointsPerMillisecond
      #expect(range[0] <= velocity && velocity <= range[1], "\(name): \(velocity)")
    }
    if let settle = answer.settleMs {
      // ln(0.01/|v|)/ln d, written in whole milliseconds.
      #expect(abs(outcome.settle.milliseconds - settle) < 1, "\(name): \(outcome.settle.milliseconds)")
    }
  }

  @Test func `every bug report is replayed to the page, target, velocity and time that it expects`() throws {
    guard let path = SharedFolder.file("cases/bug-reports.json") else { return }
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let file = try decoder.decode(File.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
    for question in file.cases {
      check(
        try outcome(of: question, strategy: question.strategy, params: question.params), question.expected,
        question.id)
      // What the reporter wanted, where another strategy alone brings it about.
      if let strategy = question.right.strategy, question.right.needs == nil {
        check(
          try outcome(of: question, strategy: strategy, params: question.right.params), question.right,
          "\(question.id), right")
      }
    }
    #expect(file.cases.count == 14)
  }
}
