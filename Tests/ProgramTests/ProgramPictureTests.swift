import Foundation
import GestureTestSupport
import Testing

/// Pictures beside a report, as a user gets them.
@Suite struct ProgramPictureTests {
  private func traces() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(flick, to: "Traces/flick.csv")
    return folder
  }

  private func names(_ folder: TemporaryFolder, _ name: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.file(name)).sorted()
  }

  private func contents(_ folder: TemporaryFolder, _ name: String) throws -> String {
    try String(decoding: Data(contentsOf: URL(fileURLWithPath: folder.file(name))), as: UTF8.self)
  }

  @discardableResult
  private func compare(
    _ folder: TemporaryFolder, _ report: String, environment: [String: String] = [:], _ more: [String] = []
  ) throws -> ProgramRun {
    let run = try ProgramRun.detent(
      ["compare", "Traces", "--no-config", "--fail-on", "never", "--report", report] + more, in: folder.path,
      environment: environment)
    #expect(run.exitCode == 0, "\(run.errors)")
    return run
  }

  @Test func `a Markdown file refers to each picture in the folder beside it, and to no other`() throws {
    let folder = try traces()
    try compare(folder, "Reports/cards.md")
    let report = try contents(folder, "Reports/cards.md")
    let pictures = try names(folder, "Reports/cards")
    #expect(pictures.count >= 4)
    for name in pictures {
      #expect(report.contains("](cards/\(name))"))
      #expect(try contents(folder, "Reports/cards/\(name)").hasPrefix("<!-- A chart by detent -->\n<svg "))
    }
    #expect(report.split(separator: "](cards/").count == pictures.count + 1)
  }

  @Test func `on standard output, in a pipe's file and in a job's summary there are no pictures`() throws {
    let folder = try traces()
    #expect(!(try compare(folder, "markdown").output.contains("![")))
    try compare(folder, "markdown=/dev/null")
    try folder.write("", to: "summary.md")
    try compare(folder, "summary.md", environment: ["GITHUB_STEP_SUMMARY": folder.file("summary.md")])
    #expect(!(try contents(folder, "summary.md").contains("![")))
    #expect(try names(folder, ".") == ["Traces", "summary.md"])
  }

  @Test func `pictures of an earlier run that are no longer referred to go, other files stay`() throws {
    let folder = try traces()
    try compare(folder, "cards.md")
    let before = try names(folder, "cards")
    try folder.write("<!-- A chart by detent -->\n<svg/>", to: "cards/old-margins.svg")
    try folder.write("<svg/>", to: "cards/mine.svg")
    try compare(folder, "cards.md")
    #expect(try names(folder, "cards") == (before + ["mine.svg"]).sorted())
    // One candidate disagrees with nobody, so that the matrix goes.
    try compare(folder, "cards.md", ["--candidate", "round"])
    #expect(before.contains("view-pages-at-rest.svg"))
    #expect(!(try names(folder, "cards").contains("view-pages-at-rest.svg")))
  }

  @Test func `pictures are never put among the traces`() throws {
    let folder = try traces()
    try compare(folder, "Traces.md")
    #expect(try names(folder, "Traces") == ["flick.csv"])
    #expect(try contents(folder, "Traces.md").contains("](Traces-pictures/"))
    try compare(folder, "markdown=report")
    #expect(try contents(folder, "report").contains("](report-pictures/"))
  }

  @Test func `a scenario's name leads out of no folder`() throws {
    let folder = try traces()
    try folder.write(#"{ "scenario": { "name": "../../out/<script>|`" } }"#, to: "Traces/detent.json")
    let run = try ProgramRun.detent(
      ["compare", "Traces/flick.csv", "--fail-on", "never", "--report", "a/b.md"], in: folder.path)
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(try names(folder, ".") == ["Traces", "a"])
    #expect(try names(folder, "a/b").allSatisfy { $0.hasPrefix("out-script-") && $0.hasSuffix(".svg") })
  }

  @Test func `a picture that cannot be written is told, and the report is not left referring to it`() throws {
    let folder = try traces()
    try FileManager.default.createDirectory(
      atPath: folder.file("cards/view-margins.svg"), withIntermediateDirectories: true)
    let run = try ProgramRun.detent(["compare", "Traces", "--no-config", "--report", "cards.md"], in: folder.path)
    #expect(run.exitCode == 2)
    #expect(run.errors.contains("error: expected to write the report 'cards/view-margins.svg': it is a folder"))
    #expect(try names(folder, ".") == ["Traces", "cards"])
  }

  @Test func `colours are asked for by the flag, refused by NO_COLOR, forced by FORCE_COLOR, in that order`() throws {
    let folder = try traces()
    func colored(_ color: String, _ environment: [String: String]) throws -> Bool {
      try compare(folder, "text", environment: environment, ["--color", color]).output.contains("\u{1B}[")
    }
    #expect(try colored("always", ["NO_COLOR": "1"]))
    #expect(try !colored("never", ["FORCE_COLOR": "1"]))
    #expect(try !colored("auto", ["NO_COLOR": "1", "FORCE_COLOR": "1"]))
    #expect(try colored("auto", ["NO_COLOR": "", "FORCE_COLOR": "1", "TERM": "dumb"]))
    // A file is no terminal.
    #expect(try !colored("auto", [:]))
  }
}
