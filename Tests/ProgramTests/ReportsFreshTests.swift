import Foundation
import GestureTestSupport
import Testing

/// `Reports/` holds what the README's first command writes.
@Suite struct ReportsFreshTests {
  /// The reports and how each is asked for.
  static let reports = ["traces.md": "markdown", "traces.html": "html", "traces.json": "json"]
  /// Our traces through every preset, as the README asks for it.
  static let platforms = "platforms.md"
  /// Results compared: the old and the new deceleration of the same run (CONTRIBUTING tells how to write it).
  static let difference = "normal-to-fast.md"
  /// Those that tests write and keep fresh.
  static let written = ["fidelity.md"]
  /// The folder of the Markdown report's pictures.
  static let pictures = "traces"

  @Test func `the committed reports are what the program writes, with any number of jobs`() throws {
    for jobs in ["1", "2"] {
      let folder = try TemporaryFolder()
      var arguments = ["compare", "Traces", "--fail-on", "never", "--jobs", jobs]
      for (name, format) in Self.reports.sorted(by: { $0.key < $1.key }) {
        arguments += ["--report", "\(format)=\(folder.file(name))"]
      }
      let run = try ProgramRun.detent(arguments, in: PackageRoot.path)
      #expect(run.exitCode == 0, "\(run.errors)")
      for name in Self.reports.keys.sorted() {
        let fresh = try Data(contentsOf: URL(fileURLWithPath: folder.file(name)))
        let committed = try Data(contentsOf: URL(fileURLWithPath: PackageRoot.path + "/Reports/" + name))
        #expect(
          fresh == committed, "Reports/\(name) with \(jobs) jobs: run the README's first command and read what changed")
      }
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.file(Self.pictures)).sorted()
      let committed = URL(fileURLWithPath: PackageRoot.path + "/Reports/" + Self.pictures)
      #expect(try FileManager.default.contentsOfDirectory(atPath: committed.path).sorted() == names)
      #expect(names.count > 20)
      for name in names {
        let fresh = try Data(contentsOf: URL(fileURLWithPath: folder.file(Self.pictures + "/" + name)))
        #expect(
          try fresh == Data(contentsOf: committed.appendingPathComponent(name)), "\(name) with \(jobs) jobs")
      }
    }
  }

  @Test func `the pictures that the README shows lie in Reports`() throws {
    let readme = try String(
      decoding: Data(contentsOf: URL(fileURLWithPath: PackageRoot.path + "/README.md")), as: UTF8.self)
    let pictures = readme.split(separator: "](").dropFirst().compactMap { $0.split(separator: ")").first }
      .filter { $0.hasSuffix(".svg") }
    #expect(!pictures.isEmpty)
    for picture in pictures {
      #expect(FileManager.default.fileExists(atPath: PackageRoot.path + "/\(picture)"), "\(picture)")
    }
  }

  @Test func `the committed report of every platform is what the program writes, with any number of jobs`() throws {
    for jobs in ["1", "2"] {
      let run = try ProgramRun.detent(
        ["compare", "Traces", "--all-presets", "--report", "markdown", "--fail-on", "never", "--jobs", jobs],
        in: PackageRoot.path)
      #expect(run.exitCode == 0, "\(run.errors)")
      try GoldenFile.expect(
        run.output, toMatch: URL(fileURLWithPath: PackageRoot.path + "/Reports/" + Self.platforms))
    }
  }

  @Test func `the committed difference is what the program writes`() throws {
    let folder = try TemporaryFolder()
    for rate in ["normal", "fast"] {
      let run = try ProgramRun.detent(
        [
          "compare", "Traces", "--candidate", "threshold(velocity: 0.5)", "--deceleration", rate, "--fail-on", "never",
          "--report", "json=\(folder.file(rate)).json",
        ], in: PackageRoot.path)
      #expect(run.exitCode == 0, "\(run.errors)")
    }
    let run = try ProgramRun.detent(
      ["diff", "normal.json", "fast.json", "--max-changed", "1%", "--report", "markdown"], in: folder.path)
    #expect(run.exitCode == 1, "\(run.errors)")
    try GoldenFile.expect(
      run.output, toMatch: URL(fileURLWithPath: PackageRoot.path + "/Reports/" + Self.difference))
  }

  @Test func `nothing else lies in Reports`() throws {
    let found = try FileManager.default.contentsOfDirectory(atPath: PackageRoot.path + "/Reports").sorted()
    #expect(found == (Self.reports.keys + Self.written + [Self.difference, Self.platforms, Self.pictures]).sorted())
  }
}
