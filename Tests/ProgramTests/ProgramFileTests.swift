import Foundation
import GestureTestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What the program does with files that are no plain files, and with files that it reads and is told to write.
@Suite struct ProgramFileTests {
  func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(flick, to: "Traces/a.csv")
    return folder
  }

  func contents(_ folder: TemporaryFolder, _ name: String) throws -> String {
    try String(decoding: Data(contentsOf: URL(fileURLWithPath: folder.file(name))), as: UTF8.self)
  }

  func kind(_ path: String) throws -> FileAttributeType? {
    try FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
  }

  /// Makes a named pipe.
  func pipe(_ path: String) { #expect(mkfifo(path, 0o600) == 0) }

  @Test func `a report into a pipe or a device is written there, and does not take its place`() throws {
    // As root, `--report json=/dev/null` replaced /dev/null by a file, for the whole machine.
    let folder = try folder()
    pipe(folder.file("pipe"))
    let reader = Process()
    reader.executableURL = URL(fileURLWithPath: "/bin/sh")
    reader.arguments = ["-c", "cat \"$1\" > \"$2\"", "sh", folder.file("pipe"), folder.file("read.json")]
    try reader.run()
    let run = try ProgramRun.detent(
      ["compare", "Traces", "--no-config", "--fail-on", "never", "--report", "json=pipe"], in: folder.path)
    reader.waitUntilExit()
    #expect(run.exitCode == 0)
    #expect(try contents(folder, "read.json").hasPrefix("{\n  \"schema\": \"detent.results/1\",\n"))
    #expect(try kind(folder.file("pipe")) != .typeRegular)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.sorted() == ["Traces", "pipe", "read.json"])
  }

  @Test func `a report over a link goes to where the link leads`() throws {
    let folder = try folder()
    try folder.write("old", to: "Reports/real.md")
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("link.md"), withDestinationPath: folder.file("Reports/real.md"))
    let run = try ProgramRun.detent(
      ["compare", "Traces", "--no-config", "--fail-on", "never", "--report", "link.md"], in: folder.path)
    #expect(run.exitCode == 0)
    #expect(try kind(folder.file("link.md")) == .typeSymbolicLink)
    #expect(try contents(folder, "Reports/real.md").hasPrefix("## Gesture replay"))
  }

  @Test(
    "A report is never written over what the run reads",
    arguments: [
      ["compare", "Traces", "--report", "json=Traces/a.csv"],
      ["compare", "Traces", "--report", "json=./Traces/../link"],
      ["compare", "Traces", "--report", "json=Traces/detent.json"],
      ["inspect", "Traces", "--report", "json=Traces/a.csv"],
      ["lint", "Traces/detent.json", "--report", "json=Traces/detent.json"],
      ["compare", "Traces", "--no-config", "--scenario", "s.json", "--report", "s.json"],
    ])
  func overInput(arguments: [String]) throws {
    let folder = try folder()
    let settings = "{ scenario: { viewport: 390 }, failOn: \"never\" }"
    try folder.write(settings, to: "Traces/detent.json")
    try folder.write("{ viewport: 390 }", to: "s.json")
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("link"), withDestinationPath: folder.file("Traces/a.csv"))
    let run = try ProgramRun.detent(arguments, in: folder.path)
    #expect(run.exitCode == 2)
    #expect(run.errors.hasPrefix("error: expected a report file that is not read in the same run, found '"))
    #expect(try contents(folder, "Traces/a.csv") == flick)
    #expect(try contents(folder, "Traces/detent.json") == settings)
    #expect(try contents(folder, "s.json") == "{ viewport: 390 }")
  }

  @Test func `a pipe or a dead link among the traces is named, and nothing waits for it`() throws {
    let folder = try folder()
    pipe(folder.file("Traces/b.csv"))
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("Traces/c.csv"), withDestinationPath: folder.file("nowhere"))
    let run = try ProgramRun.detent(["compare", "Traces", "--no-config"], in: folder.path)
    #expect(run.exitCode == 2)
    #expect(run.errors.contains("Traces/b.csv:1:1: error: expected a file, found a pipe or a device; it is left out\n"))
    #expect(
      run.errors.contains("Traces/c.csv:1:1: error: expected a file, found a link that leads nowhere; it is left out\n")
    )
    #expect(run.output.contains("1 trace, 1 stroke, 7 candidates"))
  }

  @Test func `settings that cannot be read are not taken for settings that are not there`() throws {
    let folder = try folder()
    pipe(folder.file("Traces/detent.json"))
    let waiting = try ProgramRun.detent(["compare", "Traces"], in: folder.path)
    #expect(waiting.exitCode == 2)
    #expect(
      waiting.errors == "Traces/detent.json:1:1: error: expected a settings file, found a pipe or a device\n")
    try FileManager.default.removeItem(atPath: folder.file("Traces/detent.json"))
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("Traces/detent.json"), withDestinationPath: folder.file("nowhere"))
    let dead = try ProgramRun.detent(["compare", "Traces"], in: folder.path)
    #expect(dead.exitCode == 2)
    #expect(dead.errors.hasPrefix("Traces/detent.json:1:1: error: expected a settings file: "))
  }

  @Test func `two folders outside the current one keep their own settings`() throws {
    // Messages name files outside by their last part alone, and settings of one name were taken for one file.
    let folder = try TemporaryFolder()
    for (name, viewport) in [("one", 390), ("two", 100)] {
      try folder.write(flick, to: "\(name)/a.csv")
      try folder.write("{ scenario: { name: \"\(name)\", viewport: \(viewport) } }", to: "\(name)/detent.json")
    }
    try folder.write("", to: "elsewhere/file")
    let run = try ProgramRun.detent(
      ["compare", "../one", folder.file("two"), "--fail-on", "never"], in: folder.file("elsewhere"))
    #expect(run.exitCode == 0)
    #expect(run.output.contains("on a 390 pt view") && run.output.contains("on a 100 pt view"))
  }
}
