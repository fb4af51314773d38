import Testing

@testable import GestureReports

@Suite struct TerminalEscapingTests {
  @Test(
    "Nothing acts on the terminal",
    arguments: [
      ("plain é", "plain é"), ("\u{1B}[31m", "\\u{1B}[31m"), ("a\nb\tc\r", "a\\nb c\\u{D}"),
      ("\u{202E}x", "\\u{202E}x"), ("\u{9B}31m", "\\u{9B}31m"), ("\u{E0041}", "\\u{E0041}"),
    ])
  func shown(text: String, expected: String) {
    #expect(text.onTerminal == expected)
  }

  @Test func `long text loses its middle`() {
    #expect("abcdefghij".shortened(to: 5).unicodeScalars.count == 5)
    #expect("abcdefghij".shortened(to: 5) == "ab…ij")
    #expect("abc".shortened(to: 3) == "abc")
  }
}
