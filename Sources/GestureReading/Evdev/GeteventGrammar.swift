/// Android's `getevent`: `[   53890.813990] /dev/input/event2: EV_ABS ABS_MT_POSITION_X 000001be`.
///
/// Words or numbers, with the device or without, seconds since boot (`-t`) or local time (`-T`), a rate (`-r`), and
/// before it all what `-p` prints of axes.
/// - Source: `research/formats.md` 3.1; AOSP `toolbox/getevent.c`.
struct GeteventGrammar: EvdevGrammar {
  static let identifier = "getevent"
  static let timeAdvice = "record with times: adb shell getevent -lt"

  static let tellsOtherLines = true

  init() {}

  mutating func parse(_ line: [UInt8]) -> EvdevLine {
    var cursor = LineCursor(line)
    guard let bracket = line.prefix(16).firstIndex(of: UInt8(ascii: "[")) else { return withoutTime(line) }
    // A key that was pressed while recording is echoed before the first bracket.
    cursor.at = bracket + 1
    cursor.skipBlanks()
    let start = cursor.at
    guard let end = line[start...].firstIndex(of: UInt8(ascii: "]")), end - start <= 40 else { return .other }
    guard let time = GeteventGrammar.time(line, start, end) else {
      return .other
    }
    cursor.at = end + 1
    let (device, words) = GeteventGrammar.words(&cursor)
    guard words.count >= 3 else {
      return words.isEmpty
        ? .other
        : .problem(
          expected: "type, code and value of an event", found: FoundText.quoted(line[(end + 1)...]),
          column: cursor.column)
    }
    guard let type = GeteventGrammar.type(words[0]) else { return .other }
    let event: EvdevEvent
    if type.isWord {
      guard let value = GeteventGrammar.value(words[2], code: words[1]) else {
        return type.number < 0 ? .other : GeteventGrammar.badValue(words[2], cursor)
      }
      event = EvdevEvent(
        nanoseconds: time, type: type.number, code: EvdevCode.code(named: words[1]), value: value)
    } else {
      guard let code = LineCursor.hexadecimal(words[1]) else { return .other }
      guard let value = GeteventGrammar.value(words[2], code: words[1]) else {
        return GeteventGrammar.badValue(words[2], cursor)
      }
      event = EvdevEvent(nanoseconds: time, type: type.number, code: Int(code), value: value)
    }
    return device.isEmpty ? .event(event) : .eventOf(device, event)
  }

  private static func badValue(_ word: [UInt8], _ cursor: LineCursor) -> EvdevLine {
    .problem(
      expected: "a hexadecimal value", found: FoundText.quoted(word), column: max(cursor.column - word.count, 1))
  }

  private static func time(_ line: [UInt8], _ start: Int, _ end: Int) -> Int64? {
    if case .number(let decimal) = DecimalText.read(line, start, end) { return decimal.scaled(byPowerOfTen: 9) }
    return CalendarTime.nanoseconds(line, start, end)
  }

  /// The device's path, if there is one, and up to four words.
  private static func words(_ cursor: inout LineCursor) -> (device: [UInt8], words: [[UInt8]]) {
    var device: [UInt8] = []
    var words: [[UInt8]] = []
    while words.count < 4 {
      var word = cursor.word()
      if word.isEmpty { break }
      if words.isEmpty, word.first == UInt8(ascii: "/"), word.last == UInt8(ascii: ":") {
        word.removeLast()
        device = word
      } else {
        words.append(word)
      }
    }
    return (device, words)
  }

  private static func type(_ word: [UInt8]) -> (number: Int, isWord: Bool)? {
    if let type = EvdevCode.type(named: word) { return (type, true) }
    guard word.count == 4, let number = LineCursor.hexadecimal(word) else { return nil }
    return (Int(number), false)
  }

  /// Values are 32 bits in two's complement; those of keys and tools may be words.
  private static func value(_ word: [UInt8], code: [UInt8]) -> Int64? {
    if let bits = LineCursor.hexadecimal(word) { return Int64(Int32(bitPattern: bits)) }
    switch String(decoding: word.prefix(32), as: UTF8.self) {
    case "DOWN": return 1
    case "UP": return 0
    case "REPEAT": return 2
    case let text: return text.hasPrefix("MT_TOOL") ? 0 : nil
    }
  }

  private mutating func withoutTime(_ line: [UInt8]) -> EvdevLine {
    var cursor = LineCursor(line)
    if let axis = GeteventGrammar.axis(line) { return .axis(axis) }
    cursor.skipBlanks()
    if cursor.take("add device ") {
      guard cursor.find(": ") else { return .other }
      return .device(cursor.word())
    }
    cursor = LineCursor(line)
    let (_, words) = GeteventGrammar.words(&cursor)
    guard words.count == 3 || words.count == 4, let type = GeteventGrammar.type(words[0]) else { return .other }
    let isEvent =
      type.isWord || (words[1].count == 4 && words[2].count == 8 && LineCursor.hexadecimal(words[1]) != nil)
    return isEvent && GeteventGrammar.value(words[2], code: words[1]) != nil ? .untimed : .other
  }

  /// `ABS_MT_POSITION_X : value 0, min 0, max 1079, fuzz 0, flat 0, resolution 0`, as `getevent -p` prints it.
  private static func axis(_ line: [UInt8]) -> EvdevAxis? {
    var cursor = LineCursor(line)
    guard cursor.find(": value ") else { return nil }
    let head = line[..<(cursor.at - 8)].split(whereSeparator: { $0 == 0x20 || $0 == 0x09 || $0 == UInt8(ascii: ":") })
    guard let name = head.last.map(Array.init), cursor.find("min "), let minimum = cursor.whole(),
      cursor.find("max "), let maximum = cursor.whole()
    else { return nil }
    let code = name.count == 4 ? LineCursor.hexadecimal(name).map(Int.init) : EvdevCode.code(named: name)
    let resolution = cursor.find("resolution ") ? cursor.whole() ?? 0 : 0
    return code.map {
      EvdevAxis(code: $0, minimum: minimum, maximum: maximum, unitsPerMillimetre: resolution)
    }
  }

  static func recognises(_ line: [UInt8]) -> Bool {
    var grammar = GeteventGrammar()
    switch grammar.parse(line) {
    case .event, .eventOf, .untimed: return true
    default: return false
    }
  }
}
