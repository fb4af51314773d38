import Testing

@testable import GestureReading

@Suite struct TouchLogTests {
  @Test func `events are sorted by time, equal times in the order of the file, and the late ones counted`() {
    var queue = EventQueue(maximumPerKind: 20)
    var options = ReadingOptions()
    options.maximumHeldEvents = 4
    var log = TouchLog(TraceAssembler(path: "a", format: "test", options: options))
    for (line, time) in [3, 1, 3, 2, 9].enumerated() {
      log.add(
        TouchLog.Event(
          nanoseconds: Int64(time), finger: 0, name: "0", phase: .moved, x: 0, y: 0, line: line, column: 1),
        into: &queue)
    }
    let (events, late) = log.sorted()
    #expect(events.map(\.line) == [1, 3, 0, 2])
    #expect(late == 2)
    // The fifth is beyond the limit.
    guard case .diagnostic(let said)? = queue.next() else {
      Issue.record("the limit is not told")
      return
    }
    #expect(said.message.contains("expected at most 4 touch events"))
    #expect(log.finger(named: "a") == 0)
    #expect(log.finger(named: "b") == 1)
    #expect(log.finger(named: "a") == 0)
  }
}
