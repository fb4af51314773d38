import Testing

@testable import GestureModel

@Suite struct DiagnosticTests {
  @Test func `a message names its place and gives each piece of advice a line`() {
    let message = Diagnostic(
      .error, at: SourceLocation(path: "Traces/a.csv", line: 17, column: 23), "expected a number, found '12,5'",
      notes: ["write a point for the comma", "or name another column"])
    #expect(
      message.description == """
        Traces/a.csv:17:23: error: expected a number, found '12,5'
        note: write a point for the comma
        note: or name another column
        """)
  }

  @Test func `a message about no file stands alone`() {
    #expect(Diagnostic(.warning, at: nil, "nothing to replay").description == "warning: nothing to replay")
    #expect(SourceLocation(path: "-").description == "-:1:1")
  }

  @Test func `severities are ordered from note to error`() {
    #expect(Severity.allCases.sorted() == [.note, .warning, .error])
    #expect(Severity.note < .error)
    #expect(!(Severity.error < .error))
  }
}
