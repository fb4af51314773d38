import GestureModel

/// One sample of JSON, filled key by key in any order.
struct JSONSample {
  enum Time: Hashable {
    case decimal(DecimalText, TimeUnit?)
    /// ISO 8601, in nanoseconds since 1970.
    case calendar(Int64)
  }
  var row = RawRow()
  var time: Time?
  /// A phase told by a number; -1 for none.
  var code = -1
  var trace: [UInt8]?
  var pointer: [UInt8]?
  /// The first thing that is wrong.
  var problem: Diagnostic?

  init(at location: SourceLocation) {
    row.line = location.line
    row.column = Int32(clamping: location.column)
    row.timeColumn = row.column
    row.phaseColumn = row.column
  }

  /// Takes the value of a key.
  ///
  /// - Parameter place: Where it stands; asked only for messages.
  mutating func take(
    _ role: ColumnRole, _ event: JSONCursor.Event, _ text: [UInt8], line: Int, column: Int, place: () -> SourceLocation
  ) {
    // A lift may say null for the place it does not have.
    if event == .null { return }
    switch role {
    case .x: row.x = number(role, event, text, place) ?? .nan
    case .y: row.y = number(role, event, text, place) ?? .nan
    case .time(let unit): takeTime(unit, event, text, line: line, column: column, place)
    case .phase: takePhase(event, text, line: line, column: column, place)
    case .pointer: if event == .string || event == .number { pointer = text }
    case .trace: if event == .string || event == .number { trace = text }
    case .arrival: takeArrival(event, text, place)
    case .session, .intent, .startOffset, .source, .velocity, .pressure: break
    }
  }

  private mutating func takeTime(
    _ unit: TimeUnit?, _ event: JSONCursor.Event, _ text: [UInt8], line: Int, column: Int, _ place: () -> SourceLocation
  ) {
    // Of several times one with a unit is better than one without.
    if time != nil, unit == nil { return }
    if line == row.line { row.timeColumn = Int32(clamping: column) }
    if event == .string, let calendar = CalendarTime.nanoseconds(text, 0, text.count) {
      time = .calendar(calendar)
    } else if event == .number, case .number(let decimal) = DecimalText.read(text, 0, text.count) {
      time = .decimal(decimal, unit)
    } else {
      _ = number(.time(unit), event, text, place)
    }
  }

  private mutating func takeArrival(_ event: JSONCursor.Event, _ text: [UInt8], _ place: () -> SourceLocation) {
    if event == .number, case .number(let decimal) = DecimalText.read(text, 0, text.count),
      let nanoseconds = decimal.scaled(byPowerOfTen: TimeUnit.milliseconds.power)
    {
      row.arrivalNanoseconds = nanoseconds
    } else {
      let isText = event == .number || event == .string
      say("expected a time in ms as 'arrival_ms', found \(isText ? FoundText.quoted(text) : event.words)", place)
    }
  }

  private mutating func takePhase(
    _ event: JSONCursor.Event, _ text: [UInt8], line: Int, column: Int, _ place: () -> SourceLocation
  ) {
    if line == row.line { row.phaseColumn = Int32(clamping: column) }
    if event == .number, let number = Int(String(decoding: text.prefix(20), as: UTF8.self)), number >= 0 {
      code = number
    } else if event == .string, let phase = RowPhase.named(text) {
      row.phase = phase
    } else {
      let found = event == .string || event == .number ? FoundText.quoted(text) : event.words
      say("expected a phase, found \(found)", place, notes: ["known phases: \(RowPhase.knownWords)"])
    }
  }

  private mutating func number(
    _ role: ColumnRole, _ event: JSONCursor.Event, _ text: [UInt8], _ place: () -> SourceLocation
  ) -> Double? {
    if event == .number, case .number(let decimal) = DecimalText.read(text, 0, text.count),
      let value = decimal.double(from: text, 0, text.count)
    {
      return value
    }
    let found =
      switch event {
      case .number, .notFinite, .string: FoundText.quoted(text)
      default: event.words
      }
    say("expected a finite number as '\(role.name)', found \(found)", place)
    return nil
  }

  private mutating func say(_ message: String, _ place: () -> SourceLocation, notes: [String] = []) {
    guard problem == nil else { return }
    problem = Diagnostic(.error, at: place(), message, notes: notes)
  }

  /// Says what is missing once all keys are in.
  mutating func finish(at place: () -> SourceLocation) {
    guard problem == nil else { return }
    if time == nil {
      say("expected a time such as 't_ms' in each sample, found none", place)
    } else if row.x.isNaN || row.y.isNaN, !row.phase.isLift, code < 0 {
      say("expected '\(row.x.isNaN ? "x" : "y")' in each sample, found none", place)
    }
  }
}

/// The keys of samples with their roles: the same few come again and again.
struct JSONKeyCache {
  private var known: [(key: [UInt8], role: ColumnRole?)] = []
  private var expected = 0

  /// The role of a key; `nil` for one that is not read.
  mutating func role(of key: [UInt8]) -> ColumnRole? {
    // Samples repeat their keys in the same order, so the next one is tried first.
    if expected < known.count, known[expected].key == key {
      defer { expected += 1 }
      return known[expected].role
    }
    if let index = known.firstIndex(where: { $0.key == key }) {
      expected = index + 1
      return known[index].role
    }
    let name = String(decoding: key.prefix(65), as: UTF8.self)
    let role = name == ColumnRole.arrival.name ? .arrival : ColumnRole.named(name)?.role
    if known.count < 64 { known.append((key, role)) }
    return role
  }

  mutating func beginSample() { expected = 0 }
}
