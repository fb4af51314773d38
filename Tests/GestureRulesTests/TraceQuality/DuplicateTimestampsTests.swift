import GestureModel
import GestureMotion
import GestureReplay
import GestureRules
import Testing

@Suite struct DuplicateTimestampsTests {
  @Test func `two samples of one time are counted`() throws {
    let stroke = Stroke.drag([(0, 0), (8, 5), (8, 6), (16, 12), (16, 12)])
    let evidence = try #require(DuplicateTimestamps().evidence(in: stroke.figures))
    #expect(evidence.numbers == [Measure("places", 2)])
    // A nanosecond apart is apart.
    #expect(DuplicateTimestamps().evidence(in: Stroke.drag([(0, 0), (8, 5), (8.000001, 6)]).figures) == nil)
  }

  @Test func `a reader's repair is a finding with its place`() throws {
    var trace = Trace.drag("doubled", [(0, 0), (8, 5), (16, 12)])
    let place = SourceLocation(path: "a.csv", line: 7, column: 3)
    trace.repairs = [Repair(id: "duplicate-timestamps", location: place, count: 4, message: "4 rows repeat a time")]
    let bench = try RuleBench(.cards, "round", "one-page")
    let findings = bench.findings("duplicate-timestamps", .drag("clean", [(0, 0), (8, 5)]), trace)
    #expect(
      findings == [
        Finding(
          id: "duplicate-timestamps", severity: .error, traces: ["doubled"], share: 0.5,
          numbers: [Measure("places", 4)], message: "4 rows repeat a time", remedy: DuplicateTimestamps.remedy,
          location: place, occurrenceCount: 1)
      ])
    #expect(bench.flags(trace).contains("duplicate-timestamps"))
  }
}

extension DuplicateTimestampsTests: PitfallExample {
  static func fires() throws -> Exhibit {
    try Exhibit(.cards, "round", traces: .drag([(0, 0), (8, 5), (8, 6), (16, 12)]))
  }

  static func nearMiss() throws -> Exhibit {
    try Exhibit(.cards, "round", traces: .drag([(0, 0), (8, 5), (8.000001, 6), (16, 12)]))
  }
}
