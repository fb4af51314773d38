import GestureTestSupport
import Testing

@testable import GestureReading

@Suite struct LineReaderTests {
  @Test("Any block size gives the same", arguments: [1, 7, 4096])
  func blocks(size: Int) {
    let text = EvdevMachineTests.log("0 ID 7\n0 X 10\n0 Y 20\n0\n8 X 12\n8\n30 ID -1\n30")
    let read = ReadText(text, path: "a.txt") { $0.blockSize = size }
    #expect(read.traces.flatMap(\.strokes).map(\.points) == [[[0, 10, 20], [8, 12, 20]]])
  }

  @Test func `a line that is too long is named and left out`() {
    let text = EvdevMachineTests.log("0 ID 7\n0 X 10\n0 Y 20\n0\n30 ID -1\n30")
    let long = String(repeating: "x", count: 300) + "\n"
    let read = ReadText(long + text, path: "a.txt") { $0.maximumLineLength = 200 }
    #expect(
      read.complaints == [
        "a.txt:1:1: error: expected a line of at most 200 bytes, found a longer one; it is left out\n"
          + "note: the limit is ReadingOptions.maximumLineLength"
      ])
    #expect(read.traces.count == 1)
  }
}
