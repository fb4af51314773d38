import Foundation
import GestureTestSupport
import Testing

@Suite struct ProgramReportTests {
  /// Every format that `compare` writes.
  let formats = [
    "text", "markdown", "json", "csv", "junit", "sarif", "gitlab", "github", "github-summary",
  ]

  /// Many traces, so that several jobs have something to share.
  func traces(_ folder: TemporaryFolder) throws {
    let rows = flick.split(separator: "\n").dropFirst().joined(separator: "\n")
    let header = flick.split(separator: "\n")[0]
    let many = (0..<40).map { rows.replacing("flick", with: "flick-\($0)").replacing(",240,", with: ",\(200 + $0),") }
    try folder.write(header + "\n" + many.joined(separator: "\n") + "\n", to: "Traces/many.csv")
  }

  @Test func `the same run twice, on one thread or several, gives the same bytes`() throws {
    let folder = try TemporaryFolder()
    try traces(folder)
    for format in formats {
      let runs = try [["--jobs", "1"], ["--jobs", "2"], ["--jobs", "7"], [], []].map {
        try ProgramRun.detent(["compare", "Traces", "--no-config", "--report", format] + $0, in: folder.path)
      }
      #expect(!runs[0].output.isEmpty)
      for run in runs { #expect(run.output == runs[0].output && run.exitCode == runs[0].exitCode) }
    }
  }

  @Test func `reports go to files, in folders that did not exist, and text to standard output`() throws {
    let folder = try TemporaryFolder()
    try traces(folder)
    let run = try ProgramRun.detent(
      ["compare", "Traces", "--no-config", "--report", "Reports/new/a.md", "--report", "json=Reports/b"],
      in: folder.path)
    #expect(run.output.contains("40 traces, 40 strokes, 7 candidates"))
    #expect(try contents(folder, "Reports/new/a.md").hasPrefix("## Gesture replay\n"))
    #expect(try contents(folder, "Reports/b").hasPrefix("{\n  \"schema\": \"detent.results/1\",\n"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.file("Reports")).sorted() == ["b", "new"])
  }

  func contents(_ folder: TemporaryFolder, _ name: String) throws -> String {
    try String(decoding: Data(contentsOf: URL(fileURLWithPath: folder.file(name))), as: UTF8.self)
  }

  @Test func `a report that cannot be written fails before the work`() throws {
    let folder = try TemporaryFolder()
    try traces(folder)
    try folder.write("", to: "file")
    for target in ["text=file/a", "text=Traces"] {
      let run = try ProgramRun.detent(["compare", "Traces", "--no-config", "--report", target], in: folder.path)
      #expect(run.exitCode == 2)
      #expect(run.output == "")
      #expect(run.errors.hasPrefix("error: expected to write the report '"))
    }
  }

  @Test func `a full disk is told, a reader that went away is not`() throws {
    let folder = try TemporaryFolder()
    try traces(folder)
    func shell(_ line: String) throws -> (code: Int32, errors: String) {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments = ["-c", line, "sh", try ProgramRun.program().path, folder.file("Traces")]
      let errors = Pipe()
      process.standardError = errors
      try process.run()
      let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      return (process.terminationStatus, text)
    }
    let gone = try shell(
      "{ \"$1\" compare \"$2\" --no-config --fail-on never --report json; echo $? >&2; } | head -c 1 >&2")
    #expect(gone.errors.contains("0\n"))
    #expect(!gone.errors.contains("error"))
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    let full = try shell("\"$1\" compare \"$2\" --no-config --fail-on never > /dev/full")
    #expect(full.code == 2)
    #expect(full.errors.hasPrefix("error: expected to write to standard output: "))
  }

  @Test func `a job's summary is added to what stands there, and left out when that is full`() throws {
    let folder = try TemporaryFolder()
    try traces(folder)
    func run(_ summary: String) throws -> ProgramRun {
      try folder.write(summary, to: "job.md")
      return try ProgramRun.detent(
        ["compare", "Traces", "--no-config", "--fail-on", "never", "--report", "github", "--report", "github-summary"],
        in: folder.path, environment: ["GITHUB_STEP_SUMMARY": folder.file("job.md")])
    }
    #expect(try run("Earlier.\n").exitCode == 0)
    #expect(try contents(folder, "job.md").hasPrefix("Earlier.\n## "))
    let full = String(repeating: "x", count: 890_000)
    let late = try run(full)
    #expect(try contents(folder, "job.md") == full)
    #expect(late.exitCode == 0)
    #expect(late.errors.hasPrefix("warning: the job's summary is full, so the report is not added to it\n"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["Traces", "job.md"])
  }

  @Test func `what could not be read stands in every report for CI`() throws {
    let folder = try TemporaryFolder()
    try traces(folder)
    try folder.write("trace,t_ms,x,y\na,zero,1,2\n", to: "Traces/bad.csv")
    for format in ["junit", "sarif", "gitlab", "github", "github-summary"] {
      let run = try ProgramRun.detent(
        ["compare", "Traces", "missing.csv", "--no-config", "--report", format], in: folder.path,
        environment: ["GITHUB_STEP_SUMMARY": ""])
      #expect(run.exitCode == 2)
      #expect(run.output.contains("Traces/bad.csv"), "\(format)")
      #expect(run.output.contains("missing.csv"), "\(format)")
    }
  }

  @Test func `two reports on standard output are refused`() throws {
    let run = try ProgramRun.detent(["compare", "-", "--report", "json", "--report", "markdown"], input: flick)
    #expect(run.exitCode == 2)
    #expect(run.errors.hasPrefix("error: expected one report on standard output, found json and markdown\n"))
  }

  @Test func `names from the input act on nothing`() throws {
    let hostile = flick.replacing("\nflick,", with: "\n::error::\u{1B}[2J|`<b>@me\u{202E}##[x],")
    for format in formats {
      let run = try ProgramRun.detent(["compare", "-", "--no-config", "--report", format], input: hostile)
      let all = run.output + run.errors
      #expect(!all.contains("\u{1B}"))
      #expect(!all.contains("\u{202E}"))
      #expect(!all.contains("##["))
      let commands = all.split(separator: "\n").filter { $0.drop { $0.isWhitespace }.hasPrefix("::") }
      #expect(format == "github" || commands.isEmpty, "\(commands)")
      #expect(run.output.contains("me"))
    }
  }
}
