import GestureModel
import Testing

@testable import GestureReading

@Suite struct TraceAssemblerTests {
  func finish(_ times: [Int64], cut: Bool = false) -> [ReadEvent] {
    var draft = TraceDraft(id: "a", location: SourceLocation(path: "a.csv"))
    draft.rows = times.enumerated().map { index, time in
      RawRow(
        nanoseconds: time, x: 1, y: 1, phase: index == 0 ? .began : index == times.count - 1 ? .ended : .moved,
        line: index + 2)
    }
    let assembler = TraceAssembler(path: "a.csv", format: "csv", options: ReadingOptions())
    var queue = EventQueue(maximumPerKind: 20)
    assembler.finish(draft, into: &queue)
    var events: [ReadEvent] = []
    while let event = queue.next() { events.append(event) }
    return events
  }

  @Test func `times that lie further apart than a clock can count are refused`() {
    let events = finish([.min, .max])
    #expect(events.count == 1)
    guard case .diagnostic(let said) = events.first else { return }
    #expect(said.severity == .error)
    #expect(said.message.hasPrefix("expected times within 292 years"))
  }

  @Test("Steps from half a millisecond to half a second are believed", arguments: [500_000, 500_000_000] as [Int64])
  func believed(step: Int64) { #expect(finish((0..<5).map { $0 * step }).count == 1) }

  @Test("Steps outside are reported", arguments: [499_999, 500_000_001] as [Int64])
  func reported(step: Int64) {
    // Five rows are a touch-down, three moves and a lift: three steps between samples.
    let events = finish((0..<5).map { $0 * step })
    guard case .trace(let trace) = events.last else {
      Issue.record("the trace is kept")
      return
    }
    #expect(trace.repairs.map(\.id) == ["timestamp-unit-mismatch"])
  }

  @Test func `two steps are too few to judge by`() {
    #expect(finish([0, 1, 2, 3]).count == 1)
  }
}
