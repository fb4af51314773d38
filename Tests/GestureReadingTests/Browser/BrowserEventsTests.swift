import GestureTestSupport
import Testing

@testable import GestureReading

@Suite struct BrowserEventsTests {
  static func pointer(_ type: String, _ time: Double, _ x: Double, _ more: String = "") -> String {
    #"{"type": "pointer\#(type)", "pointerId": 2, "pointerType": "touch", "clientX": \#(x), "clientY": 5, "#
      + #""timeStamp": \#(time)\#(more)}"#
  }

  @Test("Coalesced samples replace their parent, in an array or a line each", arguments: ["\n", ",\n"])
  func coalesced(separator: String) {
    let events = [
      Self.pointer("down", 1000, 10),
      Self.pointer(
        "move", 1016, 14,
        #", "coalesced": [{"clientX": 12, "clientY": 5, "timeStamp": 1008}, {"clientX": 14, "clientY": 5, "timeStamp": 1016}]"#
      ), Self.pointer("up", 1020.5, 14),
    ].joined(separator: separator)
    let read = ReadText(separator == "\n" ? events : "[\(events)]", path: "a.json")
    #expect(read.traces.first?.format == "browser-events")
    #expect(read.traces.first?.strokes.first?.points == [[0, 10, 5], [8, 12, 5], [16, 14, 5]])
    #expect(read.traces.first?.strokes.first?.liftNanoseconds == 20_500_000)
    #expect(read.notes.contains { $0.hasPrefix("1 sample comes from coalesced events") })
  }

  @Test func `a cancel that touch events outlive is no cancel`() {
    func touch(_ type: String, _ time: Int, _ x: Int) -> String {
      #"{"type": "touch\#(type)", "timeStamp": \#(time), "changedTouches": [{"identifier": 0, "clientX": \#(x), "clientY": 5}]}"#
    }
    let text = [
      Self.pointer("down", 1000, 10), touch("start", 1000, 10), Self.pointer("move", 1016, 14), touch("move", 1016, 14),
      Self.pointer("cancel", 1020, 0), touch("move", 1032, 30), touch("end", 1040, 30),
    ].joined(separator: "\n")
    let read = ReadText(text, path: "a.jsonl")
    #expect(read.traces.flatMap(\.strokes).map(\.points) == [[[0, 10, 5], [16, 14, 5], [32, 30, 5]]])
    #expect(read.traces.flatMap(\.strokes).map(\.end) == [.ended])
    #expect(read.notes.contains { $0.contains("the touch events are read") })
  }

  @Test func `a cancel without touch events ends the touch where it was, and why is said`() {
    let text = [Self.pointer("down", 1000, 10), Self.pointer("move", 1016, 14), Self.pointer("cancel", 1020, 0)]
    let read = ReadText("[\(text.joined(separator: ","))]", path: "a.json")
    #expect(read.traces.flatMap(\.strokes).map(\.points) == [[[0, 10, 5], [16, 14, 5]]])
    #expect(read.traces.flatMap(\.strokes).map(\.end) == [.cancelled])
    #expect(
      read.complaints.first?.contains("1 touch ends in pointercancel, as the browser took the gesture over") == true)
  }

  @Test func `moves of a mouse that is not pressed are no touch`() {
    let move =
      #"{"type": "pointermove", "pointerId": 1, "pointerType": "mouse", "clientX": 1, "clientY": 2, "timeStamp": 5}"#
    let read = ReadText("[\(move)]", path: "a.json")
    #expect(read.traces.isEmpty)
    #expect(read.complaints.first?.contains("expected pointer or touch events, found 1 events without one") == true)
  }

  @Test func `an event without a time or a place is left out by its line`() {
    let text = [
      Self.pointer("down", 1000, 10), #"{"type": "pointermove", "pointerId": 2, "clientX": 1, "clientY": 2}"#,
      #"{"type": "pointermove", "pointerId": 2, "timeStamp": 1005}"#, Self.pointer("up", 1020, 10),
    ].joined(separator: "\n")
    let read = ReadText(text, path: "a.jsonl")
    #expect(read.traces.flatMap(\.strokes).map(\.points) == [[[0, 10, 5]]])
    #expect(read.complaints.map { $0.prefix(20) } == ["a.jsonl:2:1: warning", "a.jsonl:3:1: warning"])
  }
}
