import Testing

@testable import DetentCommand

@Suite struct PathsTests {
  @Test(
    "Paths are shown as they were given, but never from the root",
    arguments: [
      ("Traces/a.csv", "Traces/a.csv"), ("./a.csv", "a.csv"), ("../a.csv", "../a.csv"),
      ("/home/me/project/Traces/a.csv", "Traces/a.csv"), ("/elsewhere/a.csv", "a.csv"),
      ("/home/me/projects/a.csv", "a.csv"),
    ])
  func shown(path: String, expected: String) {
    #expect(Paths.shown(path, in: "/home/me/project") == expected)
  }

  @Test func `dots are resolved, not past the root`() {
    #expect(Paths.absolute("../b/./c.csv", in: "/a/x") == "/a/b/c.csv")
    #expect(Paths.absolute("/../../c", in: "/a") == "/c")
    #expect(Paths.absolute(".", in: "/") == "/")
  }

  @Test func `folders, names and endings come apart`() {
    #expect(Paths.folder(of: "/a/b.csv") == "/a")
    #expect(Paths.folder(of: "/a") == "/")
    #expect(Paths.folder(of: "a") == ".")
    #expect(Paths.name(of: "/a/b.csv") == "b.csv")
    #expect(Paths.fileExtension(of: "a/b.CSV") == "csv")
    #expect(Paths.fileExtension(of: ".hidden") == "")
    #expect(Paths.join("a/", "b") == "a/b")
    #expect(Paths.join(".", "b") == "b")
  }

  @Test(
    "The way from a folder to a file",
    arguments: [
      ("/a/b/c.csv", "/a/b", "c.csv"), ("/a/b/c.csv", "/a", "b/c.csv"), ("/a/c.csv", "/a/b", "../c.csv"),
      ("/x/c.csv", "/a/b", "../../x/c.csv"), ("/c.csv", "/", "c.csv"), ("/a", "/a", "."), ("/ab/c", "/a", "../ab/c"),
    ])
  func relative(path: String, folder: String, way: String) {
    #expect(Paths.relative(path, to: folder) == way)
    #expect(Paths.absolute(way, in: folder) == path)
  }
}
