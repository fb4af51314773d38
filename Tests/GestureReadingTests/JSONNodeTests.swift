import GestureModel
import GestureReading
import Testing

@Suite struct JSONNodeTests {
  func parse(_ text: String) throws(Diagnostic) -> JSONNode {
    try JSONNode.parse(bytes: text.utf8, path: "detent.json")
  }

  @Test func `settings may be written as JSON5`() throws {
    let node = try parse(
      """
      // cards
      { scenario: { 'name': "cards\\u00e9\\n", axis: 'it''s'.length, },
      }
      """.replacing("'it''s'.length", with: "'it\\'s'"))
    #expect(node["scenario"]?["name"]?.value == .string("cardsé\n"))
    #expect(node["scenario"]?["axis"]?.value == .string("it's"))
    #expect(node["scenario"]?["name"]?.location == SourceLocation(path: "detent.json", line: 2, column: 23))
  }

  @Test(
    "Numbers of JSON5 are read",
    arguments: [
      ("1", 1), ("-1.5e2", -150), ("+2", 2), (".5", 0.5), ("5.", 5), ("0x1F", 31), ("-0x10", -16), ("0", 0),
      ("Infinity", .infinity), ("-Infinity", -.infinity), ("/* c */ 3 // d", 3), ("1e-7", 1e-7),
    ] as [(String, Double)])
  func number(text: String, expected: Double) throws { #expect(try parse(text).value == .number(expected)) }

  @Test func `not a number is read as such`() throws {
    guard case .number(let value) = try parse("NaN").value else {
      Issue.record("NaN is a number word")
      return
    }
    #expect(value.isNaN)
  }

  @Test(
    "Faults are named where they stand",
    arguments: [
      ("", "1:1: error: expected a value, found an empty file"),
      ("{", "1:2: error: expected a key in quotes or '}', found the end of the input"),
      ("{a: 1, a: 2}", "1:8: error: expected each key once, found 'a' again; it stands on line 1 already"),
      ("[1 2]", "1:4: error: expected ',' or ']', found '2'"),
      ("{a 1}", "1:4: error: expected ':' after the key, found '1'"),
      ("[1,,2]", "1:4: error: expected a value, found ','"),
      ("1 2", "1:3: error: expected the end of the file after the value, found more"),
      ("\n 1e999", "2:2: error: expected a finite number, found '1e999', out of range"),
      ("'é\n'", "1:3: error: expected the string that opens in column 1 to be closed, found the end of the line"),
      ("/* x", "1:1: error: expected the comment that opens here to be closed, found the end of the input"),
      ("01", "1:1: error: expected a value, found '01'"),
      ("\"\\x\"", "1:2: error: expected an escape such as \\n or \\u00e9 in the string, found '\\x'"),
      ("}", "1:1: error: expected a value, found '}'"), ("[}", "1:2: error: expected a value, found '}'"),
      ("#", "1:1: error: expected a value, found '#'"),
    ])
  func faults(text: String, message: String) {
    let error = #expect(throws: Diagnostic.self) { try parse(text) }
    #expect(error?.description == "detent.json:" + message)
  }

  @Test func `nesting is bounded`() throws {
    let deep = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
    #expect(throws: Never.self) { try parse(deep) }
    let error = #expect(throws: Diagnostic.self) { try parse("[" + deep + "]") }
    #expect(error?.location?.column == 65)
    #expect(throws: Diagnostic.self) { try parse(String(repeating: "[", count: 1_000_000)) }
  }

  @Test func `members keep their order, and pairs of surrogates are one scalar`() throws {
    guard case .object(let members) = try parse(#"{"b": null, "a": true, "é": "\ud83d\ude00 \ud83d \udc00"}"#).value
    else {
      Issue.record("an object is an object")
      return
    }
    #expect(members.map(\.key) == ["b", "a", "é"])
    // Half a pair has no meaning of its own and becomes the replacement character.
    #expect(members.last?.value.value == .string("😀 \u{FFFD} \u{FFFD}"))
  }
}
