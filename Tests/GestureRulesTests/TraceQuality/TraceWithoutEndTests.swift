import GestureModel
import GestureMotion
import GestureReplay
import GestureRules
import Testing

@Suite struct TraceWithoutEndTests {
  @Test func `only a stroke without a lift is one`() {
    let offsets = [(0.0, 0.0), (16, 10), (32, 25)]
    #expect(TraceWithoutEnd().evidence(in: Stroke.drag(offsets, end: .missing).figures) != nil)
    #expect(TraceWithoutEnd().evidence(in: Stroke.drag(offsets, end: .cancelled).figures) == nil)
  }

  @Test func `a repair of the trace marks the stroke that shows it and no other`() throws {
    let place = SourceLocation(path: "a.csv", line: 9)
    let later = Stroke.drag([(500, 30), (516, 40)], end: .missing)
    let trace = Trace(
      id: "open", startOffset: 0, strokes: [.drag([(0, 0), (16, 20)], lift: 24), later],
      repairs: [Repair(id: "trace-without-end", location: place, message: "no lift")])
    let finding = try #require(try RuleBench(.cards, "round").findings("trace-without-end", trace).first)
    #expect(finding.share == 0.5)
    #expect(finding.location == place)
  }
}

extension TraceWithoutEndTests: PitfallExample {
  static func fires() throws -> Exhibit {
    try Exhibit(.cards, "round", traces: .drag([(0, 0), (16, 10), (32, 25)], end: .missing))
  }

  static func nearMiss() throws -> Exhibit {
    try Exhibit(.cards, "round", traces: .drag([(0, 0), (16, 10), (32, 25)], end: .cancelled))
  }
}
