import GestureTestSupport
import Testing

@testable import GestureReading

@Suite struct EvemuGrammarTests {
  func parse(_ line: String) -> EvdevLine {
    var grammar = EvemuGrammar()
    return grammar.parse(Array(line.utf8))
  }

  @Test func `type and code are hexadecimal, the value is decimal even with zeros before it`() {
    #expect(
      parse("E: 0.000001 0003 0035 0690\t# EV_ABS / ABS_MT_POSITION_X    690")
        == .event(EvdevEvent(nanoseconds: 1000, type: 3, code: 0x35, value: 690)))
    #expect(
      parse("E: 1352020794.138597 0003 0039 -001")
        == .event(EvdevEvent(nanoseconds: 1_352_020_794_138_597_000, type: 3, code: 0x39, value: -1)))
  }

  @Test func `an axis has its range and, in newer files, its units per millimetre`() {
    #expect(
      parse("A: 35 0 32767 0 0 55")
        == .axis(EvdevAxis(code: 0x35, minimum: 0, maximum: 32767, unitsPerMillimetre: 55)))
    #expect(parse("A: 36 1408 4916 0 0") == .axis(EvdevAxis(code: 0x36, minimum: 1408, maximum: 4916)))
    #expect(parse("N: Atmel maXTouch") == .other)
  }

  @Test func `a description alone is refused, with what to do`() {
    let read = ReadText("N: pad\nA: 00 1472 5728 0 0\nA: 01 1408 4916 0 0\n", path: "a.desc")
    #expect(read.complaints.first?.contains("found a device description without any event") == true)
    #expect(read.complaints.first?.contains("cat A.desc A.events") == true)
  }
}
