import Foundation
import GestureModel
import GestureMotion
import GestureReplay
import GestureRules
import GestureTestSupport
import Testing

/// The shared bug reports, replayed: every expected flag is raised and none that must be absent.
@Suite struct BugReportCasesTests {
  @Test func `every bug report raises its flags and no flag that must be absent`() throws {
    guard let path = SharedFolder.file("cases/bug-reports.json") else { return }
    let file = try JSONDecoder().decode(CaseFile.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
    #expect(file.cases.count == 14)
    for report in file.cases {
      let candidate = try report.candidate()
      let replay = Replayer(scenario: report.scenario.scenario, candidates: [candidate]).replay(report.recording)
      var collector = RuleBook(scenario: report.scenario.scenario, candidates: [candidate]).collector()
      let flags = collector.add(replay).joined().joined()
      let raised = Set(flags).union(collector.findings().map(\.id))
      for flag in report.expected.flags { #expect(raised.contains(flag), "\(report.id) should raise \(flag)") }
      for flag in report.expected.flagsAbsent ?? [] {
        #expect(!raised.contains(flag), "\(report.id) should not raise \(flag)")
      }
    }
  }
}

private struct CaseFile: Decodable {
  var cases: [BugReport]
}

private struct BugReport: Decodable {
  struct Setting: Decodable {
    var viewport, itemSize, spacing, insetLeading, insetTrailing, contentStart, decelerationRate, startOffset: Double
    var contentLength: Double?
    var count: Int
    var alignment, direction, axis: String
    var pagingEnabled: Bool

    var scenario: Scenario {
      var scenario = Scenario()
      scenario.viewport = viewport
      scenario.itemSize = itemSize
      scenario.spacing = spacing
      scenario.count = count
      scenario.insetLeading = insetLeading
      scenario.insetTrailing = insetTrailing
      scenario.contentStart = contentStart
      scenario.contentLength = contentLength
      scenario.decelerationPerMillisecond = decelerationRate
      scenario.startOffset = startOffset
      scenario.pagingEnabled = pagingEnabled
      scenario.alignment = Alignment(rawValue: alignment) ?? .leading
      scenario.direction = LayoutDirection(rawValue: direction) ?? .ltr
      scenario.axis = Axis(rawValue: axis) ?? .horizontal
      return scenario
    }
  }
  struct LoggedRelease: Decodable {
    var offset, pointsPerMillisecond: Double
    var proposed: Double?
    enum CodingKeys: String, CodingKey {
      case offset, proposed
      case pointsPerMillisecond = "velocity_pt_per_ms"
    }
  }
  struct Recording: Decodable {
    struct Row: Decodable {
      var milliseconds, x, y: Double
      var phase: String
      enum CodingKeys: String, CodingKey {
        case x, y, phase
        case milliseconds = "t_ms"
      }
    }
    var samples: [Row]
  }
  enum Value: Decodable {
    case flag(Bool)
    case number(Double)
    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let flag = try? container.decode(Bool.self) {
        self = .flag(flag)
      } else {
        self = .number(try container.decode(Double.self))
      }
    }
    var text: String {
      switch self {
      case .flag(let flag): flag ? "true" : "false"
      case .number(let number): "\(number)"
      }
    }
  }
  struct Expected: Decodable {
    var flags: [String]
    var flagsAbsent: [String]?
  }

  var id: String
  var scenario: Setting
  var release: LoggedRelease?
  var trace: Recording?
  var strategy: String
  var params: [String: Value]?
  var expected: Expected

  func candidate() throws -> Candidate {
    let parameters = (params ?? [:]).sorted { $0.key < $1.key }.map { (name: $0.key, value: $0.value.text) }
    return try CandidateSpelling(strategy: strategy, parameters: parameters).candidate()
  }

  /// The recording as a reader hands it on: equal times merged, a lift that repeats its place left out.
  var recording: Trace {
    var recording = Trace(id: id)
    if let release {
      recording.release = RecordedRelease(
        offset: release.offset, pointsPerMillisecond: release.pointsPerMillisecond, proposedOffset: release.proposed)
    }
    guard let trace else { return recording }
    var samples: [Sample] = []
    var merged = 0
    for row in trace.samples where row.phase == "began" || row.phase == "moved" {
      let sample = Sample(nanoseconds: Int64((row.milliseconds * 1e6).rounded()), x: row.x, y: row.y)
      if samples.last?.nanoseconds == sample.nanoseconds {
        samples.removeLast()
        merged += 1
      }
      samples.append(sample)
    }
    let lift = trace.samples.last
    recording.strokes = [
      Stroke(
        samples: samples, end: lift?.phase == "cancelled" ? .cancelled : .ended,
        liftNanoseconds: lift.map { Int64(($0.milliseconds * 1e6).rounded()) },
        liftRepeatsPlace: lift?.x == samples.last?.x && lift?.y == samples.last?.y)
    ]
    if merged > 0 {
      recording.repairs = [
        Repair(
          id: "duplicate-timestamps", location: SourceLocation(path: "memory"), count: merged,
          message: "\(merged) samples have the time of the one before; the later place was kept")
      ]
    }
    return recording
  }
}
