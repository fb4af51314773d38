import Foundation
import GestureTestSupport
import Testing

/// The sound reference on well recorded strokes must not be called wrong.
@Suite struct SoundReferenceTests {
  private struct Report: Decodable {
    struct Finding: Decodable {
      var id, severity: String
    }
    struct Summary: Decodable { var traces: Int }
    var findings: [Finding]
    var summary: Summary
  }
  private struct Reports: Decodable {
    var results: [Report]
  }

  /// The files of whole strokes of one finger; `Traces/README.md` says which are clean.
  static func cleanFiles() throws -> [String] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: PackageRoot.path + "/Traces").sorted()
    return names.filter { path in
      let name = path.split(separator: "/").last ?? ""
      return !path.hasPrefix("uikit-runs") && name.contains(".") && !name.hasPrefix("odd-")
        && !["detent.json", "releases.ndjson", "README.md"].contains(name)
    }.map { "Traces/" + $0 }
  }

  @Test("No error, and few other findings, at the scenario's own rate and at the fast one", arguments: [false, true])
  func soundReference(fast: Bool) throws {
    let arguments = ["compare"] + (try Self.cleanFiles())
    let run = try ProgramRun.detent(
      arguments + ["--candidate", "one-page", "--report", "json"] + (fast ? ["--deceleration", "fast"] : []),
      in: PackageRoot.path)
    #expect(run.exitCode == 0, "\(run.errors)")
    let reports = try JSONDecoder().decode(Reports.self, from: Data(run.output.utf8)).results
    #expect(reports.reduce(0) { $0 + $1.summary.traces } == 37)
    let found = reports.flatMap(\.findings)
    #expect(found.allSatisfy { $0.severity != "error" })
    let counted = Dictionary(grouping: found) { "\($0.severity) \($0.id)" }.mapValues(\.count)
    // Warnings are about how the fingers left, but for one long drag that a limit of one page takes back.
    var expected = [
      "warning target-against-velocity": 1, "warning stale-velocity-after-pause": 1, "warning terminal-reversal": 1,
      "note platform-divergence": 2, "note terminal-zero-delta": 1,
    ]
    if !fast { expected.merge(["note missing-fast-deceleration": 3, "note page-cap-too-tight": 1]) { $1 } }
    #expect(counted == expected)
  }
}
