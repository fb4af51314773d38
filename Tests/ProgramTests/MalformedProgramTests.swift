import Foundation
import GestureTestSupport
import Testing

/// Every input of `../shared/malformed/generate.py` through the program: its code, and how long it takes.
@Suite struct MalformedProgramTests {
  @Test func `each malformed input gives the code its manifest asks for, in time and without a crash`() throws {
    guard let generator = SharedFolder.file("malformed/generate.py") else { return }
    let folder = try TemporaryFolder()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", generator, folder.path]
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    let data = try Data(contentsOf: URL(fileURLWithPath: folder.file("manifest.json")))
    let entries = try #require(try JSONSerialization.jsonObject(with: data) as? [[String: Any]])
    #expect(entries.count == 29)
    for entry in entries {
      let file = try #require(entry["file"] as? String)
      let expected = [entry["expect"], entry["alternative"]].compactMap { $0 as? String }
      let began = Date()
      let run = try ProgramRun.detent(["inspect", file, "--report", "json"], in: folder.path)
      // The limit is 2 s for a release build; a debug build is about five times slower, and the machine may be busy.
      #expect(Date().timeIntervalSince(began) < 20, "\(file)")
      let hasErrors = run.errors.contains(": error: ")
      // A file that only warns may still be left without a trace.
      let code: Int32 = run.errors.contains("error: ") ? 2 : 0
      #expect(run.exitCode == code, "\(file): \(run.errors.prefix(300))")
      #expect(run.errors.allSatisfy { $0.isASCII || !$0.unicodeScalars.contains { $0.value < 0x20 } })
      let isRefused = expected.allSatisfy { $0 == "reject" || $0 == "skip-trace" }
      let isTaken = expected.allSatisfy { $0 == "accept" || $0 == "warn" }
      if isRefused { #expect(hasErrors, "\(file)") }
      if isTaken { #expect(!hasErrors, "\(file): \(run.errors.prefix(300))") }
      if let mention = entry["mention"] as? [String], !mention.isEmpty, hasErrors {
        #expect(mention.contains { run.errors.contains($0) }, "\(file): \(run.errors.prefix(300))")
      }
    }
  }
}
