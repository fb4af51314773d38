import GestureModel
@testable import GestureReading
import Testing

@Suite struct ColumnMappingTests {
  @Test func `names, numbers and quoted names are told apart`() throws {
    let mapping = try ColumnMapping("t_ms=timestamp, x=2 ,y=\"a,b=c\",phase=,trace=\"3\"")
    #expect(
      mapping.entries == [
        .init(role: .time(.milliseconds), column: "timestamp", isQuoted: false),
        .init(role: .x, column: "2", isQuoted: false), .init(role: .y, column: "a,b=c", isQuoted: true),
        .init(role: .phase, column: "", isQuoted: false), .init(role: .trace, column: "3", isQuoted: true),
      ])
    #expect(mapping.entries[1].index(in: nil, fieldCount: 2) == 1)
    #expect(mapping.entries[1].index(in: nil, fieldCount: 1) == nil)
    #expect(mapping.entries[4].index(in: ["1", "2"], fieldCount: 9) == nil)
  }

  @Test(
    "What cannot be understood is said",
    arguments: [
      ("", "expected columns in --columns, found nothing"), ("x", "expected name=column in --columns, found 'x'"),
      ("tms=1", "expected a known name before = in --columns, found 'tms'"),
      ("x=1,x=2", "expected 'x' once in --columns"), ("t_ms=1,t_s=2", "expected 't' once in --columns"),
    ])
  func refused(text: String, message: String) {
    let error = #expect(throws: Diagnostic.self) { try ColumnMapping(text) }
    #expect(error?.message == message)
  }

  @Test func `a misspelt name gets a suggestion`() {
    let error = #expect(throws: Diagnostic.self) { try ColumnMapping("phse=1") }
    #expect(error?.notes.first == "did you mean 'phase'?")
  }
}
