import Testing

@testable import GestureModel

@Suite struct ScalarReplacementTests {
  @Test func `a scalar is replaced wherever it stands, joined with others or not`() {
    let doubled = "a\"b\"\u{301}\u{600}\"".replacingScalars { $0 == "\"" ? "\"\"" : nil }
    #expect(Array(doubled.unicodeScalars) == Array("a\"\"b\"\"\u{301}\u{600}\"\"".unicodeScalars))
  }

  @Test func `without any the text stays`() {
    #expect("abc".replacingScalars { _ in nil } == "abc")
    #expect("".replacingScalars { _ in "x" } == "")
  }
}
