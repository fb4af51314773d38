import GestureTestSupport
import Testing

@testable import GestureReading

@Suite struct RrwebEventsTests {
  static func interaction(_ type: Int, _ time: Int, _ x: Int) -> String {
    #"{"type": 3, "timestamp": \#(time), "data": {"source": 2, "type": \#(type), "id": 4, "x": \#(x), "y": 5}}"#
  }
  static func moves(_ time: Int, _ positions: [(x: Int, offset: Int)]) -> String {
    let list = positions.map { #"{"x": \#($0.x), "y": 5, "id": 4, "timeOffset": \#($0.offset)}"# }
    return #"{"type": 3, "timestamp": \#(time), "data": {"source": 6, "positions": [\#(list.joined(separator: ","))]}}"#
  }

  @Test func `a batch that is written after the lift comes before it`() {
    let text = [
      Self.interaction(7, 1000, 10), Self.interaction(9, 1120, 40), Self.moves(1150, [(20, -100), (40, -50)]),
    ].joined(separator: ",")
    let read = ReadText("[\(text)]", path: "a.json")
    #expect(read.traces.first?.strokes.first?.points == [[0, 10, 5], [50, 20, 5], [100, 40, 5]])
    #expect(read.traces.first?.strokes.first?.liftNanoseconds == 120_000_000)
    #expect(read.notes.contains { $0.hasPrefix("2 of 4 touch events stand after a later one, as rrweb sends") })
    #expect(read.complaints.first?.contains("rate too low: 1 of 1 touches") == true)
  }

  @Test func `a second finger joins the first, a touch that never ended does not`() {
    let second = ReadText(
      "["
        + [
          Self.interaction(7, 1000, 10), Self.interaction(7, 1100, 90), Self.interaction(9, 1200, 90),
          Self.interaction(9, 1300, 10),
        ].joined(separator: ",") + "]", path: "a.json")
    #expect(second.traces.flatMap(\.strokes).map(\.liftNanoseconds) == [300_000_000])
    let unended = ReadText(
      "["
        + [Self.interaction(7, 1000, 10), Self.interaction(7, 3000, 90), Self.interaction(9, 3100, 90)].joined(
          separator: ",") + "]", path: "a.json")
    #expect(unended.traces.flatMap(\.strokes).map(\.end) == [.missing, .ended])
  }

  @Test func `a session without touches is refused`() {
    let read = ReadText(
      #"[{"type": 4, "timestamp": 1, "data": {"href": "a", "width": 1, "height": 1}}]"#, path: "a.json")
    #expect(read.complaints.first?.contains("expected touches in the session, found none") == true)
  }
}
