import GestureModel
import GestureTestSupport
import Testing

@testable import GestureReading

@Suite struct WebDriverActionsTests {
  @Test func `durations run tick by tick over all sources`() throws {
    let read = ReadText(
      #"""
      {"actions": [
       {"type": "pointer", "id": "a", "parameters": {"pointerType": "touch"}, "actions": [
        {"type": "pointerMove", "duration": 0, "x": 10, "y": 20}, {"type": "pointerDown"},
        {"type": "pointerMove", "duration": 30, "x": 5, "y": 0, "origin": "pointer"}, {"type": "pointerUp"}]},
       {"type": "none", "id": "b", "actions": [{"type": "pause", "duration": 7}, {"type": "pause", "duration": 9},
        {"type": "pause", "duration": 50}]}]}
      """#, path: "a.json")
    let trace = try #require(read.traces.first)
    // The first tick takes 7 ms, the second 9, the third 50: the lift comes 59 ms after the touch-down.
    #expect(trace.strokes.first?.points == [[0, 10, 20], [39, 15, 20]])
    #expect(trace.clockOriginNanoseconds == 7_000_000)
    #expect(trace.strokes.first?.liftNanoseconds == 59_000_000)
    #expect(trace.strokes.first?.pointer == "a")
    #expect(trace.labels == [Label(name: "kind", value: "script")])
  }

  @Test func `a script that never presses is refused`() {
    let read = ReadText(
      #"{"actions": [{"type": "pointer", "id": "a", "actions": [{"type": "pointerMove", "x": 1, "y": 2}]}]}"#,
      path: "a.json")
    #expect(read.complaints.first?.contains("expected pointer actions with a pointerDown, found none") == true)
  }
}
