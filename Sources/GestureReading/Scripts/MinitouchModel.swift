import GestureModel

/// minitouch commands: `d 0 100 200 50`, `m 0 110 200 50`, `u 0`, `c`, `w 16`.
///
/// A script, not a recording: time passes only where it waits.
/// - Source: `research/formats.md` 3.9; openstf/minitouch's README.
struct MinitouchModel: LineModel {
  static let identifier = "minitouch"

  private enum Command {
    case down(Int64, Double, Double)
    case move(Int64, Double, Double)
    case up(Int64)
    case commit
    case wait(Int64)
    case ranges(Int64, Int64)
    case remark
  }

  private let assembler: TraceAssembler
  private var collector: TouchCollector
  private var time: Int64 = 0
  private var pending: [(command: Command, line: Int)] = []
  private var scale = EvdevScale()
  /// Whether the script waits anywhere; one that does not tells no times.
  private let hasWait: Bool

  init(sample: [[UInt8]], assembler: TraceAssembler) {
    self.assembler = assembler
    collector = TouchCollector(assembler)
    scale.size = assembler.options.deviceSize
    collector.labels = [Label(name: "kind", value: "script")]
    hasWait = sample.contains { line in
      if case .wait? = MinitouchModel.command(line) { true } else { false }
    }
  }

  private static func command(_ line: [UInt8]) -> Command? {
    var cursor = LineCursor(line)
    let word = cursor.word()
    guard word.count == 1 else { return nil }
    func isOver() -> Bool {
      var rest = cursor
      rest.skipBlanks()
      return rest.isAtEnd
    }
    switch word[0] {
    case UInt8(ascii: "d"), UInt8(ascii: "m"):
      guard let contact = cursor.whole(), let x = cursor.number(), let y = cursor.number(), cursor.number() != nil,
        isOver()
      else { return nil }
      return word[0] == UInt8(ascii: "d") ? .down(contact, x, y) : .move(contact, x, y)
    case UInt8(ascii: "u"):
      guard let contact = cursor.whole(), isOver() else { return nil }
      return .up(contact)
    case UInt8(ascii: "c"), UInt8(ascii: "r"):
      return isOver() ? (word[0] == UInt8(ascii: "c") ? .commit : .remark) : nil
    case UInt8(ascii: "w"):
      guard let milliseconds = cursor.whole(), milliseconds >= 0, isOver() else { return nil }
      return .wait(milliseconds)
    case UInt8(ascii: "^"):
      guard cursor.whole() != nil, let x = cursor.whole(), let y = cursor.whole(), cursor.whole() != nil else {
        return nil
      }
      return .ranges(x, y)
    case UInt8(ascii: "v"), UInt8(ascii: "$"): return cursor.whole() == nil ? nil : .remark
    default: return nil
    }
  }

  /// Whether the lines are commands, at least one of them a touch-down and one a commit.
  static func recognises(_ lines: [[UInt8]]) -> Bool {
    var hasDown = false
    var hasCommit = false
    for line in lines.prefix(200) where !line.isEmpty && line[0] != UInt8(ascii: "#") {
      switch command(line) {
      case nil: return false
      case .down: hasDown = true
      case .commit: hasCommit = true
      default: break
      }
    }
    return hasDown && hasCommit
  }

  mutating func take(_ line: [UInt8], number: Int, into queue: inout EventQueue) {
    guard hasWait, !line.isEmpty, line[0] != UInt8(ascii: "#") else { return }
    guard let command = MinitouchModel.command(line) else {
      queue.say(
        Diagnostic(
          .warning, at: SourceLocation(path: assembler.path, line: number),
          "expected a command of minitouch, found \(FoundText.quoted(line)); the line is left out"), kind: "line")
      return
    }
    switch command {
    case .wait(let milliseconds):
      time =
        time.addingReportingOverflow(milliseconds.multipliedClamping(by: 1_000_000)).overflow
        ? .max : time + milliseconds.multipliedClamping(by: 1_000_000)
    case .ranges(let x, let y):
      scale.take(EvdevAxis(code: EvdevCode.contactX, minimum: 0, maximum: x))
      scale.take(EvdevAxis(code: EvdevCode.contactY, minimum: 0, maximum: y))
    case .commit: commit(&queue)
    case .remark: break
    default: if pending.count < 4096 { pending.append((command, number)) }
    }
  }

  private mutating func commit(_ queue: inout EventQueue) {
    for (command, line) in pending {
      var row = RawRow()
      (row.nanoseconds, row.line) = (time, line)
      switch command {
      case .down(let contact, let x, let y), .move(let contact, let x, let y):
        (row.x, row.y) = place(x, y)
        if case .down = command {
          collector.begin(contact, named: String(contact), row, into: &queue)
        } else {
          collector.move(contact, named: String(contact), row, into: &queue)
        }
      case .up(let contact): collector.end(contact, row, into: &queue)
      default: break
      }
    }
    pending.removeAll()
  }

  private func place(_ x: Double, _ y: Double) -> (Double, Double) {
    guard scale.isComplete, let whole = Int64(exactly: x), let other = Int64(exactly: y) else { return (x, y) }
    return scale.place(whole, other)
  }

  mutating func finish(into queue: inout EventQueue) {
    let top = SourceLocation(path: assembler.path)
    guard hasWait else {
      return queue.say(
        Diagnostic(
          .error, at: top, "expected waits ('w 16') between the commands, found none: the script tells no times"))
    }
    commit(&queue)
    collector.flush(into: &queue)
    queue.say(ScriptNote.message(at: top))
  }
}

/// What is said of every script.
enum ScriptNote {
  static func message(at place: SourceLocation) -> Diagnostic {
    Diagnostic(
      .note, at: place, "this is a script, not a recording: its times and places are what someone wrote (kind: script)")
  }
}
