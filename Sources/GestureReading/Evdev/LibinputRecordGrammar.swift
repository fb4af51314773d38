/// `libinput record`: YAML whose events are lists such as `- [  0, 123, 3, 53, 7]`.
///
/// Read line by line, so that a record that was cut by hand or quoted in mail is read as well.
/// - Source: `research/formats.md` 3.3.
struct LibinputRecordGrammar: EvdevGrammar {
  static let identifier = "libinput-record"
  static let timeAdvice = "record again: libinput record"

  /// Whether the lines are those below `absinfo:`.
  private var isInAxes = false

  init() {}

  mutating func parse(_ line: [UInt8]) -> EvdevLine {
    var cursor = LineCursor(line)
    LibinputRecordGrammar.skipQuote(&cursor)
    if let event = LibinputRecordGrammar.event(cursor) {
      isInAxes = false
      return event
    }
    if cursor.take("absinfo:") {
      isInAxes = true
      return .other
    }
    if isInAxes {
      guard let code = cursor.whole(), cursor.take(":"), let numbers = LibinputRecordGrammar.list(&cursor),
        numbers.count >= 2
      else {
        if !cursor.isAtEnd, cursor.next != UInt8(ascii: "#") { isInAxes = false }
        return device(cursor)
      }
      return .axis(
        EvdevAxis(
          code: Int(clamping: code), minimum: numbers[0], maximum: numbers[1],
          unitsPerMillimetre: numbers.count > 4 ? numbers[4] : 0))
    }
    return device(cursor)
  }

  private func device(_ cursor: LineCursor) -> EvdevLine {
    var cursor = cursor
    return cursor.take("- node:") ? .device(cursor.word()) : .other
  }

  private static func skipQuote(_ cursor: inout LineCursor) {
    cursor.skipBlanks()
    while cursor.take(">") { cursor.skipBlanks() }
  }

  /// `- [sec, usec, type, code, value]`.
  private static func event(_ start: LineCursor) -> EvdevLine? {
    var cursor = start
    guard cursor.take("-") else { return nil }
    cursor.skipBlanks()
    let column = cursor.column
    guard cursor.next == UInt8(ascii: "[") else { return nil }
    guard let numbers = list(&cursor), numbers.count == 5 else {
      return .problem(
        expected: "five numbers of an event", found: FoundText.quoted(cursor.bytes[start.at...]), column: column)
    }
    let (whole, overflow) = numbers[0].multipliedReportingOverflow(by: 1_000_000_000)
    let (part, overflowed) = numbers[1].multipliedReportingOverflow(by: 1000)
    let (time, tooLong) = whole.addingReportingOverflow(part)
    guard !overflow, !overflowed, !tooLong else {
      return .problem(expected: "a time below 292 years", found: "a later one", column: column)
    }
    return .event(
      EvdevEvent(
        nanoseconds: time, type: Int(clamping: numbers[2]), code: Int(clamping: numbers[3]), value: numbers[4]))
  }

  /// The numbers between brackets.
  private static func list(_ cursor: inout LineCursor) -> [Int64]? {
    cursor.skipBlanks()
    guard cursor.take("[") else { return nil }
    var numbers: [Int64] = []
    while numbers.count < 16 {
      guard let number = cursor.whole() else { return nil }
      numbers.append(number)
      cursor.skipBlanks()
      if cursor.take("]") { return numbers }
      guard cursor.take(",") else { return nil }
    }
    return nil
  }

  static func recognises(_ line: [UInt8]) -> Bool {
    var cursor = LineCursor(line)
    skipQuote(&cursor)
    if case .event? = event(cursor) { return true }
    return cursor.take("- evdev:")
  }
}
