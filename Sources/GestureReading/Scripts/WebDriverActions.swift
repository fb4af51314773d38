import GestureModel

/// W3C WebDriver actions: a script of pointer moves with durations, run tick by tick over all sources.
///
/// - Source: W3C WebDriver, "Actions"; `research/formats.md` 3.9.
struct WebDriverActions: JSONTouchModel {
  static let identifier = "webdriver"
  static let wanted: Set<String> = [
    "actions", "type", "id", "parameters", "pointerType", "duration", "x", "y", "origin",
  ]

  static func recognises(_ shape: JSONShape) -> Bool {
    shape.has("actions[].actions[].type") || shape.has("type", "actions[].type", "actions[].duration")
  }

  private let assembler: TraceAssembler
  private var collector: TouchCollector
  private var now: Int64 = 0

  init(assembler: TraceAssembler) {
    self.assembler = assembler
    collector = TouchCollector(assembler)
    collector.labels = [Label(name: "kind", value: "script")]
  }

  private struct Source {
    var number: Int64
    var name: String
    var steps: [JSONPiece]
    var x = 0.0
    var y = 0.0
  }

  mutating func take(_ piece: JSONPiece, into queue: inout EventQueue) {
    guard var list = piece["actions"]?.elements else { return }
    // One source alone, without the object around all of them.
    if piece["type"]?.string == "pointer" { list = [piece] }
    var sources: [Source] = []
    for (index, source) in list.enumerated() where source["actions"] != nil {
      let isPointer = source["type"]?.string == "pointer"
      let steps = source["actions"]?.elements ?? []
      // Keys and wheels still take their ticks.
      let name = source["id"]?.name ?? String(index)
      sources.append(Source(number: isPointer ? Int64(index) : -1, name: name, steps: steps))
    }
    let ticks = sources.map(\.steps.count).max() ?? 0
    for tick in 0..<ticks {
      var events: [(time: Int64, source: Int, step: JSONPiece)] = []
      var longest: Int64 = 0
      for index in sources.indices where tick < sources[index].steps.count {
        let step = sources[index].steps[tick]
        let duration = min(max(step["duration"]?.nanoseconds(.milliseconds) ?? 0, 0), 3_600_000_000_000)
        longest = max(longest, duration)
        let type = step["type"]?.string
        events.append((now + (type == "pointerMove" ? duration : 0), index, step))
      }
      for event in events.sorted(by: { ($0.time, $0.source) < ($1.time, $1.source) }) {
        run(event.step, &sources[event.source], at: event.time, &queue)
      }
      let (sum, overflow) = now.addingReportingOverflow(longest)
      now = overflow ? now : sum
    }
  }

  private mutating func run(
    _ step: JSONPiece, _ source: inout Source, at time: Int64, _ queue: inout EventQueue
  ) {
    guard source.number >= 0 else { return }
    var row = RawRow()
    (row.nanoseconds, row.line) = (time, step.line)
    row.column = Int32(clamping: step.column)
    (row.timeColumn, row.phaseColumn) = (row.column, row.column)
    switch step["type"]?.string {
    case "pointerMove":
      guard let x = step["x"]?.number, let y = step["y"]?.number else { return }
      if step["origin"]?.isObject == true {
        queue.say(
          Diagnostic(
            .warning, at: SourceLocation(path: assembler.path, line: step.line, column: step.column),
            "a move from an element's centre cannot be placed; it is taken as one from the viewport's corner"),
          kind: "origin")
      }
      let isRelative = step["origin"]?.string == "pointer"
      (source.x, source.y) = isRelative ? (source.x + x, source.y + y) : (x, y)
      (row.x, row.y) = (source.x, source.y)
      // A move before the touch-down is a hover.
      if collector.isDown(source.number) {
        collector.move(source.number, named: source.name, row, into: &queue)
      }
    case "pointerDown":
      (row.x, row.y) = (source.x, source.y)
      collector.begin(source.number, named: source.name, row, into: &queue)
    case "pointerUp": collector.end(source.number, row, into: &queue)
    case "pointerCancel": collector.end(source.number, row, cancelled: true, into: &queue)
    default: break
    }
  }

  mutating func finish(into queue: inout EventQueue) {
    collector.flush(into: &queue)
    let top = SourceLocation(path: assembler.path)
    guard collector.touchCount > 0 else {
      return queue.say(Diagnostic(.error, at: top, "expected pointer actions with a pointerDown, found none"))
    }
    queue.say(ScriptNote.message(at: top))
  }
}
