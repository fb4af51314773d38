import Testing

@testable import GestureReports

@Suite struct PaintTests {
  @Test("Lines are as wide as the terminal within reason", arguments: [(nil, 100), (1, 40), (80, 80), (900, 140)])
  func width(columns: Int?, width: Int) {
    #expect(Paint(ReportStyle(columns: columns)).width == width)
  }

  @Test func `without colours nothing is added, and nothing is never painted`() {
    #expect(Paint(isOn: false).bold("a") == "a" && Paint(isOn: false).word(for: .error) == "error")
    #expect(Paint(isOn: true).green("") == "")
    #expect(Paint(isOn: true).word(for: .error) == "\u{1B}[1;31merror\u{1B}[0m")
  }
}
