import GestureModel

/// `libinput debug-events`: touches as places, swipes of a touchpad as distances that are added up.
///
/// - Source: `research/formats.md` 3.5.
struct LibinputDebugModel: LineModel {
  static let identifier = "libinput-debug"

  private struct Device {
    var name: [UInt8]
    var touches: TouchCollector
    var swipes: TouchCollector
    var x = 0.0
    var y = 0.0
    var rawX = 0.0
    var rawY = 0.0
  }

  private let assembler: TraceAssembler
  private let numbers: TraceNumbers
  /// In the order in which they were met.
  private var devices: [Device] = []
  private var eventCount = 0

  /// How many devices of one file are told apart; ours.
  private static let maximumDevices = 64

  init(sample: [[UInt8]], assembler: TraceAssembler) {
    self.assembler = assembler
    numbers = TraceNumbers(assembler.path)
  }

  /// An event's kind and time, and the cursor behind them.
  private struct Head {
    var device: [UInt8]
    var kind: String
    var time: Int64
    var rest: LineCursor
  }

  /// `event7  TOUCH_MOTION  +8.152s …`, after any prefix of another program's log.
  private static func head(_ line: [UInt8]) -> Head? {
    var cursor = LineCursor(line)
    guard ["TOUCH_", "GESTURE_SWIPE_", "POINTER_", "GESTURE_"].contains(where: { text in holds(line, text) })
    else { return nil }
    var device: [UInt8] = []
    while !cursor.isAtEnd {
      let word = cursor.word()
      let kind = String(decoding: word.prefix(40), as: UTF8.self)
      guard ["TOUCH_", "GESTURE_", "POINTER_"].contains(where: kind.hasPrefix) else {
        device = word
        continue
      }
      cursor.skipBlanks()
      guard cursor.take("+"), let time = cursor.decimal()?.scaled(byPowerOfTen: 9), cursor.take("s") else { return nil }
      // A hyphen in front says that the device is another one than in the line before.
      if device.first == UInt8(ascii: "-") { device.removeFirst() }
      return Head(device: device, kind: kind, time: time, rest: cursor)
    }
    return nil
  }

  private static func holds(_ line: [UInt8], _ text: StaticString) -> Bool {
    var cursor = LineCursor(line)
    return cursor.find(text)
  }

  static func recognises(_ line: [UInt8]) -> Bool { head(line) != nil }

  mutating func take(_ line: [UInt8], number: Int, into queue: inout EventQueue) {
    guard let head = LibinputDebugModel.head(line) else { return }
    eventCount += 1
    guard head.kind.hasPrefix("TOUCH_") || head.kind.hasPrefix("GESTURE_SWIPE_"), let index = device(head.device)
    else { return }
    var row = RawRow()
    row.line = number
    row.nanoseconds = head.time
    if head.kind.hasPrefix("TOUCH_") {
      touch(head, row, index, &queue)
    } else {
      swipe(head, row, index, &queue)
    }
  }

  private mutating func device(_ name: [UInt8]) -> Int? {
    if let known = devices.firstIndex(where: { $0.name == name }) { return known }
    guard devices.count < LibinputDebugModel.maximumDevices else { return nil }
    var touches = TouchCollector(assembler, numbers: numbers)
    if assembler.options.deviceSize == nil { touches.labels = [Label(name: "unit", value: "mm")] }
    devices.append(
      Device(name: name, touches: touches, swipes: TouchCollector(assembler, numbers: numbers)))
    return devices.count - 1
  }

  private mutating func touch(_ head: Head, _ row: RawRow, _ index: Int, _ queue: inout EventQueue) {
    var cursor = head.rest
    switch head.kind {
    case "TOUCH_DOWN", "TOUCH_MOTION":
      // slot (seat slot) percent/percent (mm/mm)
      guard let slot = cursor.whole(), cursor.find(")"), let percentX = cursor.number(), cursor.take("/"),
        let percentY = cursor.number(), cursor.find("("), let x = cursor.number(), cursor.take("/"),
        let y = cursor.number()
      else { return malformed(head, row.line, &queue) }
      var row = row
      if let size = assembler.options.deviceSize {
        (row.x, row.y) = (percentX / 100 * size.width, percentY / 100 * size.height)
      } else {
        (row.x, row.y) = (x, y)
      }
      if head.kind == "TOUCH_DOWN" {
        devices[index].touches.begin(slot, named: String(slot), row, into: &queue)
      } else {
        devices[index].touches.move(slot, named: String(slot), row, into: &queue)
      }
    case "TOUCH_UP", "TOUCH_CANCEL":
      guard let slot = cursor.whole() else { return malformed(head, row.line, &queue) }
      devices[index].touches.end(slot, row, cancelled: head.kind == "TOUCH_CANCEL", into: &queue)
    default: break
    }
  }

  private mutating func swipe(_ head: Head, _ row: RawRow, _ index: Int, _ queue: inout EventQueue) {
    var cursor = head.rest
    var row = row
    guard let fingers = cursor.whole() else { return malformed(head, row.line, &queue) }
    switch head.kind {
    case "GESTURE_SWIPE_BEGIN":
      (devices[index].x, devices[index].y, devices[index].rawX, devices[index].rawY) = (0, 0, 0, 0)
      (row.x, row.y) = (0, 0)
      devices[index].swipes.begin(0, named: "0", row, into: &queue)
      label(index, fingers)
    case "GESTURE_SWIPE_UPDATE":
      guard let x = cursor.number(), cursor.take("/"), let y = cursor.number() else {
        return malformed(head, row.line, &queue)
      }
      if cursor.find("("), let rawX = cursor.number(), cursor.take("/"), let rawY = cursor.number() {
        devices[index].rawX += rawX
        devices[index].rawY += rawY
      }
      devices[index].x += x
      devices[index].y += y
      (row.x, row.y) = (devices[index].x, devices[index].y)
      label(index, fingers)
      devices[index].swipes.move(0, named: "0", row, into: &queue)
    case "GESTURE_SWIPE_END":
      let isCancelled = LibinputDebugModel.holds(cursor.bytes, "cancelled")
      label(index, fingers)
      devices[index].swipes.end(0, row, cancelled: isCancelled, into: &queue)
    default: break
    }
  }

  private mutating func label(_ index: Int, _ fingers: Int64) {
    let raw = "\(devices[index].rawX.trimmedText(2)), \(devices[index].rawY.trimmedText(2))"
    devices[index].swipes.labels = [
      Label(name: "kind", value: "delta"), Label(name: "fingers", value: String(fingers)),
      Label(name: "unaccelerated_travel", value: raw),
    ]
  }

  private func malformed(_ head: Head, _ line: Int, _ queue: inout EventQueue) {
    queue.say(
      Diagnostic(
        .warning, at: SourceLocation(path: assembler.path, line: line, column: head.rest.column),
        "expected the values of \(head.kind), found \(FoundText.quoted(head.rest.bytes[head.rest.at...])); "
          + "the line is left out"), kind: "line")
  }

  mutating func finish(into queue: inout EventQueue) {
    for index in devices.indices {
      devices[index].touches.flush(into: &queue)
      devices[index].swipes.flush(into: &queue)
    }
    let top = SourceLocation(path: assembler.path)
    let touches = devices.reduce(0) { $0 + $1.touches.touchCount }
    let swipes = devices.reduce(0) { $0 + $1.swipes.touchCount }
    if touches > 0, assembler.options.deviceSize == nil {
      queue.say(
        Diagnostic(
          .note, at: top, "places are millimetres on the device and taken as points",
          notes: ["give the screen's size in points: --device-size 390x844"]))
    }
    if swipes > 0 {
      queue.say(
        Diagnostic(
          .note, at: top,
          "swipes of a touchpad tell distances, not places: the accelerated ones, which apps get, are added up from 0,0"
        ))
    }
    if touches + swipes == 0 {
      queue.say(
        Diagnostic(.error, at: top, "expected touches or swipes, found \(eventCount) events of other kinds"))
    }
  }
}
