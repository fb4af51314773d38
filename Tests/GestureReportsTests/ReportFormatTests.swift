import Foundation
import GestureTestSupport
import Testing

@testable import GestureReports

@Suite struct ReportFormatTests {
  @Test(
    "A file's ending tells the format",
    arguments: [
      ("Reports/cards.md", "markdown"), ("a.JSON", "json"), ("x.txt", "text"), ("a.sarif", "sarif"),
      ("a.xml", "junit"), ("a.csv", "csv"), ("a.b/c", nil), ("md", nil),
    ])
  func endings(path: String, format: String?) {
    #expect(ReportFormats.forFile(path)?.identifier == format)
  }

  @Test func `every format is listed, tested, documented and named in the README`() throws {
    let sources = PackageRoot.path + "/Sources/GestureReports"
    let files = try FileManager.default.subpathsOfDirectory(atPath: sources).filter { $0.hasSuffix("Report.swift") }
    var types: [String] = []
    for file in files.sorted() {
      let text = try String(contentsOfFile: sources + "/" + file, encoding: .utf8)
      types += text.matches(of: /(?m)^public (?:struct|enum) (\w+): ReportFormat/).map { String($0.1) }
    }
    #expect(Set(types) == Set(ReportFormats.all.map { String(describing: $0) }))
    let tests = PackageRoot.path + "/Tests/GestureReportsTests/"
    for type in types {
      #expect(FileManager.default.fileExists(atPath: tests + type + "Tests.swift"), "\(type)Tests.swift is missing")
    }
    let page = try String(contentsOfFile: sources + "/GestureReports.docc/GestureReports.md", encoding: .utf8)
    let readme = try String(contentsOfFile: PackageRoot.path + "/README.md", encoding: .utf8)
    for format in ReportFormats.all {
      #expect(page.contains("``\(String(describing: format))``"), "\(format) is missing from the documentation")
      #expect(readme.contains("`\(format.identifier)`"), "\(format.identifier) is missing from the README")
    }
  }

  @Test func `every format ends its text in a line break and has a name of its own`() {
    for format in ReportFormats.all {
      #expect(format.text(of: [SampleReport.report()], style: ReportStyle()).hasSuffix("\n"))
      #expect(ReportFormats.named(format.identifier)?.identifier == format.identifier)
    }
    #expect(Set(ReportFormats.all.map { $0.identifier }).count == ReportFormats.all.count)
  }
}
