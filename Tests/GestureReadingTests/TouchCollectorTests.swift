import GestureModel
import Testing

@testable import GestureReading

@Suite struct TouchCollectorTests {
  func row(_ milliseconds: Int64, _ x: Double = 0) -> RawRow {
    var row = RawRow()
    (row.nanoseconds, row.x, row.y) = (milliseconds * 1_000_000, x, 0)
    return row
  }

  /// Runs `body` and gives the traces that come out.
  func traces(
    _ change: (inout ReadingOptions) -> Void = { _ in }, _ body: (inout TouchCollector, inout EventQueue) -> Void
  )
    -> (traces: [Trace], said: [Diagnostic])
  {
    var options = ReadingOptions()
    change(&options)
    var queue = EventQueue(maximumPerKind: 20)
    var collector = TouchCollector(TraceAssembler(path: "d/a.txt", format: "test", options: options))
    body(&collector, &queue)
    collector.flush(into: &queue)
    var found: (traces: [Trace], said: [Diagnostic]) = ([], [])
    while let event = queue.next() {
      switch event {
      case .trace(let trace): found.traces.append(trace)
      case .diagnostic(let diagnostic): found.said.append(diagnostic)
      }
    }
    return found
  }

  @Test func `a trace ends when the last finger lifts, and all belong to the file's session`() {
    let found = traces { collector, queue in
      collector.begin(0, named: "7", row(0), into: &queue)
      collector.begin(1, named: "8", row(5), into: &queue)
      collector.end(0, row(10), into: &queue)
      collector.end(1, row(20), into: &queue)
      #expect(!queue.isEmpty)
      collector.begin(0, named: "9", row(20), into: &queue)
      collector.end(0, row(30), cancelled: true, into: &queue)
    }
    #expect(found.traces.map(\.id) == ["a-1", "a-2"])
    #expect(found.traces.map { $0.strokes.map(\.pointer) } == [["7", "8"], ["9"]])
    #expect(Set(found.traces.map(\.session)) == ["a"])
    #expect(found.traces.last?.strokes.first?.end == .cancelled)
  }

  @Test func `a pause inside a touch is kept and told`() {
    let found = traces { collector, queue in
      collector.begin(0, named: "0", row(0), into: &queue)
      collector.move(0, named: "0", row(900, 5), into: &queue)
      collector.end(0, row(910), into: &queue)
    }
    #expect(found.traces.first?.strokes.map(\.samples.count) == [2])
    #expect(found.said.contains { $0.message.contains("gives nothing for 900 ms") })
  }

  @Test func `a finger that was forgotten for five seconds does not hold the trace open`() {
    let found = traces { collector, queue in
      collector.begin(0, named: "0", row(0), into: &queue)
      collector.begin(1, named: "1", row(6000), into: &queue)
      collector.end(1, row(6100), into: &queue)
    }
    #expect(found.traces.map { $0.strokes.map(\.end) } == [[.missing], [.ended]])
  }

  @Test func `a trace with too many samples is left out, the next one is not`() {
    let found = traces {
      $0.maximumSamplesPerTrace = 2
    } _: { collector, queue in
      collector.begin(0, named: "0", row(0), into: &queue)
      for index in 1..<5 { collector.move(0, named: "0", row(Int64(index)), into: &queue) }
      collector.end(0, row(10), into: &queue)
      collector.begin(0, named: "0", row(20), into: &queue)
      collector.end(0, row(30), into: &queue)
    }
    #expect(found.traces.map(\.clockOriginNanoseconds) == [20_000_000])
    #expect(found.said.count { $0.severity == .error } == 1)
  }

  @Test func `a hundred thousand fingers that never lift do not slow it down`() {
    let found = traces { collector, queue in
      for finger in 0..<100_000 { collector.begin(Int64(finger), named: "f", row(Int64(finger) / 100), into: &queue) }
    }
    #expect(found.traces.reduce(0) { $0 + $1.strokes.count } == 100_000)
  }

  @Test func `a lift of a finger that never landed is ignored`() {
    let found = traces { collector, queue in collector.end(3, row(5), into: &queue) }
    #expect(found.traces.isEmpty)
  }
}
