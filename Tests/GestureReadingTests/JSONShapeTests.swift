import Testing

@testable import GestureReading

@Suite struct JSONShapeTests {
  @Test("An array and one object a line look the same", arguments: ["[%]", "%"])
  func tops(form: String) {
    let shape = JSONShape(Array(form.replacing("%", with: #"{"a": 1, "b": [{"c": [2]}], "d": {"e": []}}"#).utf8))
    #expect(shape.has("a", "b", "b[].c", "b[].c[]", "d.e"))
    #expect(!shape.has("e"))
    #expect(shape.hasAny("e", "a"))
  }

  @Test func `a text that is cut off shows what came before`() {
    #expect(JSONShape(Array(#"[{"a": {"b": "long te"#.utf8)).has("a.b"))
    #expect(!JSONShape(Array("[[[".utf8)).isNamedLists)
  }
}
