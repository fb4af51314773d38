import Foundation
import GestureModel
import GestureTestSupport
import Testing

@testable import TraceGenerator

@Suite struct TraceCollectionTests {
  let folders = TraceCollection.folders()
  var traces: [GeneratedTrace] { folders.flatMap(\.traces) }

  @Test func `Traces is fresh`() throws {
    let home = URL(fileURLWithPath: PackageRoot.path + "/Traces")
    for file in TraceCollection.files() {
      let place = home.appendingPathComponent(file.path)
      let isFresh = try Data(contentsOf: place) == Data(file.text.utf8)
      #expect(isFresh, "Traces/\(file.path) differs; run: swift run TraceGenerator Traces")
    }
  }

  @Test func `the generator's folders hold nothing else`() throws {
    let made = Set(TraceCollection.files().map(\.path))
    for folder in folders {
      let path = "\(PackageRoot.path)/Traces/\(folder.name)"
      for name in try FileManager.default.contentsOfDirectory(atPath: path) {
        #expect(made.contains("\(folder.name)/\(name)"))
      }
    }
  }

  @Test func `files and folders stand in the order in which they are walked`() {
    #expect(folders.map(\.name) == folders.map(\.name).sorted())
    for folder in folders {
      #expect(folder.files.map(\.fileName) == folder.files.map(\.fileName).sorted())
    }
    #expect(Set(folders.flatMap(\.files).map(\.format)) == [.csv, .json, .ndjson])
  }

  @Test func `JSON is well formed`() throws {
    for file in folders.flatMap(\.files) where file.format != .csv {
      let texts = file.format == .json ? [file.text] : file.text.split(separator: "\n").map(String.init)
      for text in texts {
        #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(text.utf8)) }
      }
    }
  }

  @Test func `CSV holds only what it has columns for`() {
    for file in folders.flatMap(\.files) where file.format == .csv {
      for trace in file.traces {
        #expect(trace.release == nil && trace.observed == nil && trace.remarks.isEmpty && !trace.rows.isEmpty)
        if case .page = trace.intent { Issue.record("\(trace.id) wants a page, which CSV cannot say") }
        #expect(!trace.id.contains { ",\"\n".contains($0) })
      }
    }
  }

  @Test func `every trace has a name of its own that begins with its kind, an origin and an intent`() {
    #expect(Set(traces.map(\.id)).count == traces.count)
    for trace in traces {
      #expect(trace.id.hasPrefix(trace.kind.rawValue + "-"))
      #expect(!trace.origin.isEmpty && !trace.wants.isEmpty)
      #expect(trace.intent != nil || trace.kind == .recordedRelease)
    }
  }

  @Test func `there are at least 30 clean traces and one of every kind`() {
    #expect(traces.count(where: \.kind.isClean) >= 30)
    #expect(Set(traces.map(\.kind)) == Set(GestureKind.allCases))
    for hertz in [60, 120] {
      let flicks = traces.filter { $0.kind == .flick && $0.hertz == hertz }
      #expect(flicks.contains { $0.intent == .next } && flicks.contains { $0.intent == .previous })
    }
  }

  @Test func `files named odd hold what is not clean`() {
    for file in folders.flatMap(\.files) where file.traces.contains(where: { !$0.rows.isEmpty }) {
      #expect(file.traces.allSatisfy { $0.kind.isClean != file.name.hasPrefix("odd-") })
    }
  }
}
