import Testing

@testable import GestureReading

@Suite struct FoundTextTests {
  @Test func `hostile text is shown short, on one line and without control characters`() {
    #expect(FoundText.quoted(Array("abc".utf8)) == "'abc'")
    #expect(FoundText.quoted([UInt8]()) == "nothing")
    #expect(FoundText.quoted("a\nb\r\t\0\u{1B}[31m") == "'a\\nb\\r\\t\\0\\u{1b}[31m'")
    #expect(FoundText.quoted("\u{202E}x\u{200B}") == "'\\u{202e}x\\u{200b}'")
    #expect(FoundText.quoted([0xFF, 0x61]) == "'\u{FFFD}a'")
    // 40 scalars and a mark that there was more.
    #expect(FoundText.quoted(String(repeating: "é", count: 41)) == "'" + String(repeating: "é", count: 40) + "…'")
    #expect(
      FoundText.quoted(Array(String(repeating: "😀", count: 40).utf8)) == "'" + String(repeating: "😀", count: 40) + "'")
  }

  @Test func `names are cut at their limit in scalars`() {
    #expect(BoundedName.text(Array("éé".utf8), longest: 2) == "éé")
    #expect(BoundedName.text(Array("ééé".utf8), longest: 2) == "éé…")
  }

  @Test(
    "Traces without a name are named after their file",
    arguments: [("-", "stdin"), ("a/b.csv", "b"), ("b", "b"), (".csv", ".csv"), ("a/b.c.csv", "b.c"), ("", "")])
  func stems(path: String, stem: String) { #expect(PathStem.of(path) == stem) }
}
