import GestureModel
import Testing

@testable import GestureReading

@Suite struct RecordScannerTests {
  func records(_ text: String, separator: Character = ",", block: Int = 5, maximum: Int = 1000) -> [[String]] {
    let buffer = BlockBuffer(MemorySource(text.utf8), blockSize: block)
    var scanner = RecordScanner(
      buffer, separator: separator.asciiValue ?? 0, terminator: 10, maximumLength: maximum)
    var records: [[String]] = []
    while true {
      switch scanner.next() {
      case .record: records.append(["\(scanner.line)"] + scanner.fields.map { FieldText.string(scanner.bytes, $0) })
      case .tooLong: records.append(["\(scanner.line)", "too long"])
      case .openQuote(let line, let column): return records + [["open", "\(line)", "\(column)"]]
      case .end: return records
      }
    }
  }

  @Test("Fields are cut without the blanks around them", arguments: [1, 2, 3, 7, 4096])
  func fields(block: Int) {
    #expect(
      records("a, b ,,\tc\r\n1,\"2,\"\"x\"\"\",3\r\r\n\nlast", block: block) == [
        ["1", "a", "b", "", "c"], ["2", "1", "2,\"x\"", "3"], ["3", ""], ["4", "last"],
      ])
  }

  @Test func `a line end inside quotes belongs to the field and is counted`() {
    #expect(records("a,\"b\nc\",d\ne") == [["1", "a", "b\nc", "d"], ["3", "e"]])
  }

  @Test func `a quote inside a field is a character`() {
    #expect(records("5\",b\"c\"\nx") == [["1", "5\"", "b\"c\""], ["2", "x"]])
  }

  @Test func `a quote that is never closed is named where it opens`() {
    #expect(records("a,b\né, \"x\ny") == [["1", "a", "b"], ["open", "2", "4"]])
    #expect(records("\"" + String(repeating: "\n", count: 2000)) == [["open", "1", "1"]])
  }

  @Test func `lines over the limit are passed over, whether or not the input ends there`() {
    let long = String(repeating: "x", count: 11)
    #expect(records(long + "\nab\n" + long, maximum: 10) == [["1", "too long"], ["2", "ab"], ["3", "too long"]])
    #expect(records(String(long.dropLast()) + "\n", maximum: 10) == [["1", "xxxxxxxxxx"]])
  }

  @Test func `several blanks between fields are one`() {
    #expect(records("  a  b c \n d", separator: " ") == [["1", "a", "b", "c"], ["2", "d"]])
  }

  @Test func `scans stay inside their array whatever the indices`() {
    let bytes: [UInt8] = [1, 2, 3]
    #expect(RawScan.firstIndex(of: 3, in: bytes, from: -5, to: 99) == 2)
    #expect(RawScan.firstIndex(of: 3, in: bytes, from: 9, to: 99) == nil)
    #expect(RawScan.firstIndex(of: 3, in: [], from: 0, to: 1) == nil)
    #expect(RawScan.scalarCount(in: bytes, from: 2, to: 1) == 0)
    #expect(RawScan.areEqual(bytes, FieldRange(start: 1, end: 9), [2, 3]))
    var target: [UInt8] = [0, 0]
    RawScan.copy(bytes, from: 1, count: 99, into: &target, at: 1)
    #expect(target == [0, 2])
    var fields: [FieldRange] = []
    RawScan.split(bytes, from: -1, to: 99, separator: 2, into: &fields)
    #expect(fields == [FieldRange(start: 0, end: 1), FieldRange(start: 2, end: 3)])
  }
}
