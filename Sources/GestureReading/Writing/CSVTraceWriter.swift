import GestureModel

/// Traces as rows of our CSV, and what of them the rows cannot hold.
struct CSVTraceWriter {
  /// The header with its line end.
  static let header = "trace,pointer,t_ms,x,y,phase,session,intent,start_offset\n"

  private var names = NameMemory()
  private var last: (session: String?, name: String)?
  private var lost: [(what: String, count: Int, first: String)] = []

  /// The rows of `trace`, or `nil` if it has no samples.
  mutating func rows(of trace: Trace) -> String? {
    let strokes = trace.strokes.map {
      (pointer: $0.pointer, rows: WrittenRow.rows(of: $0, clockOrigin: trace.clockOriginNanoseconds))
    }
    guard strokes.contains(where: { !$0.rows.isEmpty }) else {
      lose("traces that hold a release alone and are left out", trace)
      return nil
    }
    if !trace.labels.isEmpty { lose("labels", trace) }
    if trace.release != nil { lose("releases", trace) }
    if trace.observed != nil { lose("observations of what the device did", trace) }
    if !trace.events.isEmpty { lose("events that an app logged", trace) }
    if trace.strokes.contains(where: { !$0.arrivalNanoseconds.isEmpty || $0.liftArrivalNanoseconds != nil }) {
      lose("times of arrival", trace)
    }
    let name = Self.field(uniqueName(of: trace))
    let tail = ending(of: trace)
    var text = ""
    for stroke in strokes {
      let start = "\(name),\(Self.field(stroke.pointer.isEmpty ? "0" : stroke.pointer)),"
      for row in stroke.rows {
        text += start
        text += ExactText.milliseconds(row.nanoseconds)
        text += ","
        text += row.place.map { "\(ExactText.number($0.x)),\(ExactText.number($0.y))" } ?? ","
        text += ",\(row.phase.word)\(tail)"
      }
    }
    return text
  }

  /// Session, intent and starting offset, which stand in every row.
  private func ending(of trace: Trace) -> String {
    let intent =
      switch trace.intent {
      case nil: ""
      case .next?: "next"
      case .previous?: "previous"
      case .stay?: "stay"
      case .page(let page)?: String(page)
      }
    let offset = trace.startOffset.flatMap { $0.isFinite ? ExactText.number($0) : nil } ?? ""
    return ",\(Self.field(trace.session ?? "")),\(intent),\(offset)\n"
  }

  /// The trace's name; rows tell traces apart by it, so one that was used before gets a number.
  private mutating func uniqueName(of trace: Trace) -> String {
    let base = trace.id.isEmpty ? "trace" : trace.id
    var name = base
    var number = 1
    while isUsed(name, trace.session) {
      number += 1
      name = "\(base) (\(number))"
    }
    if name != trace.id {
      lose("names that other traces have too, or that are empty; a number makes them differ", trace)
    }
    last = (trace.session, name)
    return name
  }

  /// Whether the name was met in the session; from now on it was.
  private mutating func isUsed(_ name: String, _ session: String?) -> Bool {
    let key = NameMemory.key(Array((session ?? "").utf8), Array(name.utf8))
    let wasMet = names.meet(key, line: 1, limit: ReadingOptions().maximumRememberedNames) != nil
    return wasMet || last.map { $0 == (session, name) } ?? false
  }

  private mutating func lose(_ what: String, _ trace: Trace) {
    if let index = lost.firstIndex(where: { $0.what == what }) {
      lost[index].count += 1
    } else {
      lost.append((what, 1, trace.id))
    }
  }

  /// One warning for each kind of loss.
  var losses: [Diagnostic] {
    lost.map { loss in
      let others = loss.count > 1 ? " and \(loss.count - 1) more" : ""
      return Diagnostic(
        .warning, at: nil,
        "CSV has no place for \(loss.what): trace \(FoundText.quoted(loss.first))\(others)",
        notes: ["JSON and NDJSON hold everything"])
    }
  }

  /// A field, in quotes if it holds what would end it, or blanks at its ends.
  static func field(_ text: String) -> String {
    let needsQuotes = text.utf8.contains { [0x22, 0x2C, 0x0A, 0x0D].contains($0) }
    let blanks: [UInt8] = [0x20, 0x09]
    let hasBlankEnds = text.utf8.first.map(blanks.contains) ?? false || text.utf8.last.map(blanks.contains) ?? false
    guard needsQuotes || hasBlankEnds else { return text }
    return "\"" + text.replacingScalars { $0 == "\"" ? "\"\"" : nil } + "\""
  }
}
