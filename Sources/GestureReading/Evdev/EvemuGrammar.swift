/// evemu: `E: 1352020794.138597 0003 0035 1454`, after a description of the device or without one.
///
/// Type and code are hexadecimal, the value is decimal, padded with zeros in newer files.
/// - Source: `research/formats.md` 3.2; evemu's README.
struct EvemuGrammar: EvdevGrammar {
  static let identifier = "evemu"
  static let timeAdvice = "record with times: evemu-record"

  init() {}

  mutating func parse(_ line: [UInt8]) -> EvdevLine {
    var cursor = LineCursor(line)
    if cursor.take("E: ") {
      let start = cursor.at
      guard let seconds = cursor.decimal(), let time = seconds.scaled(byPowerOfTen: 9) else {
        return .problem(
          expected: "a time in seconds", found: FoundText.quoted(line[start...]), column: cursor.column)
      }
      let type = cursor.word()
      let code = cursor.word()
      let valueColumn = cursor.column + 1
      let rest = cursor.at
      guard type.count == 4, code.count == 4, let typeNumber = LineCursor.hexadecimal(type),
        let codeNumber = LineCursor.hexadecimal(code), let value = cursor.whole()
      else {
        return .problem(
          expected: "type, code and value of an event", found: FoundText.quoted(line[min(rest, line.count)...]),
          column: valueColumn)
      }
      return .event(EvdevEvent(nanoseconds: time, type: Int(typeNumber), code: Int(codeNumber), value: value))
    }
    guard cursor.take("A: "), let code = LineCursor.hexadecimal(cursor.word()), let minimum = cursor.whole(),
      let maximum = cursor.whole()
    else { return .other }
    _ = cursor.whole()
    _ = cursor.whole()
    return .axis(
      EvdevAxis(code: Int(code), minimum: minimum, maximum: maximum, unitsPerMillimetre: cursor.whole() ?? 0))
  }

  static func recognises(_ line: [UInt8]) -> Bool {
    var cursor = LineCursor(line)
    if cursor.take("# EVEMU") { return true }
    if cursor.take("A: ") {
      return LineCursor.hexadecimal(cursor.word()) != nil && cursor.whole() != nil && cursor.whole() != nil
    }
    guard cursor.take("E: "), cursor.decimal() != nil else { return false }
    let (type, code) = (cursor.word(), cursor.word())
    return type.count == 4 && code.count == 4 && LineCursor.hexadecimal(type) != nil
      && LineCursor.hexadecimal(code) != nil && cursor.whole() != nil
  }
}
