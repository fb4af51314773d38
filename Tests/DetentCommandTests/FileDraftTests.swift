import Foundation
import GestureTestSupport
import Testing

@testable import DetentCommand

@Suite struct FileDraftTests {
  @Test func `nothing is in place before the end, and all of it afterwards`() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("deep/file.txt")
    let draft = try FileDraft(for: path)
    try draft.write("one ")
    #expect(FileSystem.kind(of: path) == .missing)
    try draft.write("two")
    try draft.finish()
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "one two")
    #expect(try FileSystem.names(in: folder.file("deep")) == ["file.txt"])
  }

  @Test func `a draft that is given up leaves nothing, and what was there before stays`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("before", to: "file.txt")
    do {
      let draft = try FileDraft(for: path)
      try draft.write("after")
    }
    #expect(try FileSystem.names(in: folder.path) == ["file.txt"])
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "before")
  }
}
