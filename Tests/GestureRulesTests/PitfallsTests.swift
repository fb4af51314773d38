import Foundation
import GestureModel
import GestureRules
import GestureTestSupport
import Testing

@Suite struct PitfallsTests {
  static let folders: [PitfallKind: String] = [
    .configuration: "Configuration", .outcome: "Outcome", .trace: "TraceQuality",
  ]

  @Test func `every file in the folders has its type in the list and a test file of the same name`() throws {
    let listed = Set(Pitfalls.all.map { "\($0)" })
    var files: Set<String> = []
    for folder in Self.folders.values.sorted() {
      let sources = PackageRoot.path + "/Sources/GestureRules/" + folder
      for file in try FileManager.default.contentsOfDirectory(atPath: sources) where file.hasSuffix(".swift") {
        let name = String(file.dropLast(6))
        files.insert(name)
        #expect(listed.contains(name), "\(name) is missing from Pitfalls.all")
        let test = PackageRoot.path + "/Tests/GestureRulesTests/\(folder)/\(name)Tests.swift"
        #expect(FileManager.default.fileExists(atPath: test), "\(name) has no test file")
      }
    }
    #expect(files == listed)
  }

  @Test func `every pitfall has an id of its own and lies in the folder of its kind`() {
    #expect(Set(Pitfalls.all.map { $0.identifier }).count == Pitfalls.all.count)
    for type in Pitfalls.all {
      let kebab = type.identifier.allSatisfy { $0 == "-" || $0.isLowercase && $0.isASCII || $0.isNumber }
      #expect(kebab, "\(type.identifier)")
      let path = "\(PackageRoot.path)/Sources/GestureRules/\(Self.folders[type.kind] ?? "")/\(type).swift"
      #expect(FileManager.default.fileExists(atPath: path), "\(type) is not in the folder of its kind")
      #expect(Pitfalls.named(type.identifier) == type)
    }
    #expect(Pitfalls.named("no-such-pitfall") == nil)
  }

  @Test func `every text is there and ends in a full stop`() {
    for type in Pitfalls.all {
      for text in [type.summary, type.remedy, type.explanation, type.source] {
        #expect(text.hasSuffix(".") && text.count > 3 && !text.contains("\n"), "\(type.identifier): \(text)")
      }
      for threshold in type.init().thresholds {
        #expect(!threshold.name.isEmpty && threshold.value.isFinite, "\(type.identifier)")
      }
    }
  }

  /// Strokes that no hand makes and no reader hands on, but a library may be given.
  static var hostile: [Stroke] {
    let places = [Double.nan, .infinity, -.greatestFiniteMagnitude, 1e300, 0]
    let times = [Int64.min, .max, 0, 1, -1]
    let wild = zip(times, places).map { Sample(nanoseconds: $0, x: $1, y: -$1) }
    let arriving = (0..<4).map { Sample(nanoseconds: Int64($0) * 50_000_000, x: Double($0) * 40, y: 0) }
    var late = Stroke(samples: arriving)
    late.arrivalNanoseconds = [.min, .min, .max, .max]
    late.liftArrivalNanoseconds = .max
    return [
      Stroke(samples: []), Stroke(samples: [Sample(nanoseconds: 0, x: 0, y: 0)], liftNanoseconds: .max),
      Stroke(samples: wild, liftNanoseconds: .min), Stroke(samples: wild, end: .cancelled, liftNanoseconds: .max), late,
    ]
  }

  @Test func `nothing that is recorded or declared makes a pitfall trap or say what is no number`() throws {
    var events: [RecordedEvent] = [.page(.min), .page(.max), .settled(offset: .nan), .settled(offset: .infinity)].map {
      RecordedEvent(nanoseconds: 0, kind: $0)
    }
    events.append(
      RecordedEvent(nanoseconds: .max, kind: .dragBegan(decelerationPerMillisecond: .nan, wasDecelerating: true)))
    var declared = Scenario.cards
    (declared.velocityAxis, declared.velocityVectorLimit, declared.gestureConeDegrees) = (.vertical, 1e-300, 0)
    (declared.snapDurationMilliseconds, declared.minimumDistance, declared.expectsSnapping) = (1e-300, 1e300, true)
    (declared.frictionPerFrame, declared.declaredPageCount, declared.assumedInsetLeading) = (5e-300, .max, -1e300)
    (declared.comparesOffsetsExactly, declared.wrapsIndex, declared.count) = (true, false, 1)
    for scenario in [declared, .cards, .cards.with { $0.count = 0 }] {
      let bench = try RuleBench(
        scenario, "round", "one-page(estimator: last-pair)", "remainder(estimator: hammer-overall)",
        "direction-only(estimator: flutter.ios)")
      let traces = (Self.hostile.map { [$0] } + [Self.hostile]).enumerated().map { number, strokes in
        Trace(id: "\(number)", strokes: strokes).with {
          $0.release = RecordedRelease(offset: 1e300, pointsPerMillisecond: -1e300, proposedOffset: .infinity)
          $0.observed = Observation(target: .nan, page: .max)
          $0.events = events
          $0.labels = [Label(name: "repeat_of", value: "")]
        }
      }
      for finding in bench.findings(traces) {
        #expect(finding.numbers.allSatisfy { $0.value.isFinite }, "\(finding.id)")
        #expect(!finding.message.isEmpty && !finding.message.contains("\n"), "\(finding.id)")
      }
    }
  }

  @Test func `severities are those of the taxonomy`() throws {
    guard let path = SharedFolder.file("research/pitfalls.md") else { return }
    let rows = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").filter { $0.hasPrefix("| `") }
    var severities: [String: String] = [:]
    for row in rows {
      let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      let id = String(cells[0].drop { $0 == "`" }.prefix { $0 != "`" })
      severities[id] = severities[id] ?? String(cells[1].prefix { $0 != " " })
    }
    #expect(Set(severities.keys) == Set(Pitfalls.all.map { $0.identifier }))
    #expect(severities.count == 75)
    for type in Pitfalls.all {
      let word = type.severity == .note ? "info" : type.severity.rawValue
      #expect(severities[type.identifier] == word, "\(type.identifier)")
    }
  }
}
