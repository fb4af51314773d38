import GestureModel

/// Flutter's pointer packets: the engine's `PointerData` or the framework's `PointerEvent`s.
///
/// - Source: `research/formats.md` 3.8; Flutter's `PointerChange`.
struct FlutterPackets: JSONTouchModel {
  static let identifier = "flutter"
  static let wanted: Set<String> = [
    "ts", "events", "timeStamp", "change", "physicalX", "physicalY", "pointerIdentifier", "type", "position", "pointer",
    "device", "dx", "dy", "kind",
  ]

  static func recognises(_ shape: JSONShape) -> Bool {
    ["", "events[]."].contains { prefix in
      shape.has(prefix + "timeStamp", prefix + "change", prefix + "physicalX")
        || (shape.has(prefix + "timeStamp", prefix + "type")
          && shape.hasAny(prefix + "position[]", prefix + "position.dx"))
    }
  }

  private let assembler: TraceAssembler
  private var log: TouchLog
  private var isPhysical = false
  private var eventCount = 0

  init(assembler: TraceAssembler) {
    self.assembler = assembler
    log = TouchLog(assembler)
  }

  mutating func take(_ piece: JSONPiece, into queue: inout EventQueue) {
    if let events = piece["events"]?.elements {
      for event in events { take(event: event, &queue) }
    } else {
      take(event: piece, &queue)
    }
  }

  private static func phase(_ event: JSONPiece) -> RowPhase? {
    if let change = event["change"]?.whole {
      switch change {
      case 0: return .cancelled
      case 4: return .began
      case 5: return .moved
      case 6: return .ended
      default: return nil
      }
    }
    switch event["type"]?.string {
    case "PointerDownEvent", "down": return .began
    case "PointerMoveEvent", "move": return .moved
    case "PointerUpEvent", "up": return .ended
    case "PointerCancelEvent", "cancel": return .cancelled
    default: return nil
    }
  }

  private mutating func take(event: JSONPiece, _ queue: inout EventQueue) {
    eventCount += 1
    guard let phase = FlutterPackets.phase(event) else { return }
    let position = event["position"]
    let x = event["physicalX"]?.number ?? position?.elements?.first?.number ?? position?["dx"]?.number ?? .nan
    let list = position?.elements
    let y =
      event["physicalY"]?.number ?? (list.flatMap { $0.count > 1 ? $0[1].number : nil }) ?? position?["dy"]?.number
      ?? .nan
    if event["physicalX"] != nil { isPhysical = true }
    guard let time = event["timeStamp"]?.nanoseconds(.microseconds), phase.isLift || (!x.isNaN && !y.isNaN) else {
      let place = SourceLocation(path: assembler.path, line: event.line, column: event.column)
      return queue.say(
        Diagnostic(
          .warning, at: place, "expected 'timeStamp' and a place in each event, found none; the event is left out"),
        kind: "event")
    }
    let name = event.first("pointerIdentifier", "pointer")?.name ?? "0"
    log.add(
      TouchLog.Event(
        nanoseconds: time, finger: log.finger(named: name), name: name, phase: phase, x: x, y: y, line: event.line,
        column: event.column), into: &queue)
  }

  mutating func finish(into queue: inout EventQueue) {
    let top = SourceLocation(path: assembler.path)
    guard !log.events.isEmpty else {
      return queue.say(Diagnostic(.error, at: top, "expected touches, found \(eventCount) events of other kinds"))
    }
    var collector = TouchCollector(assembler)
    if isPhysical { collector.labels = [Label(name: "unit", value: "px")] }
    let (events, late) = log.sorted()
    log.tellOrder(late, why: "as packets were delivered late", into: &queue)
    for event in events { collector.take(event, into: &queue) }
    collector.flush(into: &queue)
    if isPhysical {
      queue.say(
        Diagnostic(
          .note, at: top, "places are physical pixels and taken as points: the pixel ratio is not in the file",
          notes: ["give the scenario in the same pixels"]))
    }
  }
}
