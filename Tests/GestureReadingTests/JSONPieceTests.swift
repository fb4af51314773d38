import Testing

@testable import GestureReading

@Suite struct JSONPieceTests {
  func pieces(_ text: String, wanted: Set<String>) -> JSONPieces {
    let buffer = BlockBuffer(MemorySource(text.utf8), blockSize: 7)
    return JSONPieces(buffer, path: "a", options: ReadingOptions(), wanted: wanted)
  }

  @Test func `only wanted keys are kept, and numbers stay exact`() throws {
    var pieces = pieces(
      #"[{"t": 1796076082546.3, "junk": {"t": [1, 2]}, "x": "7", "l": [{"t": 2}]}, 5]"#, wanted: ["t", "x", "l"])
    let first = try #require(try pieces.next())
    #expect(first["t"]?.nanoseconds(.milliseconds) == 1_796_076_082_546_300_000)
    #expect(first["junk"] == nil || first["junk"]?.isObject == false)
    #expect(first["x"]?.name == "7")
    #expect(first["x"]?.number == nil)
    #expect(first["l"]?.elements?.first?["t"]?.whole == 2)
    let second = try #require(try pieces.next())
    #expect(second.whole == 5)
    #expect(try pieces.next() == nil)
  }

  @Test func `lines are pieces as well`() throws {
    var pieces = pieces("{\"t\": 1}\n{\"t\": 2}\n", wanted: ["t"])
    #expect(try pieces.next()?.line == 1)
    #expect(try pieces.next()?.line == 2)
    #expect(try pieces.next() == nil)
  }

  @Test func `a broken line costs itself, a broken array the rest`() {
    let line = #"{"type": "pointerdown", "pointerId": 2, "clientX": 1, "clientY": 5, "timeStamp": 1}"#
    let lines = ReadText("\(line)\n{\"type\": oops}\n\(line.replacing("down", with: "up"))\n", path: "a.jsonl")
    #expect(lines.traces.flatMap(\.strokes).map(\.end) == [.ended])
    #expect(lines.complaints.map { $0.prefix(12) } == ["a.jsonl:2:10"])
    let array = ReadText("[\(line),\n{\"type\": oops},\n\(line.replacing("down", with: "up"))]", path: "a.json")
    #expect(array.traces.flatMap(\.strokes).map(\.end) == [.missing])
  }
}
