import Foundation
import GestureTestSupport
import Testing

/// `Reports/` holds what the README's first command writes.
@Suite struct ReportsFreshTests {
  /// The reports and how each is asked for.
  static let reports = ["traces.md": "markdown", "traces.html": "html", "traces.json": "json"]
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

  @Test func `nothing else lies in Reports`() throws {
    let found = try FileManager.default.contentsOfDirectory(atPath: PackageRoot.path + "/Reports").sorted()
    #expect(found == (Self.reports.keys + Self.written + [Self.pictures]).sorted())
  }
}
