import Testing

@testable import GestureReports

@Suite struct HTMLEscapingTests {
  @Test(
    "Text of the user's is neither markup nor the end of an attribute",
    arguments: [
      ("a & b", "a &amp; b"), ("<script>", "&lt;script&gt;"), ("\"'", "&quot;&#39;"), ("a\nb", "a b"),
      ("\u{202E}x\u{0}", "\u{FFFD}x\u{FFFD}"),
    ])
  func escaped(text: String, expected: String) {
    #expect(text.inHTML == expected)
  }
}
