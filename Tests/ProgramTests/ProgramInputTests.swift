import Foundation
import GestureTestSupport
import Testing

@Suite struct ProgramInputTests {
  @Test func `a bad trace is named and skipped, the others are replayed, and the code says so`() throws {
    let folder = try TemporaryFolder()
    try folder.write(flick, to: "a.csv")
    try folder.write("trace,pointer,t_ms,x,y,phase\nbad,0,zero,1,2,began\nbad,0,8,1,2,ended\n", to: "b.csv")
    try folder.write("", to: "c.csv")
    let run = try ProgramRun.detent(["compare", "a.csv", "b.csv", "c.csv", "d.csv", "--no-config"], in: folder.path)
    #expect(run.exitCode == 2)
    #expect(run.output.contains("1 trace, 1 stroke, 7 candidates"))
    #expect(run.output.contains("3 errors in the input"))
    #expect(run.errors.contains("b.csv:2:"))
    #expect(run.errors.contains("c.csv:1:1: error: "))
    #expect(run.errors.contains("d.csv:1:1: error: expected a file or folder, found nothing of that name\n"))
    #expect(run.errors.contains("did you mean 'a.csv'?"))
  }

  @Test func `a phone's getevent log goes through a pipe to a report, as the README says`() throws {
    guard let path = SharedFolder.file("recordings/getevent/tf201-single-drag.txt") else { return }
    let program = try ProgramRun.program().path
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    let flags = "--viewport 390 --item 280 --spacing 16 --count 5 --no-config"
    process.arguments = ["-c", "cat '\(path)' | '\(program)' compare - \(flags) 2>&1"]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(text.contains("1 trace, 1 stroke, 7 candidates"))
    #expect(text.contains("places are in units of the panel"))
    #expect(!text.contains("error: "))
    let readme = try String(contentsOfFile: PackageRoot.path + "/README.md", encoding: .utf8)
    #expect(readme.contains("adb shell 'getevent -lp; timeout 10 getevent -lt' > swipes.txt"))
    #expect(readme.contains("cat swipes.txt | detent compare - --device-size"))
  }

  @Test("A folder shows recordings of other tools", arguments: ["a.events", "b.evemu"])
  func endings(name: String) throws {
    let folder = try TemporaryFolder()
    let touch = "0003 0035 1\n0003 0036 2\n0001 014a 1\n0000 0000 0\n".split(separator: "\n").map { "E: 1.0 \($0)\n" }
    try folder.write(touch.joined() + "E: 1.1 0001 014a 0\nE: 1.1 0000 0000 0\n", to: "Traces/\(name)")
    let run = try ProgramRun.detent(["inspect", "Traces"], in: folder.path)
    #expect(run.exitCode == 0)
    #expect(run.output.contains("evemu, Traces/\(name):1:1"))
  }

  @Test(
    "Flags of reading that make no sense are mistakes with advice",
    arguments: [
      (["--device-size", "390"], "expected width x height in points for '--device-size', found '390'"),
      (["--preset", "humid"], "did you mean 'humidb'?"),
      (["--bad-rows", "none"], "expected trace or row for '--bad-rows', found 'none'"),
    ])
  func badFlags(flags: [String], words: String) throws {
    let run = try ProgramRun.detent(["inspect", "-"] + flags, input: flick)
    #expect(run.exitCode == 2)
    #expect(run.errors.contains(words))
  }

  @Test func `quiet keeps errors and drops what was mended`() throws {
    // The second row has the time of the first.
    let doubled = flick.replacing("flick,0,8,292", with: "flick,0,0,292") + "bad,0,zero,1,2,began,next\n"
    let loud = try ProgramRun.detent(["compare", "-", "--no-config"], input: doubled)
    #expect(loud.errors.contains("warning: "))
    let quiet = try ProgramRun.detent(["compare", "-", "--no-config", "--quiet"], input: doubled)
    #expect(!quiet.errors.contains("warning: "))
    #expect(quiet.errors.contains("-:10:"))
    #expect(!quiet.output.contains("candidate  "))
  }

  @Test func `no trace at all is a mistake`() throws {
    let folder = try TemporaryFolder()
    let run = try ProgramRun.detent(["compare", "."], in: folder.path)
    #expect(run.exitCode == 2)
    #expect(run.output == "")
    #expect(run.errors.contains("error: expected traces in this folder, found none"))
    let empty = try ProgramRun.detent(["compare", "-"], in: folder.path, input: "")
    #expect(empty.exitCode == 2)
    #expect(empty.errors.contains("error: expected at least one trace, found none"))
  }

  @Test func `an impossible scenario is named where it stands`() throws {
    let folder = try TemporaryFolder()
    try folder.write(flick, to: "Traces/flick.csv")
    try folder.write("{ scenario: {\n  viewport: 0 } }", to: "Traces/detent.json")
    let run = try ProgramRun.detent(["compare", "Traces"], in: folder.path)
    #expect(run.exitCode == 2)
    #expect(
      run.errors == "Traces/detent.json:2:13: error: expected a number of points above 0 for 'viewport', found 0\n")
  }

  @Test func `a folder is walked in the order of bytes, without dot files and other files`() throws {
    let folder = try TemporaryFolder()
    for name in ["b.csv", "B.csv", "a/z.tsv", ".hidden.csv", ".git/x.csv", "notes.md", "detent.json"] {
      try folder.write(name == "detent.json" ? "{}" : flick.replacing("flick", with: name), to: "Traces/\(name)")
    }
    let run = try ProgramRun.detent(["inspect", "Traces/"], in: folder.path)
    let sources = run.output.split(separator: "\n").filter { $0.contains("csv, ") }
      .compactMap { $0.split(separator: ", ").dropFirst().first?.split(separator: ":").first.map(String.init) }
    #expect(sources == ["Traces/B.csv", "Traces/a/z.tsv", "Traces/b.csv"])
  }

  @Test func `settings are searched from the trace upwards, up to the repository's root`() throws {
    let folder = try TemporaryFolder()
    try folder.write("{ scenario: { name: \"outside\", viewport: 100 } }", to: "detent.json")
    try folder.write("{ scenario: { name: \"top\", viewport: 200, count: 3 } }", to: "repository/detent.json")
    try folder.write("", to: "repository/.git/HEAD")
    try folder.write(
      "{ scenario: { name: \"inner\", viewport: 300, count: 3 } }", to: "repository/Traces/deep/detent.json")
    try folder.write(flick, to: "repository/Traces/a.csv")
    try folder.write(flick, to: "repository/Traces/deep/b.csv")
    let run = try ProgramRun.detent(["compare", "Traces", "--fail-on", "never"], in: folder.file("repository"))
    #expect(run.output.contains("top: 3 pages of 200 pt"))
    #expect(run.output.contains("inner: 3 pages of 300 pt"))
    try FileManager.default.removeItem(atPath: folder.file("repository/detent.json"))
    let alone = try ProgramRun.detent(["compare", "Traces/a.csv", "--fail-on", "never"], in: folder.file("repository"))
    #expect(alone.output.hasPrefix("No geometry was given"))
    let json = try ProgramRun.detent(
      ["compare", "Traces", "--fail-on", "never", "--report", "json"], in: folder.file("repository"))
    #expect(json.output.hasPrefix("{\n  \"schema\": \"detent.results-list/1\",\n"))
  }

  @Test func `paths from the root never reach a report`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(flick, to: "inside/flick.csv")
    for place in [folder.path, folder.file("inside"), "/"] {
      let run = try ProgramRun.detent(["compare", path, "--no-config", "--report", "json"], in: place)
      #expect(!(run.output + run.errors).contains("\"/"))
      #expect(!run.output.contains(folder.path))
    }
  }
}
