import Testing

@testable import GestureReports

@Suite struct WorkflowCommandEscapingTests {
  @Test func `a message keeps its line breaks, a property neither colon nor comma`() {
    #expect("100 %\r\na: b, c".inCommandMessage == "100 %25%0D%0Aa: b, c")
    #expect("a: b, 5 %".inCommandProperty == "a%3A b%2C 5 %25")
  }

  @Test func `a comma joined with the sign before it is a comma`() {
    #expect("\u{600},x".inCommandProperty == "\u{600}%2Cx")
    #expect(Array("%\u{301}".inCommandMessage.unicodeScalars) == Array("%25\u{301}".unicodeScalars))
  }

  @Test(arguments: [
    ("::error::x", "\\u{3A}:error::x"), ("a ::error::x", "a \\u{3A}:error::x"), ("Suite::case", "Suite::case"),
    ("\u{A0}::x", "\u{A0}\\u{3A}:x"), ("##[error]x", "##\\u{5B}error]x"), ("##vso[x]", "##vso\\u{5B}x]"),
    ("# [x]", "# [x]"), ("\u{600}##[x]", "\u{600}##\\u{5B}x]"), (":::", "\\u{3A}::"),
  ])
  func `a name begins no command in a log`(text: String, shown: String) {
    #expect(Array(text.onTerminal.unicodeScalars) == Array(shown.unicodeScalars))
  }
}
