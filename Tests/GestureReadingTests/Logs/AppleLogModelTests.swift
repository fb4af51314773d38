import GestureTestSupport
import Testing

@testable import GestureReading

@Suite struct AppleLogModelTests {
  @Test func `places in log lines are cut at pauses`() {
    let read = ReadText(
      """
      2015-10-20 00:27:39.900 App[17274:5444145] (97.33,331.00,0.00)
      2015-10-20 00:27:39.916 App[17274:5444145] (98.33,332.00,0.00)
      2015-10-20 00:27:40.900 App[17274:5444145] {1.5, 2}
      """, path: "a.txt")
    #expect(read.traces.map(\.format) == ["nslog", "nslog"])
    #expect(read.traces.flatMap(\.strokes).map(\.points) == [[[0, 97.33, 331], [16, 98.33, 332]], [[0, 1.5, 2]]])
    #expect(read.notes.contains { $0.hasPrefix("times are when lines were logged") })
    #expect(read.notes.contains { $0.hasPrefix("no phases") })
  }

  @Test func `a printed UITouch has its phase`() {
    func line(_ time: String, _ phase: String, _ x: Double) -> String {
      "2015-10-20 00:27:\(time) App[1:2] <UITouch: 0x7f8a1c00> phase: \(phase) tap count: 1 force: 0.000 window: w "
        + "location in window: {\(x), 428.67} previous location in window: {220, 429}\n"
    }
    let read = ReadText(
      line("39.900", "Began", 10) + line("39.916", "Moved", 20) + line("39.932", "Stationary", 20)
        + line("39.950", "Ended", 20), path: "a.txt")
    #expect(read.traces.first?.strokes.first?.points == [[0, 10, 428.67], [16, 20, 428.67]])
    #expect(read.traces.first?.strokes.first?.end == .ended)
    #expect(read.traces.first?.strokes.first?.liftNanoseconds == 50_000_000)
  }
}
