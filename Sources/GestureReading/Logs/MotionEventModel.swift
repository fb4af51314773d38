import GestureModel

/// `MotionEvent { action=ACTION_MOVE, … }` as Android prints it in logcat.
///
/// - Source: `research/formats.md` 3.11; AOSP `MotionEvent.toString`.
struct MotionEventModel: LineModel {
  static let identifier = "logcat"

  private let assembler: TraceAssembler
  private var collector: TouchCollector
  /// The tag whose lines are read: each listener prints every event in its own coordinates.
  private let tag: [UInt8]?
  private var otherTagged = 0
  private var lost = 0
  private var eventCount = 0

  init(sample: [[UInt8]], assembler: TraceAssembler) {
    self.assembler = assembler
    collector = TouchCollector(assembler)
    collector.labels = [Label(name: "unit", value: "px")]
    var counts: [(tag: [UInt8], count: Int)] = []
    for line in sample {
      guard let tag = MotionEventModel.start(line)?.tag else { continue }
      if let index = counts.firstIndex(where: { $0.tag == tag }) {
        counts[index].count += 1
      } else if counts.count < 256 {
        counts.append((tag, 1))
      }
    }
    let most = counts.map(\.count).max()
    tag = counts.first { $0.count == most }?.tag
  }

  /// The word before `MotionEvent {`, and the cursor behind the brace.
  private static func start(_ line: [UInt8]) -> (tag: [UInt8], cursor: LineCursor)? {
    var cursor = LineCursor(line)
    guard cursor.find("MotionEvent {") else { return nil }
    var probe = cursor
    guard probe.find("eventTime=") else { return nil }
    let before = line[..<(cursor.at - 13)]
    let tag = before.split { $0 == 0x20 || $0 == 0x09 || $0 == UInt8(ascii: ":") }.last ?? []
    return (Array(tag), cursor)
  }

  static func recognises(_ line: [UInt8]) -> Bool { start(line) != nil }

  private static func field(_ name: StaticString, _ cursor: LineCursor) -> LineCursor? {
    var cursor = cursor
    return cursor.find(name) ? cursor : nil
  }

  mutating func take(_ line: [UInt8], number: Int, into queue: inout EventQueue) {
    guard let (tag, cursor) = MotionEventModel.start(line) else { return }
    guard tag == self.tag else {
      otherTagged += 1
      return
    }
    eventCount += 1
    guard let event = MotionEventModel.event(cursor) else {
      queue.say(
        Diagnostic(
          .warning, at: SourceLocation(path: assembler.path, line: number, column: cursor.column),
          "expected action, eventTime and a place for each pointer of a MotionEvent, found "
            + "\(FoundText.quoted(line[cursor.at...])); the line is left out"), kind: "line")
      return
    }
    lost += event.history
    apply(event, line: number, &queue)
  }

  private struct Event {
    var action: String
    /// The pointer's index that came or went.
    var index: Int
    var time: Int64
    var history: Int
    var pointers: [(id: Int64, x: Double, y: Double)] = []
  }

  private static func event(_ cursor: LineCursor) -> Event? {
    guard var action = field("action=", cursor), let time = field("eventTime=", cursor)?.decimalAhead else {
      return nil
    }
    let start = action.at
    while let byte = action.next, byte != UInt8(ascii: ","), byte != UInt8(ascii: "("), byte != UInt8(ascii: " ") {
      action.at += 1
    }
    let word = String(decoding: action.bytes[start..<action.at].prefix(40), as: UTF8.self)
    var index = 0
    if action.take("("), let number = action.whole() { index = Int(clamping: number) }
    // Milliseconds since boot; some builds print nanoseconds. 1e12 ms would be 31 years without a restart.
    guard let nanoseconds = time.scaled(byPowerOfTen: time.approximate >= 1e12 ? 0 : 6) else { return nil }
    var history = 0
    if var field = field("historySize=", cursor), let size = field.whole() { history = Int(clamping: max(size, 0)) }
    var event = Event(action: word, index: index, time: nanoseconds, history: min(history, 10_000))
    var count: Int64 = 1
    if var field = field("pointerCount=", cursor), let told = field.whole() { count = told }
    // Android tracks 16 pointers at most; 32 is ours.
    guard (1...32).contains(count) else { return nil }
    var place = cursor
    for _ in 0..<count {
      guard place.find("id["), place.find("]="), let id = place.whole(), place.find("x["), place.find("]="),
        let x = place.number(), place.find("y["), place.find("]="), let y = place.number()
      else { return nil }
      event.pointers.append((id, x, y))
    }
    return event
  }

  private mutating func apply(_ event: Event, line: Int, _ queue: inout EventQueue) {
    func row(_ pointer: (id: Int64, x: Double, y: Double)) -> RawRow {
      var row = RawRow()
      (row.nanoseconds, row.line, row.x, row.y) = (event.time, line, pointer.x, pointer.y)
      return row
    }
    switch event.action {
    case "ACTION_DOWN", "DOWN", "0":
      collector.begin(event.pointers[0].id, named: String(event.pointers[0].id), row(event.pointers[0]), into: &queue)
    case "ACTION_POINTER_DOWN", "POINTER_DOWN":
      guard event.pointers.indices.contains(event.index) else { return }
      let pointer = event.pointers[event.index]
      collector.begin(pointer.id, named: String(pointer.id), row(pointer), into: &queue)
    case "ACTION_MOVE", "MOVE", "2":
      for pointer in event.pointers {
        collector.move(pointer.id, named: String(pointer.id), row(pointer), into: &queue)
      }
    case "ACTION_POINTER_UP", "POINTER_UP":
      guard event.pointers.indices.contains(event.index) else { return }
      collector.end(event.pointers[event.index].id, row(event.pointers[event.index]), into: &queue)
    case "ACTION_UP", "UP", "1":
      collector.end(event.pointers[0].id, row(event.pointers[0]), into: &queue)
    case "ACTION_CANCEL", "CANCEL", "3":
      for pointer in event.pointers { collector.end(pointer.id, row(pointer), cancelled: true, into: &queue) }
    default: break
    }
  }

  mutating func finish(into queue: inout EventQueue) {
    collector.flush(into: &queue)
    let top = SourceLocation(path: assembler.path)
    if lost > 0 {
      queue.say(
        Diagnostic(
          .warning, at: top,
          "\(lost) samples are lost: the app got them as history (historySize), which the log does not print",
          notes: ["velocities at lift are less sure than on the device; 'adb shell getevent -lt' records all samples"]))
    }
    if otherTagged > 0, let tag {
      queue.say(
        Diagnostic(
          .note, at: top,
          "only the lines of the tag \(FoundText.quoted(tag)) are read, which has the most; \(otherTagged) of others "
            + "show the same events in other coordinates"))
    }
    if collector.touchCount == 0 {
      queue.say(Diagnostic(.error, at: top, "expected touches, found \(eventCount) MotionEvents of other kinds"))
    } else {
      queue.say(
        Diagnostic(
          .note, at: top, "places are pixels of a view and taken as points",
          notes: ["give the scenario in the same pixels; a dp is as many of them as the screen's density says"]))
    }
  }
}

extension LineCursor {
  /// The number that stands here.
  fileprivate var decimalAhead: DecimalText? {
    var cursor = self
    return cursor.decimal()
  }
}
