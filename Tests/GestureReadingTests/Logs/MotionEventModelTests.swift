import GestureTestSupport
import Testing

@testable import GestureReading

@Suite struct MotionEventModelTests {
  static func line(
    _ action: String, _ time: String, _ places: [(Int, Double, Double)], tag: String = "D/Touch", history: Int = 0
  ) -> String {
    let pointers = places.enumerated().map { "id[\($0)]=\($1.0), x[\($0)]=\($1.1), y[\($0)]=\($1.2)" }
      .joined(separator: ", ")
    return "07-18 19:01:04.710 26296-26296/app \(tag): MotionEvent { action=\(action), actionButton=0, \(pointers), "
      + "pointerCount=\(places.count), historySize=\(history), eventTime=\(time), downTime=1, deviceId=2 }\n"
  }

  @Test func `two fingers come and go by their index, and are named by their id`() throws {
    let read = ReadText(
      Self.line("ACTION_DOWN", "1000", [(0, 1, 2)]) + Self.line("ACTION_MOVE", "1008", [(0, 3, 2)], history: 2)
        + Self.line("ACTION_POINTER_DOWN(1)", "1008", [(0, 3, 2), (5, 9, 9)])
        + Self.line("ACTION_MOVE", "1016", [(0, 4, 2), (5, 9, 8)])
        + Self.line("ACTION_POINTER_UP(0)", "1020", [(0, 4, 2), (5, 9, 8)])
        + Self.line("ACTION_UP", "1030", [(5, 9, 8)]), path: "a.txt")
    let trace = try #require(read.traces.first)
    #expect(trace.strokes.map(\.pointer) == ["0", "5"])
    #expect(trace.strokes[0].points == [[0, 1, 2], [8, 3, 2], [16, 4, 2]])
    #expect(trace.strokes[1].points == [[8, 9, 9], [16, 9, 8]])
    #expect(trace.strokes.map(\.liftNanoseconds) == [20_000_000, 30_000_000])
    #expect(trace.strokes.allSatisfy { $0.liftRepeatsPlace })
    #expect(read.complaints.first?.contains("2 samples are lost") == true)
  }

  @Test func `of two listeners the one with more lines is read`() {
    let read = ReadText(
      Self.line("ACTION_DOWN", "1000", [(0, 1, 2)]) + Self.line("ACTION_DOWN", "1000", [(0, 101, 102)], tag: "D/Outer")
        + Self.line("ACTION_UP", "1020", [(0, 1, 2)]), path: "a.txt")
    #expect(read.traces.flatMap(\.strokes).map(\.points) == [[[0, 1, 2]]])
    #expect(read.notes.contains { $0.contains("only the lines of the tag 'D/Touch'") })
  }

  @Test func `times in nanoseconds are told by their size`() {
    let read = ReadText(
      Self.line("ACTION_DOWN", "228234191000000", [(0, 1, 2)]) + Self.line("ACTION_UP", "228234199000000", [(0, 1, 2)]),
      path: "a.txt")
    #expect(read.traces.first?.clockOriginNanoseconds == 228_234_191_000_000)
    #expect(read.traces.first?.strokes.first?.liftNanoseconds == 8_000_000)
  }

  @Test func `a line that is cut is named`() {
    let read = ReadText(
      Self.line("ACTION_DOWN", "1000", [(0, 1, 2)])
        + "x D/Touch: MotionEvent { action=ACTION_MOVE, eventTime=1008, id[0]=0\n"
        + Self.line("ACTION_CANCEL", "1020", [(0, 1, 2)]), path: "a.txt")
    #expect(read.traces.first?.strokes.first?.end == .cancelled)
    #expect(read.complaints.first?.hasPrefix("a.txt:2:25: warning: expected action, eventTime and a place") == true)
  }
}
