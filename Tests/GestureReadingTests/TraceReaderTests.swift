import Foundation
import GestureModel
import GestureTestSupport
import Testing

@testable import GestureReading

@Suite struct TraceReaderTests {
  @Test(
    "Content that cannot be read is refused by its name",
    arguments: [
      ([0x1F, 0x8B, 8], "found gzip data"), (Array("PK\u{3}\u{4}".utf8), "found a zip archive"),
      (Array("SQLite format 3\0".utf8), "found an SQLite database"), ([0xFF, 0xFE, 0x61, 0], "found text in UTF-16"),
      ([UInt8](repeating: 0, count: 100), "found binary data with NUL bytes"), ([], "found an empty file"),
    ] as [([UInt8], String)])
  func refused(bytes: [UInt8], words: String) {
    let (traces, said) = TraceReader.readAll(bytes: bytes, path: "a.csv")
    #expect(traces.isEmpty)
    #expect(said.count == 1)
    #expect(said.first?.severity == .error)
    #expect(said.first?.message.contains(words) == true)
  }

  @Test func `text without fields is refused with what can be read`() {
    let read = ReadText("hello\nworld\n")
    #expect(read.complaints.first?.hasPrefix("a.csv:1:1: error: expected rows of three or more fields") == true)
  }

  @Test func `JSON has no columns, and a filter that does nothing there is not passed over`() {
    var options = ReadingOptions()
    options.filters = [RowFilter(column: "hand", value: "left")]
    let text = #"{"id": "a", "release": {"offset": 1, "velocity_pt_per_ms": 0}}"#
    let read = TraceReader.readAll(bytes: Array(text.utf8), path: "a.json", options: options)
    #expect(read.traces.count == 1)
    #expect(
      read.diagnostics.map(\.message) == ["--where does nothing here: json has no columns, and everything is read"])
    #expect(read.diagnostics.first?.severity == .warning)
    #expect(TraceReader.readAll(bytes: Array(text.utf8), path: "a.json").diagnostics.isEmpty)
  }

  @Test func `a missing file, a folder and a name with NUL are messages`() throws {
    let folder = try SharedTemporaryFolder()
    func message(_ path: String) -> String? { TraceReader.readAll(path: path).diagnostics.first?.message }
    #expect(message(folder.path) == "expected a file, found a folder")
    #expect(message(folder.path + "/none") == "expected a file, found nothing of that name")
    #expect(message(folder.path + "\0x") == "expected a file, found nothing of that name")
  }

  @Test func `a file and its bytes give the same`() throws {
    let folder = try SharedTemporaryFolder()
    let path = folder.path + "/a.csv"
    let text = "trace,t_ms,x,y,phase\na,0,1,1,began\na,8,1,1,ended\n"
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    let file = TraceReader.readAll(path: path)
    let memory = TraceReader.readAll(bytes: text.utf8, path: path)
    #expect(file.traces == memory.traces)
    #expect(file.diagnostics == memory.diagnostics)
  }

  /// Hands out rows for ever, or until it fails, and counts what was taken.
  final class Endless: ByteSource {
    var row = 0
    let failsAfter: Int
    init(failsAfter: Int = .max) { self.failsAfter = failsAfter }

    func read(into block: inout [UInt8], from start: Int, count: Int) throws(Diagnostic) -> Int {
      guard row < failsAfter else { throw Diagnostic(.error, at: nil, "the cable was pulled") }
      // 20 bytes a row, so that a row never has to be cut.
      let phase = row % 2 == 0 ? "began" : "ended"
      let name = String(row / 2 + 100_000)
      let text = row == 0 ? "trace,t_ms,x,y,phase\n" : ""
      let bytes = Array((text + "\(name),\(row % 10),1,1,\(phase)\n").utf8)
      guard bytes.count <= count else { return 0 }
      for (index, byte) in bytes.enumerated() { block[start + index] = byte }
      row += 1
      return bytes.count
    }
  }

  @Test func `a trace is handed on while the input still comes`() {
    let source = Endless()
    let reader = TraceReader(source: source, path: "-")
    var traces = 0
    while traces < 10_000, let event = reader.next() {
      if case .trace = event { traces += 1 }
    }
    #expect(traces == 10_000)
    // 20 000 rows were needed; what was read beyond is at most the first look of 64 KiB, 3277 rows of 20 bytes.
    #expect(source.row < 20_000 + 3277)
  }

  @Test func `a source that fails is said, and what came before it is kept`() {
    let reader = TraceReader(source: Endless(failsAfter: 5), path: "-")
    var said: [String] = []
    var traces = 0
    while let event = reader.next() {
      switch event {
      case .trace: traces += 1
      case .diagnostic(let diagnostic): said.append(diagnostic.message)
      }
    }
    // Rows 0 to 3 are two whole traces, row 4 begins a third that never ends.
    #expect(traces == 3)
    #expect(said.last == "the cable was pulled")
  }

  @Test func `a format can be told, and an unknown one is refused`() {
    let asCSV = ReadText("{,a,b\n1,2,3\n") { $0.format = "csv" }
    #expect(asCSV.complaints.first?.contains("expected a column 't_ms' and 'x' and 'y'") == true)
    let unknown = ReadText("x") { $0.format = "cvs" }
    #expect(unknown.complaints.first?.contains("expected a known format, found 'cvs'") == true)
  }

  @Test func `formats have distinct names and a summary that is a sentence`() {
    #expect(
      TraceFormats.all.map(\.identifier) == [
        "getevent", "evemu", "libinput-record", "evtest", "libinput-debug", "logcat", "nslog", "minitouch", "rrweb",
        "flutter", "browser-events", "webdriver", "unity", "brainrun", "json", "csv",
      ])
    #expect(TraceFormats.all.allSatisfy { $0.summary.hasSuffix(".") })
  }
}
