import GestureTestSupport
import Testing

@testable import GestureReading

@Suite struct FlutterPacketsTests {
  @Test func `the engine's packets have codes and physical pixels`() {
    func event(_ change: Int, _ time: Int, _ x: Int) -> String {
      #"{"ts": 1, "events": [{"timeStamp": \#(time), "change": \#(change), "pointerIdentifier": 1, "physicalX": \#(x), "physicalY": 5}]}"#
    }
    let text = [event(1, 1000, 1), event(4, 1000, 1), event(5, 9000, 2), event(6, 10000, 2)].joined(separator: ",")
    let read = ReadText("[\(text)]", path: "a.json")
    #expect(read.traces.first?.format == "flutter")
    #expect(read.traces.first?.strokes.first?.points == [[0, 1, 5], [8, 2, 5]])
    #expect(read.traces.first?.strokes.first?.liftNanoseconds == 9_000_000)
    #expect(read.traces.first?.strokes.first?.liftRepeatsPlace == true)
    #expect(read.notes.contains { $0.contains("physical pixels") })
  }

  @Test func `the framework's events have names and logical pixels`() {
    let read = ReadText(
      #"""
      [{"type": "PointerDownEvent", "timeStamp": 1000, "pointer": 3, "position": [1.5, 2]},
       {"type": "PointerHoverEvent", "timeStamp": 2000, "pointer": 3, "position": [9, 9]},
       {"type": "PointerMoveEvent", "timeStamp": 9000, "pointer": 3, "position": [2.5, 2]},
       {"type": "PointerCancelEvent", "timeStamp": 10000, "pointer": 3, "position": [2.5, 2]}]
      """#, path: "a.json")
    #expect(read.traces.first?.strokes.first?.points == [[0, 1.5, 2], [8, 2.5, 2]])
    #expect(read.traces.first?.strokes.first?.end == .cancelled)
    #expect(read.traces.first?.strokes.first?.pointer == "3")
  }
}
