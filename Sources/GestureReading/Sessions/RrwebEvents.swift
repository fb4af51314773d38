import GestureModel

/// rrweb session replays, as PostHog, Sentry, Highlight and others store them.
///
/// - Source: `research/formats.md` 3.7; rrweb's types and observer.
struct RrwebEvents: JSONTouchModel {
  static let identifier = "rrweb"
  static let wanted: Set<String> = [
    "type", "timestamp", "data", "source", "positions", "x", "y", "timeOffset", "pointerId", "events", "snapshots",
  ]

  static func recognises(_ shape: JSONShape) -> Bool {
    ["", "events[].", "snapshots[]."].contains { prefix in
      shape.has(prefix + "type", prefix + "timestamp", prefix + "data")
        && shape.hasAny(prefix + "data.source", prefix + "data.node", prefix + "data.href")
    }
  }

  private let assembler: TraceAssembler
  private var log: TouchLog
  private var eventCount = 0

  init(assembler: TraceAssembler) {
    self.assembler = assembler
    log = TouchLog(assembler)
  }

  mutating func take(_ piece: JSONPiece, into queue: inout EventQueue) {
    if let list = piece.first("events", "snapshots")?.elements {
      for element in list { event(element, &queue) }
    } else {
      event(piece, &queue)
    }
  }

  private mutating func event(_ piece: JSONPiece, _ queue: inout EventQueue) {
    // 3 is IncrementalSnapshot, its source 6 TouchMove and 2 MouseInteraction.
    guard piece["type"]?.whole == 3, let data = piece["data"] else { return }
    switch data["source"]?.whole {
    case 6:
      for position in data["positions"]?.elements ?? [] {
        let offset = position["timeOffset"]?.nanoseconds(.milliseconds) ?? 0
        add(.moved, position, piece, id: position["pointerId"] ?? data["pointerId"], offset: offset, &queue)
      }
    case 2:
      let phase: RowPhase
      switch data["type"]?.whole {
      case 7: phase = .began
      case 9: phase = .ended
      case 10: phase = .cancelled
      default: return
      }
      add(phase, data, piece, id: data["pointerId"], offset: 0, &queue)
    default: break
    }
  }

  private mutating func add(
    _ phase: RowPhase, _ place: JSONPiece, _ piece: JSONPiece, id: JSONPiece?, offset: Int64,
    _ queue: inout EventQueue
  ) {
    eventCount += 1
    guard let stamp = piece["timestamp"]?.nanoseconds(.milliseconds) else {
      let location = SourceLocation(path: assembler.path, line: piece.line, column: piece.column)
      return queue.say(
        Diagnostic(.warning, at: location, "expected 'timestamp' in each event, found none; the event is left out"),
        kind: "event")
    }
    let (time, overflow) = stamp.addingReportingOverflow(offset)
    let (x, y) = (place["x"]?.number ?? .nan, place["y"]?.number ?? .nan)
    guard !overflow, phase.isLift || (!x.isNaN && !y.isNaN) else { return }
    let name = id?.name ?? "0"
    log.add(
      TouchLog.Event(
        nanoseconds: time, finger: log.finger(named: name), name: name, phase: phase, x: x, y: y, line: place.line,
        column: place.column), into: &queue)
  }

  mutating func finish(into queue: inout EventQueue) {
    let top = SourceLocation(path: assembler.path)
    guard !log.events.isEmpty else {
      return queue.say(
        Diagnostic(
          .error, at: top, "expected touches in the session, found none",
          notes: ["movements of a mouse are no strokes and not read"]))
    }
    let (events, late) = log.sorted()
    log.tellOrder(late, why: "as rrweb sends moves in batches", into: &queue)
    var collector = TouchCollector(assembler)
    var seconds = 0
    let kept = withoutSecondFingers(events, &seconds)
    for event in kept { collector.take(event, into: &queue) }
    collector.flush(into: &queue)
    if seconds > 0 {
      queue.say(
        Diagnostic(
          .warning, at: top,
          "\(seconds) second finger\(seconds == 1 ? "" : "s") landed: rrweb does not tell fingers apart, so both make one "
            + "track"))
    }
    tellRate(kept, &queue)
  }

  /// A touch-down soon after another event of the same finger, before its lift, is a second finger's.
  ///
  /// Later than 500 ms it is a new touch whose forerunner lost its lift, as native scrolling does (formats.md 2, rule 5).
  private func withoutSecondFingers(_ events: [TouchLog.Event], _ seconds: inout Int) -> [TouchLog.Event] {
    var down: [Int64: (count: Int, latest: Int64)] = [:]
    var kept: [TouchLog.Event] = []
    for event in events {
      let state = down[event.finger]
      switch event.phase {
      case .began:
        if let state, clampedDifference(event.nanoseconds, state.latest) <= 500_000_000 {
          seconds += 1
          down[event.finger] = (state.count + 1, event.nanoseconds)
          continue
        }
        down[event.finger] = (1, event.nanoseconds)
      case .ended, .cancelled:
        if let state, state.count > 1 {
          down[event.finger] = (state.count - 1, event.nanoseconds)
          continue
        }
        down[event.finger] = nil
      default: if let state { down[event.finger] = (state.count, event.nanoseconds) }
      }
      kept.append(event)
    }
    return kept
  }

  /// rrweb keeps one place in 50 ms: with fewer than five in the last 100 ms there is no velocity to be trusted.
  private func tellRate(_ events: [TouchLog.Event], _ queue: inout EventQueue) {
    var moves: [Int64: [Int64]] = [:]
    var poor = 0
    var count = 0
    for event in events {
      switch event.phase {
      case .began: moves[event.finger] = []
      case .ended, .cancelled:
        count += 1
        let recent = (moves[event.finger] ?? []).count { clampedDifference(event.nanoseconds, $0) <= 100_000_000 }
        if recent < 5 { poor += 1 }
        moves[event.finger] = nil
      default: moves[event.finger, default: []].append(event.nanoseconds)
      }
    }
    guard poor > 0 else { return }
    queue.say(
      Diagnostic(
        .warning, at: SourceLocation(path: assembler.path),
        "rate too low: \(poor) of \(count) touches have fewer than 5 moves in the last 100 ms, so their release "
          + "velocity cannot be trusted",
        notes: ["session replays thin moves to one in 50 ms; log pointer events with their coalesced samples instead"]))
  }
}
