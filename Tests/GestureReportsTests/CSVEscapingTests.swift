import Testing

@testable import GestureReports

@Suite struct CSVEscapingTests {
  @Test(arguments: [
    ("plain", "plain"), ("a,b", "\"a,b\""), ("a\"b", "\"a\"\"b\""), ("=1+1", "\"'=1+1\""), ("-x", "\"'-x\""),
    (" =1", "\"' =1\""), ("\t@x", "\"' @x\""), ("a=b", "a=b"), ("a\nb", "a\\nb"), ("", ""),
    ("\u{FF1D}1", "\"'\u{FF1D}1\""),
  ])
  func `a cell is text`(text: String, cell: String) {
    #expect(text.inCSV == cell)
  }

  @Test func `a quote joined with an accent is a quote`() {
    #expect(Array("\"\u{301},=1".inCSV.unicodeScalars) == Array("\"\"\"\u{301},=1\"".unicodeScalars))
  }
}
