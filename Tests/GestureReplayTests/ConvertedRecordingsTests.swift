import Foundation
import GestureModel
import GestureMotion
import GestureReading
import GestureTestSupport
import Testing

/// `detent convert` of every recording and back: the same strokes, the same velocities to the last bit.
@Suite struct ConvertedRecordingsTests {
  @Test("Every recording survives", arguments: TraceFileFormat.allCases)
  func recordings(format: TraceFileFormat) throws {
    guard let folder = SharedFolder.file("recordings") else { return }
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder).sorted()
    var traceCount = 0
    for name in names where !name.hasPrefix("INDEX") && !name.hasPrefix("README") {
      let path = folder + "/" + name
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue else { continue }
      traceCount += try check(TraceReader.readAll(path: path).traces, format, name)
    }
    #expect(traceCount > 100)
  }

  @Test("Our own traces survive", arguments: TraceFileFormat.allCases)
  func ours(format: TraceFileFormat) throws {
    let folder = PackageRoot.path + "/Traces"
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder).sorted()
    for name in names where name.hasSuffix("csv") || name.hasSuffix("json") && !name.hasSuffix("detent.json") {
      _ = try check(TraceReader.readAll(path: folder + "/" + name).traces, format, name)
    }
  }

  /// Writes, reads back and compares; returns how many traces there were.
  private func check(_ traces: [Trace], _ format: TraceFileFormat, _ name: String) throws -> Int {
    let text = TraceWriter.text(of: traces, as: format)
    let again = TraceReader.readAll(bytes: text.utf8, path: "converted").traces
    let kept = format == .csv ? traces.filter { !$0.strokes.isEmpty } : traces
    try #require(again.count == kept.count, "\(name) as \(format)")
    for (before, after) in zip(kept, again) {
      #expect(Self.bits(of: before) == Self.bits(of: after), "\(name) as \(format), \(before.id)")
      #expect(before.clockOriginNanoseconds == after.clockOriginNanoseconds && before.session == after.session)
      #expect(before.intent == after.intent && before.startOffset == after.startOffset)
      if format != .csv {
        #expect(before.id == after.id && Set(before.labels) == Set(after.labels))
        #expect(before.release == after.release && before.observed == after.observed)
      }
    }
    #expect(TraceWriter.text(of: again, as: format) == text, "\(name) as \(format), twice")
    return traces.count
  }

  /// Strokes without their places in the file, and their velocities by every estimator, as bits.
  private static func bits(of trace: Trace) -> [[String]] {
    trace.strokes.map { stroke in
      var bare = stroke
      bare.location = nil
      let velocities = VelocityEstimators.all.map { type -> String in
        let velocity = (type.init() as any VelocityEstimator).estimate(of: stroke).velocity
        return "\(velocity?.xPointsPerSecond.bitPattern ?? 1) \(velocity?.yPointsPerSecond.bitPattern ?? 1)"
      }
      return ["\(bare)"] + velocities
    }
  }
}
