import Testing

@testable import GestureReports

@Suite struct MarkdownEscapingTests {
  @Test(
    "Code spans hold anything",
    arguments: [
      ("plain", "`plain`"), ("a|b", "`a|b`"), ("a`b", "``a`b``"), ("`a", "`` `a ``"), ("a\nb", "`a\\nb`"),
      ("", "` `"), ("<b>", "`<b>`"),
    ])
  func code(text: String, span: String) {
    #expect(text.inMarkdownCode == span)
  }

  @Test func `a bar in a table cell is escaped even in code`() {
    #expect("a|b".inMarkdownCodeCell == "`a\\|b`")
    #expect("a\\|b".inMarkdownCodeCell == "`a\\\u{2223}b`")
  }

  @Test func `a backtick or a bar joined with an accent still counts`() {
    #expect(Array("`\u{301}<b>".inMarkdownCode.unicodeScalars) == Array("`` `\u{301}<b> ``".unicodeScalars))
    #expect(Array("a`\u{301}b".inMarkdownCode.unicodeScalars) == Array("``a`\u{301}b``".unicodeScalars))
    #expect(Array("a|\u{301}".inMarkdownCodeCell.unicodeScalars) == Array("`a\\|\u{301}`".unicodeScalars))
  }

  @Test(
    "Prose stays prose",
    arguments: [
      ("v 1.4 > 0.5 pt/ms", "v 1.4 > 0.5 pt/ms"), ("a < b", "a &lt; b"), ("@user", "@&#8203;user"),
      ("see #12", "see #&#8203;12"), ("pages_moved", "pages_moved"), ("_a_", "\\_a\\_"), ("&lt;", "&amp;lt;"),
      ("# title", "\\# title"), ("a|b", "a\\|b"), ("http://e.com", "http:&#8203;//e.com"), ("www.e", "www.&#8203;e"),
      ("1 & 2", "1 & 2"), ("*b* [l](u)", "\\*b\\* \\[l\\](u)"),
    ])
  func prose(text: String, escaped: String) {
    #expect(text.inMarkdownProse == escaped)
  }
}
