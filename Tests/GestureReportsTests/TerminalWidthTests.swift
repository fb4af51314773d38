import Testing

@testable import GestureReports

@Suite struct TerminalWidthTests {
  @Test(
    "A text takes as many columns as a terminal gives it",
    arguments: [
      ("", 0), ("round", 5), ("▁▂█", 3), ("漢字", 4), ("한", 2), ("😀", 2), ("e\u{301}", 1),
      ("\u{1B}[1;33m12\u{1B}[0m", 2),
    ])
  func width(text: String, width: Int) { #expect(text.terminalWidth == width) }
}
