import Testing

@testable import GestureReading

@Suite struct LineCursorTests {
  @Test func `a line is taken apart from left to right`() {
    var cursor = LineCursor(Array(" event7  +8.152s\t0 (0) 80.78/51.21".utf8))
    #expect(String(decoding: cursor.word(), as: UTF8.self) == "event7")
    cursor.skipBlanks()
    let signs = [cursor.take("-"), cursor.take("+")]
    #expect(signs == [false, true])
    #expect(cursor.decimal()?.scaled(byPowerOfTen: 9) == 8_152_000_000)
    let unit = cursor.take("s")
    #expect(unit)
    #expect(cursor.whole() == 0)
    let bracket = cursor.find(") ")
    #expect(bracket)
    #expect(cursor.number() == 80.78)
    #expect(cursor.whole() == nil)
    let slash = cursor.take("/")
    #expect(slash)
    #expect(cursor.number() == 51.21)
    #expect(cursor.isAtEnd)
    let more = cursor.find("x")
    #expect(!more)
  }

  @Test func `hexadecimal words have one to eight digits`() {
    #expect(LineCursor.hexadecimal(Array("ffffFFFF".utf8)) == 0xFFFF_FFFF)
    for word in ["", "123456789", "12g4", "-1"] { #expect(LineCursor.hexadecimal(Array(word.utf8)) == nil) }
  }

  @Test func `a fraction is no whole number, and the cursor stays before it`() {
    var cursor = LineCursor(Array("1.5 7".utf8))
    #expect(cursor.whole() == nil)
    #expect(cursor.number() == 1.5)
    #expect(cursor.whole() == 7)
  }
}
