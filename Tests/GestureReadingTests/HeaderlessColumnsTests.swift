import Testing

@testable import GestureReading

@Suite struct HeaderlessColumnsTests {
  func guess(_ text: String) -> [String?]? {
    let rows = text.split(separator: "\n").map { $0.split(separator: ",").map(String.init) }
    return HeaderlessColumns.guess(rows, fieldCount: rows.first?.count ?? 0, point: UInt8(ascii: "."))?.map { $0?.name }
  }

  @Test func `id, phase, place and epoch time are told by their values`() {
    let text = "42,touchdown,274,51,1645492478974\n42,touchmove,300,45,1645492478990\n43,touchend,0,0,1645492478980"
    #expect(guess(text) == ["pointer", "phase", "x", "y", "t_ms"])
  }

  @Test func `place, rising time and id are told by their values`() {
    #expect(guess("483,2376,21.08,2\n500,2370,21.09,2\n480,2390,21.1,3") == ["x", "y", "t_ms", "pointer"])
  }

  @Test func `our own columns are known without their header`() {
    #expect(guess("a,0,0,300,400,began\na,0,8,300,400,moved") == ["trace", "pointer", "t_ms", "x", "y", "phase"])
  }

  @Test(
    "What leaves more or fewer than two places is not guessed",
    arguments: ["1,2\n3,4", "1,2,3,4,5,6\n2,9,1,8,3,7", "a,b,c\nd,e,f", "5,1,1\n4,1,2\n3,9,3"])
  func unknown(text: String) {
    // The last one has a time that rises, in column 3; 5,4,3 and 1,1,9 are its places.
    #expect(guess(text) == (text.hasPrefix("5,1") ? ["x", "y", "t_ms"] : nil))
  }

  @Test func `a headerless file says what it was taken for`() {
    let read = ReadText("1,7,7,1645492478974\n1,8,70,1645492478984\n1,70,8,1645492478994\n")
    #expect(read.notes.first == "no header: by their values the columns are 1 pointer, 2 x, 3 y, 4 time")
    #expect(read.traces.first?.strokes.first?.points == [[0, 7, 7], [10, 8, 70], [20, 70, 8]])
  }
}
