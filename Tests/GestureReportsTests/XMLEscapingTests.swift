import Testing

@testable import GestureReports

@Suite struct XMLEscapingTests {
  @Test(arguments: [
    ("a<b>&\"'", "a&lt;b&gt;&amp;&quot;&apos;"), ("]]>", "]]&gt;"), ("\u{0}", "\\u{0}"),
    ("\u{FFFE}\u{FFFF}", "\u{FFFD}\u{FFFD}"),
    ("<\u{301}", "&lt;\u{301}"), ("é🎉", "é🎉"), ("a\nb", "a\\nb"),
  ])
  func `nothing is markup`(text: String, escaped: String) {
    #expect(Array(text.inXML.unicodeScalars) == Array(escaped.unicodeScalars))
  }
}
