import GestureModel

/// Log lines of an iOS app with a place: `2015-10-20 00:27:39.934 App[17274:5444145] (97.33,331.00)`, or a printed
/// `UITouch`.
///
/// - Source: `research/formats.md` 3.11.
struct AppleLogModel: LineModel {
  static let identifier = "nslog"

  private let assembler: TraceAssembler
  private let numbers: TraceNumbers
  /// Rows without a phase, cut where the pause is too long.
  private var draft: TraceDraft?
  private var latest: Int64 = 0
  private var collector: TouchCollector
  private var rowCount = 0

  init(sample: [[UInt8]], assembler: TraceAssembler) {
    self.assembler = assembler
    numbers = TraceNumbers(assembler.path)
    collector = TouchCollector(assembler, numbers: numbers)
  }

  private struct Entry {
    var time: Int64
    var x, y: Double
    /// `nil` where only a place is printed.
    var phase: RowPhase?
    /// The touch's address, for printed touches.
    var touch: Int64 = 0
  }

  private static func entry(_ line: [UInt8]) -> Entry? {
    var cursor = LineCursor(line)
    let day = cursor.word()
    guard day.count == 10 else { return nil }
    let clock = cursor.word()
    let stamp = day + [UInt8(ascii: "T")] + clock
    guard let time = CalendarTime.nanoseconds(stamp, 0, stamp.count) else { return nil }
    let process = cursor.word()
    guard process.last == UInt8(ascii: "]"), process.contains(UInt8(ascii: "[")), process.contains(UInt8(ascii: ":"))
    else { return nil }
    var touch = cursor
    if touch.find("<UITouch: 0x") {
      let address = touch.bytes[touch.at...].prefix { LineCursor.hexadecimal([$0]) != nil }
      guard touch.find("phase: ") else { return nil }
      let phase = RowPhase.named(touch.word())
      guard let phase, touch.find("location in window: {"), let x = touch.number(), touch.take(","),
        let y = touch.number()
      else { return nil }
      // The last hexadecimal digits tell touches apart.
      let key = LineCursor.hexadecimal(Array(address.suffix(7))).map(Int64.init) ?? 0
      return Entry(time: time, x: x, y: y, phase: phase, touch: key)
    }
    cursor.skipBlanks()
    while let byte = cursor.next, byte != UInt8(ascii: "("), byte != UInt8(ascii: "{") { cursor.at += 1 }
    guard !cursor.isAtEnd else { return nil }
    cursor.at += 1
    guard let x = cursor.number() else { return nil }
    cursor.skipBlanks()
    guard cursor.take(","), let y = cursor.number() else { return nil }
    return Entry(time: time, x: x, y: y)
  }

  static func recognises(_ line: [UInt8]) -> Bool { entry(line) != nil }

  mutating func take(_ line: [UInt8], number: Int, into queue: inout EventQueue) {
    guard let entry = AppleLogModel.entry(line) else { return }
    rowCount += 1
    var row = RawRow()
    (row.nanoseconds, row.line, row.x, row.y) = (entry.time, number, entry.x, entry.y)
    if let phase = entry.phase {
      switch phase {
      case .began: collector.begin(entry.touch, named: "0", row, into: &queue)
      case .moved, .unknown: collector.move(entry.touch, named: "0", row, into: &queue)
      case .ended, .cancelled:
        collector.end(entry.touch, row, cancelled: phase == .cancelled, into: &queue)
      case .stationary: break
      }
      return
    }
    let gap = Int64(clamping: assembler.options.touchGapMilliseconds).multipliedClamping(by: 1_000_000)
    if clampedDifference(row.nanoseconds, latest) > gap { flush(&queue) }
    latest = row.nanoseconds
    if draft == nil {
      draft = TraceDraft(id: "", location: SourceLocation(path: assembler.path, line: number))
      draft?.session = PathStem.of(assembler.path)
    }
    guard draft?.rows.count ?? 0 < assembler.options.maximumSamplesPerTrace else { return }
    draft?.rows.append(row)
  }

  private mutating func flush(_ queue: inout EventQueue) {
    if let draft { assembler.finishCut(draft, nextID: numbers.next, into: &queue) }
    draft = nil
  }

  mutating func finish(into queue: inout EventQueue) {
    collector.flush(into: &queue)
    flush(&queue)
    let top = SourceLocation(path: assembler.path)
    queue.say(
      Diagnostic(
        .note, at: top, "times are when lines were logged, not when the screen was touched; velocities are less sure",
        notes: ["log UITouch.timestamp as well, and CSV or JSON gives the rest"]))
    if collector.touchCount == 0 {
      queue.say(
        Diagnostic(
          .note, at: top,
          "no phases: a touch begins after a pause of \(assembler.options.touchGapMilliseconds) ms and is closed at its "
            + "last sample, since no lift is told"))
    }
  }
}
