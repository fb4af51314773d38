import Testing

@testable import GestureReports

@Suite struct URIEscapingTests {
  @Test(arguments: [
    ("Traces/a-b_c.1~.csv", "Traces/a-b_c.1~.csv"), ("a b?c#d", "a%20b%3Fc%23d"), ("javascript:x", "javascript%3Ax"),
    ("//host/x", "host/x"), ("é", "%C3%A9"), ("%2e", "%252e"), ("\u{1}", "%01"), ("../a", "../a"), ("-", "-"),
  ])
  func `a path is a relative reference`(path: String, uri: String) {
    #expect(path.asRelativeURI == uri)
  }

  @Test(arguments: [("./a", "a"), ("././a", "a"), ("/a", "a"), ("//a", "a"), ("", "-"), ("a/./b", "a/./b")])
  func `a path begins at the repository's root`(path: String, shown: String) {
    #expect(path.asRepositoryPath == shown)
  }
}
