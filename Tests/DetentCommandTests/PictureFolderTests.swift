import Foundation
import GestureReports
import GestureTestSupport
import Testing

@testable import DetentCommand

@Suite struct PictureFolderTests {
  private func names(_ folder: TemporaryFolder) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.file("cards")).sorted()
  }

  @Test func `a folder is free if nothing but pictures lies there`() throws {
    let folder = try TemporaryFolder()
    #expect(PictureFolder(path: folder.file("cards")).isFree)
    try folder.write("<svg/>", to: "cards/a.svg")
    #expect(PictureFolder(path: folder.file("cards")).isFree)
    try folder.write("trace", to: "cards/a.csv")
    #expect(!PictureFolder(path: folder.file("cards")).isFree)
    #expect(!PictureFolder(path: folder.file("cards/a.csv")).isFree)
  }

  @Test func `only pictures of ours that are not wanted are removed`() throws {
    let folder = try TemporaryFolder()
    let pictures = PictureFolder(path: folder.file("cards"))
    let kept = ReportPicture(name: "kept.svg", text: ReportPicture.mark + "<svg/>")
    let old = ReportPicture(name: "old.svg", text: ReportPicture.mark + "<svg/>")
    try pictures.write(kept)
    try pictures.write(old)
    try folder.write("<svg/>", to: "cards/theirs.svg")
    try folder.write(old.text, to: "cards/old.txt")
    try folder.write(old.text, to: "elsewhere.svg")
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("cards/link.svg"), withDestinationPath: folder.file("elsewhere.svg"))
    try FileManager.default.createDirectory(atPath: folder.file("cards/deep.svg"), withIntermediateDirectories: true)
    try pictures.removeOthers(than: [kept])
    #expect(try names(folder) == ["deep.svg", "kept.svg", "link.svg", "old.txt", "theirs.svg"])
    #expect(FileManager.default.fileExists(atPath: folder.file("elsewhere.svg")))
  }

  @Test func `where there is no folder there is nothing to remove`() throws {
    let folder = try TemporaryFolder()
    try PictureFolder(path: folder.file("cards")).removeOthers(than: [])
    #expect(!FileManager.default.fileExists(atPath: folder.file("cards")))
  }

  @Test("The folder is named after the report", arguments: [("a/b.md", "a/b"), ("b", "b-pictures"), ("x.y.md", "x.y")])
  func named(report: String, folder: String) throws {
    let place = try TemporaryFolder()
    let target = ReportTarget(format: "markdown", path: place.file(report))
    #expect(target.picturesFolder == place.file(folder))
  }

  @Test func `a report on standard output, in a device or without pictures has no folder`() {
    #expect(ReportTarget(format: "markdown", path: nil).picturesFolder == nil)
    #expect(ReportTarget(format: "markdown", path: "/dev/null").picturesFolder == nil)
    #expect(ReportTarget(format: "json", path: "a.json").picturesFolder == nil)
  }
}
