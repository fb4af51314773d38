import GestureModel

/// PointerEvents and TouchEvents as pages log them, in one list or several, an array or one a line.
///
/// - Source: `research/formats.md` 3.6.
struct BrowserEvents: JSONTouchModel {
  static let identifier = "browser-events"
  static let wanted: Set<String> = [
    "type", "kind", "pointerId", "pointerType", "identifier", "clientX", "clientY", "x", "y", "pageX", "pageY",
    "timeStamp", "t", "time", "timestamp", "coalesced", "coalescedEvents", "touches", "targetTouches", "changedTouches",
    "pointer", "touch", "events", "pointers",
  ]

  static func recognises(_ shape: JSONShape) -> Bool {
    for prefix in ["", "pointer[].", "touch[].", "events[]."] {
      if shape.has(prefix + "type"),
        shape.hasAny(prefix + "pointerType", prefix + "changedTouches", prefix + "coalesced"),
        shape.hasAny(prefix + "timeStamp", prefix + "t", prefix + "time", prefix + "timestamp")
      {
        return true
      }
      if shape.has(prefix + "type", prefix + "timeStamp"), shape.hasAny(prefix + "clientX", prefix + "pageX") {
        return true
      }
    }
    return false
  }

  private let assembler: TraceAssembler
  /// Pointer events, with the coalesced samples in the place of their parents.
  private var pointers: TouchLog
  /// Touch events with lists of touches.
  private var touches: TouchLog
  private var eventCount = 0
  private var coalesced = 0
  private var hasCancel = false
  /// The pointers that are down.
  private var pressed: Set<Int64> = []

  init(assembler: TraceAssembler) {
    self.assembler = assembler
    pointers = TouchLog(assembler)
    touches = TouchLog(assembler)
  }

  mutating func take(_ piece: JSONPiece, into queue: inout EventQueue) {
    guard piece.isObject else { return }
    // An object of lists, such as {"pointer": […], "touch": […]}.
    var isHolder = false
    for key in ["pointer", "touch", "events", "pointers"] {
      guard let list = piece[key]?.elements else { continue }
      isHolder = true
      for element in list { event(element, &queue) }
    }
    if !isHolder { event(piece, &queue) }
  }

  private mutating func event(_ piece: JSONPiece, _ queue: inout EventQueue) {
    guard let type = piece["type"]?.string, let word = BrowserEvents.phase(type) else { return }
    eventCount += 1
    guard let time = BrowserEvents.time(piece) else {
      return say("expected a time such as 'timeStamp' in each event, found none", piece, &queue)
    }
    if type.hasPrefix("touch"), let changed = piece["changedTouches"]?.elements {
      for touch in changed { self.touch(touch, word, time, &queue) }
      return
    }
    let name = piece.first("pointerId", "identifier")?.name ?? "0"
    let finger = pointers.finger(named: name)
    // A mouse moves without being pressed.
    if word == .moved, piece["pointerType"]?.string == "mouse", !pressed.contains(finger) { return }
    if word == .began { pressed.insert(finger) } else if word.isLift { pressed.remove(finger) }
    func row(_ source: JSONPiece, _ phase: RowPhase, _ time: Int64) -> TouchLog.Event {
      let (x, y) = BrowserEvents.place(source)
      return TouchLog.Event(
        nanoseconds: time, finger: finger, name: name, phase: phase, x: x, y: y, line: source.line,
        column: source.column)
    }
    if word == .moved, let parts = piece.first("coalesced", "coalescedEvents")?.elements, !parts.isEmpty {
      // The last of them equals the parent, so they stand in its place.
      coalesced += parts.count - 1
      for part in parts {
        var sample = row(part, .moved, BrowserEvents.time(part) ?? time)
        if sample.x.isNaN || sample.y.isNaN { (sample.x, sample.y) = BrowserEvents.place(piece) }
        append(sample, to: \.pointers, piece, &queue)
      }
      return
    }
    if word == .cancelled { hasCancel = true }
    append(row(piece, word, time), to: \.pointers, piece, &queue)
  }

  private mutating func touch(
    _ touch: JSONPiece, _ phase: RowPhase, _ time: Int64, _ queue: inout EventQueue
  ) {
    let name = touch["identifier"]?.name ?? "0"
    let (x, y) = BrowserEvents.place(touch)
    append(
      TouchLog.Event(
        nanoseconds: time, finger: touches.finger(named: name), name: name, phase: phase, x: x, y: y,
        line: touch.line, column: touch.column), to: \.touches, touch, &queue)
  }

  private mutating func append(
    _ event: TouchLog.Event, to log: WritableKeyPath<BrowserEvents, TouchLog>, _ piece: JSONPiece,
    _ queue: inout EventQueue
  ) {
    guard event.phase.isLift || (!event.x.isNaN && !event.y.isNaN) else {
      return say("expected a place such as 'clientX' and 'clientY', found none", piece, &queue)
    }
    self[keyPath: log].add(event, into: &queue)
  }

  private func say(_ message: String, _ piece: JSONPiece, _ queue: inout EventQueue) {
    let place = SourceLocation(path: assembler.path, line: piece.line, column: piece.column)
    queue.say(Diagnostic(.warning, at: place, message + "; the event is left out"), kind: "event")
  }

  private static func phase(_ type: String) -> RowPhase? {
    guard type.hasPrefix("pointer") || type.hasPrefix("touch") || type.hasPrefix("mouse") else { return nil }
    return RowPhase.named(Array(type.utf8))
  }

  /// All of them are milliseconds in the DOM: since the page's start, or since 1970.
  private static func time(_ piece: JSONPiece) -> Int64? {
    piece.first("timeStamp", "t", "time", "timestamp")?.nanoseconds(.milliseconds)
  }

  private static func place(_ piece: JSONPiece) -> (x: Double, y: Double) {
    (piece.first("clientX", "x", "pageX")?.number ?? .nan, piece.first("clientY", "y", "pageY")?.number ?? .nan)
  }

  mutating func finish(into queue: inout EventQueue) {
    let top = SourceLocation(path: assembler.path)
    guard !pointers.events.isEmpty || !touches.events.isEmpty else {
      return queue.say(
        Diagnostic(.error, at: top, "expected pointer or touch events, found \(eventCount) events without one"))
    }
    // Native scrolling cancels the pointer and goes on with touches; without that, pointers have more samples.
    let usesTouches = !touches.events.isEmpty && (hasCancel || pointers.events.isEmpty)
    if usesTouches, !pointers.events.isEmpty {
      queue.say(
        Diagnostic(
          .note, at: top,
          "pointer events end in pointercancel where the page begins to scroll, while touch events go on: the touch "
            + "events are read"))
    } else if !usesTouches, !touches.events.isEmpty {
      queue.say(
        Diagnostic(
          .note, at: top, "the same touches are logged twice: the pointer events, which have more samples, are read")
      )
    }
    if !usesTouches, coalesced > 0 {
      queue.say(
        Diagnostic(
          .note, at: top,
          "\(coalesced) sample\(coalesced == 1 ? " comes" : "s come") from coalesced events, "
            + "which stand in the place of their parents"))
    }
    let log = usesTouches ? touches : pointers
    let (sorted, late) = log.sorted()
    log.tellOrder(late, why: "as gestures or coalesced samples were logged in another order", into: &queue)
    replay(usesTouches ? sorted : endCancelled(sorted, &queue), &queue)
  }

  /// Keeps the moves after a pointercancel that belong to the same touch, or says that the rest is lost.
  private func endCancelled(_ events: [TouchLog.Event], _ queue: inout EventQueue) -> [TouchLog.Event] {
    guard hasCancel else { return events }
    // What each pointer does next, found from the end.
    var following: [Int64: RowPhase] = [:]
    var next = [RowPhase?](repeating: nil, count: events.count)
    for index in events.indices.reversed() {
      next[index] = following[events[index].finger]
      following[events[index].finger] = events[index].phase
    }
    var result: [TouchLog.Event] = []
    var lost = 0
    var firstLost: TouchLog.Event?
    for (index, event) in events.enumerated() {
      guard event.phase == .cancelled else {
        result.append(event)
        continue
      }
      if next[index] == .moved || next[index] == .ended { continue }
      lost += 1
      firstLost = firstLost ?? event
      var cancelled = event
      // Chromium reports 0,0.
      (cancelled.x, cancelled.y) = (.nan, .nan)
      result.append(cancelled)
    }
    if let firstLost {
      queue.say(
        Diagnostic(
          .warning,
          at: SourceLocation(path: assembler.path, line: firstLost.line, column: firstLost.column),
          "\(lost) touch\(lost == 1 ? " ends" : "es end") in pointercancel, as the browser took the gesture over for "
            + "its own scrolling: the rest of the motion and the lift are not in the file",
          notes: ["log touch events as well, or hold panning off with touch-action: none"]))
    }
    return result
  }

  private func replay(_ events: [TouchLog.Event], _ queue: inout EventQueue) {
    var collector = TouchCollector(assembler)
    for event in events { collector.take(event, into: &queue) }
    collector.flush(into: &queue)
  }
}
