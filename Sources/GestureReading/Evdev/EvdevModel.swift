import GestureModel

/// Reads the kernel's input events in one of their spellings.
struct EvdevModel<Grammar: EvdevGrammar>: LineModel {
  static var identifier: String { Grammar.identifier }

  private let assembler: TraceAssembler
  private let numbers: TraceNumbers
  private var grammar = Grammar()
  /// In the order in which devices were met.
  private var machines: [(device: [UInt8], machine: EvdevMachine)] = []
  private var facts: [[UInt8]: EvdevFacts] = [:]
  private var scales: [[UInt8]: EvdevScale] = [:]
  private var lastScaled: [UInt8] = []
  private var device: [UInt8] = []
  private let hasReports: Bool
  private var eventCount = 0
  private var untimedLine: Int?
  private var otherCount = 0

  /// How many devices of one file are told apart; ours.
  private static var maximumDevices: Int { 64 }

  init(sample: [[UInt8]], assembler: TraceAssembler) {
    self.assembler = assembler
    numbers = TraceNumbers(assembler.path)
    var grammar = Grammar()
    var device: [UInt8] = []
    var facts: [[UInt8]: EvdevFacts] = [:]
    for line in sample {
      switch grammar.parse(line) {
      case .event(let event): facts[device, default: EvdevFacts()].take(event)
      case .eventOf(let path, let event): facts[path, default: EvdevFacts()].take(event)
      case .device(let path): device = path
      default: break
      }
    }
    self.facts = facts
    hasReports = facts.values.contains { $0.hasReports }
  }

  mutating func take(_ line: [UInt8], number: Int, into queue: inout EventQueue) {
    switch grammar.parse(line) {
    case .event(let event): take(event, of: device, isNamed: false, line: number, &queue)
    case .eventOf(let path, let event): take(event, of: path, isNamed: true, line: number, &queue)
    case .axis(let axis):
      guard scales[device] != nil || scales.count < Self.maximumDevices else { return }
      scales[device, default: EvdevScale()].take(axis)
      if scales[device]?.y != nil { lastScaled = device }
    case .device(let path):
      device = path
      otherCount += 1
    case .untimed: untimedLine = untimedLine ?? number
    case .other: if !line.isEmpty { otherCount += 1 }
    case .problem(let expected, let found, let column):
      queue.say(
        Diagnostic(
          .warning, at: SourceLocation(path: assembler.path, line: number, column: column),
          "expected \(expected), found \(found); the line is left out"), kind: "line")
    }
  }

  private mutating func take(
    _ event: EvdevEvent, of device: [UInt8], isNamed: Bool, line: Int, _ queue: inout EventQueue
  ) {
    eventCount += 1
    var event = event
    event.line = line
    if let index = machines.firstIndex(where: { $0.device == device }) {
      machines[index].machine.take(event, into: &queue)
    } else if machines.count < Self.maximumDevices {
      var machine = machine(of: device, isNamed: isNamed)
      machine.take(event, into: &queue)
      machines.append((device, machine))
    }
  }

  private func machine(of device: [UInt8], isNamed: Bool) -> EvdevMachine {
    var facts = facts[device] ?? EvdevFacts()
    facts.hasReports = facts.hasReports || hasReports
    // A log of one named device has no path in its lines, while the list of axes before it may have.
    let own = scales[device].flatMap { $0.x == nil || $0.y == nil ? nil : $0 }
    var scale = own ?? (isNamed ? nil : scales[lastScaled]) ?? EvdevScale()
    scale.size = assembler.options.deviceSize
    var collector = TouchCollector(assembler, numbers: numbers)
    if !scale.isComplete { collector.labels.append(Label(name: "unit", value: "device")) }
    var machine = EvdevMachine(path: assembler.path, facts: facts, collector: collector)
    machine.scale = scale
    return machine
  }

  mutating func finish(into queue: inout EventQueue) {
    for index in machines.indices { machines[index].machine.finish(into: &queue) }
    let touching = machines.map(\.machine).filter { $0.collector.touchCount > 0 }
    for machine in touching { tellUnits(machine.scale, &queue) }
    let top = SourceLocation(path: assembler.path)
    if eventCount == 0, let untimedLine {
      queue.say(
        Diagnostic(
          .error, at: SourceLocation(path: assembler.path, line: untimedLine),
          "expected events with times, found events without: no velocity can be told from them",
          notes: [Grammar.timeAdvice]))
    } else if eventCount == 0 {
      queue.say(
        Diagnostic(
          .error, at: top, "expected events of a touch, found a device description without any event",
          notes: ["put it before the events of the same device, and its axis ranges are used: cat A.desc A.events"]))
    } else if touching.isEmpty {
      queue.say(
        Diagnostic(.error, at: top, "expected events of a touch, found \(eventCount) events, none of them of a touch"))
    } else if otherCount > 0, Grammar.tellsOtherLines {
      queue.say(
        Diagnostic(.note, at: top, "\(otherCount) line\(otherCount == 1 ? " is" : "s are") no event and not read"))
    }
  }

  /// Says which units the places are in.
  private func tellUnits(_ scale: EvdevScale, _ queue: inout EventQueue) {
    let top = SourceLocation(path: assembler.path)
    let advice = "give the screen's size in points: --device-size 390x844"
    if scale.isComplete, let size = scale.size {
      let text = "\(size.width.shortText) x \(size.height.shortText)"
      let message = "places are brought from the panel's units to a screen of \(text) pt"
      return queue.say(Diagnostic(.note, at: top, message), kind: "unit", limit: 1)
    }
    guard let x = scale.x, let y = scale.y, x.maximum > x.minimum, y.maximum > y.minimum else {
      var notes = ["put the axis ranges before the events, as 'getevent -lp' prints them, and \(advice)"]
      if scale.size == nil { notes.append("if the panel's units are pixels, nothing has to be done") }
      return queue.say(
        Diagnostic(
          scale.size == nil ? .note : .warning, at: top,
          "places are in units of the panel, whose ranges are not in the file; they are taken as points",
          notes: notes), kind: "unit", limit: 1)
    }
    let ranges = "x \(x.minimum)…\(x.maximum), y \(y.minimum)…\(y.maximum)"
    let isMixed = x.unitsPerMillimetre != y.unitsPerMillimetre && x.unitsPerMillimetre > 0 && y.unitsPerMillimetre > 0
    let density =
      isMixed
      ? "; a millimetre is \(x.unitsPerMillimetre) of them in x and \(y.unitsPerMillimetre) in y, so directions are bent"
      : ""
    queue.say(
      Diagnostic(
        isMixed ? .warning : .note, at: top,
        "places are in units of the panel (\(ranges)) and taken as points\(density)", notes: [advice]),
      kind: isMixed ? "units" : "unit", limit: 1)
  }
}
