import GestureModel

/// Touch events in the order of a file, which need not be that of time, held until all are there.
struct TouchLog {
  struct Event {
    var nanoseconds: Int64
    var finger: Int64
    var name: String
    var phase: RowPhase
    var x = Double.nan
    var y = Double.nan
    var line: Int
    var column: Int

    var row: RawRow {
      var row = RawRow()
      (row.nanoseconds, row.x, row.y, row.line) = (nanoseconds, x, y, line)
      row.column = Int32(clamping: column)
      (row.timeColumn, row.phaseColumn) = (row.column, row.column)
      return row
    }
  }

  private let assembler: TraceAssembler
  private(set) var events: [Event] = []
  private var names: [String: Int64] = [:]
  private var isFull = false

  init(_ assembler: TraceAssembler) { self.assembler = assembler }

  /// The number of the finger of this name.
  mutating func finger(named name: String) -> Int64 {
    if let known = names[name] { return known }
    guard names.count < assembler.options.maximumRememberedNames else { return -1 }
    names[name] = Int64(names.count)
    return Int64(names.count - 1)
  }

  mutating func add(_ event: Event, into queue: inout EventQueue) {
    guard !isFull else { return }
    guard events.count < assembler.options.maximumHeldEvents else {
      isFull = true
      queue.say(
        Diagnostic(
          .error, at: SourceLocation(path: assembler.path, line: event.line),
          "expected at most \(assembler.options.maximumHeldEvents) touch events in one file, found more; "
            + "the rest is left out", notes: ["the limit is ReadingOptions.maximumHeldEvents"]))
      return
    }
    events.append(event)
  }

  /// The events by time, equal times in the order of the file, and how many stood after a later one.
  func sorted() -> (events: [Event], late: Int) {
    var latest = Int64.min
    var late = 0
    for event in events {
      if event.nanoseconds < latest { late += 1 }
      latest = max(latest, event.nanoseconds)
    }
    guard late > 0 else { return (events, 0) }
    let order = events.indices.sorted { (events[$0].nanoseconds, $0) < (events[$1].nanoseconds, $1) }
    return (order.map { events[$0] }, late)
  }

  /// Says how many events had to be moved.
  func tellOrder(_ late: Int, why: String, into queue: inout EventQueue) {
    guard late > 0 else { return }
    queue.say(
      Diagnostic(
        .note, at: SourceLocation(path: assembler.path),
        "\(late) of \(events.count) touch events stand after a later one, \(why); sorted by time"))
  }
}

extension TouchCollector {
  /// Takes an event by its phase.
  mutating func take(_ event: TouchLog.Event, into queue: inout EventQueue) {
    switch event.phase {
    case .began: begin(event.finger, named: event.name, event.row, into: &queue)
    case .moved, .unknown: move(event.finger, named: event.name, event.row, into: &queue)
    case .ended, .cancelled:
      end(event.finger, event.row, cancelled: event.phase == .cancelled, into: &queue)
    case .stationary: break
    }
  }
}
