import GestureModel
import GestureTestSupport
import Testing

@testable import GestureReading

@Suite struct BrainRunGesturesTests {
  @Test func `samples are spread evenly, which is said and marked`() {
    let read = ReadText(
      #"""
      [{"type": "swipe", "t_start": 1000, "t_stop": 1030, "data": [
       {"x0": 5, "y0": 6, "moveX": -1, "moveY": 6}, {"x0": 5, "y0": 6, "moveX": 8, "moveY": 6},
       {"x0": 5, "y0": 6, "moveX": 11, "moveY": 6}]}]
      """#, path: "a.json")
    // Three places, of which the last lies a third before the lift; the move at -1 is a fault of the web platform.
    #expect(read.traces.first?.strokes.first?.points == [[0, 5, 6], [10, 8, 6], [20, 11, 6]])
    #expect(read.traces.first?.strokes.first?.liftNanoseconds == 30_000_000)
    #expect(read.traces.first?.labels == [Label(name: "kind", value: "even-times")])
    #expect(read.complaints.contains { $0.contains("velocities are a guess") })
  }
}
