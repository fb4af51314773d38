/// One event of the kernel's input layer, however its line spells it.
struct EvdevEvent: Hashable {
  /// The file's own time.
  var nanoseconds: Int64
  var type: Int
  /// -1 for a name that has no meaning here.
  var code: Int
  var value: Int64
  var line = 1
}

/// The few types and codes that touches are made of.
///
/// - Source: Linux `include/uapi/linux/input-event-codes.h`.
enum EvdevCode {
  static let synchronization = 0
  static let key = 1
  static let absolute = 3

  static let report = 0
  static let contactReport = 2
  static let dropped = 3

  static let x = 0x00
  static let y = 0x01
  static let slot = 0x2F
  static let contactX = 0x35
  static let contactY = 0x36
  static let trackingID = 0x39
  static let touchButton = 0x14A

  /// The type that a word such as `EV_ABS` stands for; -1 for one that is not needed, `nil` if it is no type.
  static func type(named word: [UInt8]) -> Int? {
    guard word.starts(with: Array("EV_".utf8)) else { return nil }
    switch String(decoding: word.prefix(16), as: UTF8.self) {
    case "EV_SYN": return synchronization
    case "EV_KEY": return key
    case "EV_ABS": return absolute
    default: return -1
    }
  }

  /// The code that a word such as `ABS_MT_SLOT` stands for; -1 for any other word.
  static func code(named word: [UInt8]) -> Int {
    switch String(decoding: word.prefix(32), as: UTF8.self) {
    case "SYN_REPORT": report
    case "SYN_MT_REPORT": contactReport
    case "SYN_DROPPED": dropped
    case "ABS_X": x
    case "ABS_Y": y
    case "ABS_MT_SLOT": slot
    case "ABS_MT_POSITION_X": contactX
    case "ABS_MT_POSITION_Y": contactY
    case "ABS_MT_TRACKING_ID": trackingID
    case "BTN_TOUCH": touchButton
    default: -1
    }
  }
}

/// What an axis of a device can say.
struct EvdevAxis: Hashable {
  var code: Int
  var minimum: Int64
  var maximum: Int64
  /// 0 if it is not known.
  var unitsPerMillimetre: Int64 = 0
}

/// What one line of a kernel log says.
enum EvdevLine: Hashable {
  case event(EvdevEvent)
  case axis(EvdevAxis)
  /// The events from here on come from this device.
  case device([UInt8])
  /// An event of a device that its line names.
  case eventOf([UInt8], EvdevEvent)
  /// An event without a time.
  case untimed
  /// Nothing to read: a comment, a description, a prompt.
  case other
  /// An event that cannot be read: what was expected, what was found, and in which column.
  case problem(expected: String, found: String, column: Int)
}

/// How one kind of kernel log spells its lines.
protocol EvdevGrammar: Sendable {
  static var identifier: String { get }
  /// How to record with times, for a file that has none.
  static var timeAdvice: String { get }
  /// Whether lines that are no events are worth a word; descriptions of devices are not.
  static var tellsOtherLines: Bool { get }
  init()
  mutating func parse(_ line: [UInt8]) -> EvdevLine
  /// Whether a line can belong to no other kind of file.
  static func recognises(_ line: [UInt8]) -> Bool
}

extension EvdevGrammar {
  static var tellsOtherLines: Bool { false }
}
