import Foundation
import GestureModel
import GestureReading
import GestureTestSupport
import Testing

/// Every input that `../shared/malformed/generate.py` makes, against the manifest that it writes beside them.
@Suite struct MalformedInputTests {
  /// Whole files that are read before the fault: a stream cannot call back what it has handed on. The manifest's
  /// `kept` is the least that must come through.
  static let streamed = ["truncated.json": 1]

  @Test func `every malformed input is accepted, mended or refused as its manifest says`() throws {
    guard let generator = SharedFolder.file("malformed/generate.py") else { return }
    let folder = try SharedTemporaryFolder()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", generator, folder.path]
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    let data = try Data(contentsOf: URL(fileURLWithPath: folder.path + "/manifest.json"))
    let manifest = try JSONNode.parse(bytes: data, path: "manifest.json")
    guard case .array(let entries) = manifest.value else {
      Issue.record("the manifest is no array")
      return
    }
    #expect(entries.count == 29)
    for entry in entries { try check(Entry(entry), in: folder.path) }
  }

  struct Entry {
    let file: String
    let expect: [String]
    let line, column, kept: Int?
    let mention: [String]
    let columnTolerance, lineTolerance: Int

    init(_ node: JSONNode) throws {
      file = try #require(node["file"]?.text)
      expect = [try #require(node["expect"]?.text)] + [node["alternative"]?.text].compactMap { $0 }
      line = node["line"]?.whole
      column = node["column"]?.whole
      kept = node["kept"]?.whole
      mention = node["mention"]?.texts ?? []
      columnTolerance = node["column_tolerance"]?.whole ?? 0
      lineTolerance = node["line_tolerance"]?.whole ?? 0
    }
  }

  func check(_ entry: Entry, in folder: String) throws {
    let path = folder + "/" + entry.file
    let (traces, said) = TraceReader.readAll(path: path)
    let shown = "\(entry.file): \(traces.count) traces\n" + said.map(\.description).joined(separator: "\n")
    let errors = said.filter { $0.severity == .error }
    let warnings = said.filter { $0.severity == .warning }
    let verdict =
      !errors.isEmpty
      ? (traces.isEmpty || Self.streamed[entry.file] != nil ? "reject" : "skip-trace")
      : !warnings.isEmpty ? "warn" : "accept"
    // A file whose only traces are bad is left with none, which is what "reject" says too.
    let isSame =
      entry.expect.contains(verdict) || (verdict == "reject" && entry.expect.contains("skip-trace") && entry.kept == 0)
    #expect(isSame, "\(shown)")
    if let kept = entry.kept, entry.expect[0] == verdict || entry.expect.count == 1 {
      #expect(traces.count == Self.streamed[entry.file] ?? kept, "\(shown)")
    }
    let chief = verdict == "accept" ? [] : verdict == "warn" ? warnings : errors
    if let line = entry.line, !chief.isEmpty {
      let isThere = chief.contains { diagnostic in
        guard let place = diagnostic.location else { return false }
        return abs(place.line - line) <= entry.lineTolerance
          && (entry.column.map { abs(place.column - $0) <= entry.columnTolerance } ?? true)
      }
      #expect(isThere, "\(shown)")
    }
    if !entry.mention.isEmpty, !chief.isEmpty {
      #expect(chief.contains { said in entry.mention.contains { said.description.contains($0) } }, "\(shown)")
    }
    for diagnostic in said { #expect(diagnostic.description.utf8.count < 2000, "\(shown)") }
    for stroke in traces.flatMap(\.strokes) {
      #expect(stroke.samples.allSatisfy { $0.x.isFinite && $0.y.isFinite }, "\(shown)")
    }
  }

  @Test func `both bad lines of a ragged file are named`() throws {
    // `b,0,80,290,400,moved,` has 21 characters, so what is too much begins in column 22. Traces a and b have seven rows each after the header; one field goes from line 4, one comes to line 12.
    var rows = (0..<14).map { row in
      "\(row < 7 ? "a" : "b"),0,\(row * 8),\(300 - row),400,\(row % 7 == 0 ? "began" : row % 7 == 6 ? "ended" : "moved")"
    }
    rows[2] = "a,0,16,298,400"
    rows[10] += ",extra"
    let text = "trace,pointer,t_ms,x,y,phase\n" + rows.joined(separator: "\n") + "\n"
    let (traces, said) = TraceReader.readAll(bytes: text.utf8, path: "ragged.csv")
    #expect(traces.isEmpty)
    #expect(
      said.map(\.description) == [
        "ragged.csv:4:15: error: expected 6 fields between commas, found 5 fields; trace 'a' is left out",
        "ragged.csv:12:22: error: expected 6 fields between commas, found 7 fields; trace 'b' is left out",
      ])
  }
}

extension JSONNode {
  var text: String? { if case .string(let text) = value { text } else { nil } }
  var number: Double? { if case .number(let number) = value { number } else { nil } }
  var whole: Int? { number.flatMap { Int(exactly: $0) } }
  var elements: [JSONNode] { if case .array(let elements) = value { elements } else { [] } }
  var texts: [String] { elements.compactMap(\.text) }
}
