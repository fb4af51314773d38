/// `evtest`: `Event: time 1527639381.053997, type 3 (EV_ABS), code 53 (ABS_MT_POSITION_X), value 136`.
///
/// KOReader's log says the same with colons, in any order, and is read as well.
/// - Source: `research/formats.md` 3.4.
struct EvtestGrammar: EvdevGrammar {
  static let identifier = "evtest"
  static let timeAdvice = "record with evtest, which prints the time of every event"

  /// The axis whose lines `Value`, `Min`, `Max` follow.
  private var axis: EvdevAxis?

  init() {}

  mutating func parse(_ line: [UInt8]) -> EvdevLine {
    var cursor = LineCursor(line)
    if let event = EvtestGrammar.event(line) { return event }
    cursor.skipBlanks()
    if cursor.take("Event code ") {
      axis = cursor.whole().map { EvdevAxis(code: Int(clamping: $0), minimum: 0, maximum: 0) }
      // Only axes have names that begin with ABS; keys have the same numbers.
      if !cursor.find("(ABS_") { axis = nil }
      return .other
    }
    guard var axis else { return .other }
    if cursor.take("Min") {
      axis.minimum = cursor.whole() ?? 0
    } else if cursor.take("Max") {
      axis.maximum = cursor.whole() ?? 0
    } else if cursor.take("Resolution") {
      axis.unitsPerMillimetre = cursor.whole() ?? 0
    } else {
      return .other
    }
    self.axis = axis
    return axis.maximum > axis.minimum ? .axis(axis) : .other
  }

  private static func event(_ line: [UInt8]) -> EvdevLine? {
    var cursor = LineCursor(line)
    let isEvtest = cursor.find("Event: time ")
    if !isEvtest {
      guard cursor.find("type: "), cursor.find("code: ") else { return nil }
    } else {
      // Anything may stand before it, such as a prefix of another log.
      guard let time = cursor.decimal()?.scaled(byPowerOfTen: 9) else {
        return .problem(
          expected: "a time in seconds", found: FoundText.quoted(line[cursor.at...]), column: cursor.column)
      }
      if let code = report(cursor) {
        return .event(EvdevEvent(nanoseconds: time, type: EvdevCode.synchronization, code: code, value: 0))
      }
      guard let event = numbers(cursor, colon: false, time: time) else {
        return .problem(
          expected: "type, code and value of an event", found: FoundText.quoted(line[cursor.at...]),
          column: cursor.column)
      }
      return .event(event)
    }
    cursor.at = 0
    var clock = cursor
    guard clock.find("time: "), let time = clock.decimal()?.scaled(byPowerOfTen: 9) else {
      return numbers(cursor, colon: true, time: 0) == nil ? nil : .untimed
    }
    return numbers(cursor, colon: true, time: time).map { .event($0) }
  }

  /// `-------------- SYN_REPORT ------------`, in older versions `EV_SYN`.
  private static func report(_ cursor: LineCursor) -> Int? {
    var report = cursor
    if report.find("SYN_MT_REPORT") { return EvdevCode.contactReport }
    report = cursor
    if report.find("SYN_DROPPED") { return EvdevCode.dropped }
    report = cursor
    guard report.find("---") else { return nil }
    return EvdevCode.report
  }

  private static func numbers(_ cursor: LineCursor, colon: Bool, time: Int64) -> EvdevEvent? {
    var cursor = cursor
    guard colon ? cursor.find("type: ") : cursor.find("type "), let type = cursor.whole(),
      colon ? cursor.find("code: ") : cursor.find("code "), let code = cursor.whole(),
      colon ? cursor.find("value: ") : cursor.find("value "), let value = cursor.whole()
    else { return nil }
    return EvdevEvent(nanoseconds: time, type: Int(clamping: type), code: Int(clamping: code), value: value)
  }

  static func recognises(_ line: [UInt8]) -> Bool {
    switch event(line) {
    case .event?, .untimed?: true
    default: false
    }
  }
}
