import GestureModel

/// Reads traces from JSON: one object, an array, `{"traces": […]}`, one object a line, or samples alone.
///
/// - Source: `DESIGN.md` 4 for our own keys; those of samples have the synonyms of delimited text.
final class JSONTraceReader: FormatReader {
  static let identifier = "json"

  private enum Level {
    case top
    /// Inside an array at the top.
    case array
    /// Inside the array of the key `traces`.
    case traces
    /// Behind that array, inside the object that holds it.
    case outerObject
  }

  let path: String
  let options: ReadingOptions
  var cursor: JSONCursor
  var keys = JSONKeyCache()
  private let assembler: TraceAssembler
  private var units: JSONUnits
  private var level = Level.top
  private var isOver = false
  /// Samples that stand outside any trace.
  private var loose: JSONDraft?
  private var looseName: [UInt8]?
  private var traceCount = 0
  private var valueCount = 0
  private var errorCount = 0
  private var topLocation: SourceLocation
  private var ignored: [String] = []
  private var ignoredLocation: SourceLocation?

  init(_ input: BlockBuffer, path: String, options: ReadingOptions) {
    self.path = path
    self.options = options
    cursor = JSONCursor(input, path: path, dialect: .strict, options: options)
    assembler = TraceAssembler(path: path, format: JSONTraceReader.identifier, options: options)
    units = JSONUnits(options: options)
    topLocation = SourceLocation(path: path)
  }

  func step(into queue: inout EventQueue) -> Bool {
    while queue.isEmpty, !isOver {
      do {
        try advance(&queue)
      } catch {
        recover(from: error, &queue)
      }
    }
    return !isOver
  }

  /// A fault of grammar ends the input, unless each line holds a value of its own.
  private func recover(from error: Diagnostic, _ queue: inout EventQueue) {
    errorCount += 1
    queue.say(error, kind: "grammar", limit: 1000)
    let isOneLine = topLocation.line == error.location?.line && topLocation.column == 1
    if level == .top, isOneLine, cursor.resumeOnNextLine() { return }
    loose = nil
    finishInput(&queue)
  }

  private func advance(_ queue: inout EventQueue) throws(Diagnostic) {
    let event = try cursor.next()
    if level == .top { topLocation = cursor.location }
    switch (level, event) {
    case (.top, .end):
      finishLoose(&queue)
      finishInput(&queue)
    case (.top, .beginArray): level = .array
    case (.array, .endArray):
      finishLoose(&queue)
      level = .top
    case (.traces, .endArray): level = .outerObject
    case (.outerObject, .endObject): level = .top
    case (.outerObject, .key):
      ignore(String(decoding: cursor.text.prefix(200), as: UTF8.self), cursor.location)
      try cursor.skip(try cursor.next())
    case (_, .beginObject): try readObject(&queue)
    default:
      let place = cursor.location
      try cursor.skip(event)
      say(Diagnostic(.error, at: place, "expected a trace, which is an object, found \(event.words)"), &queue)
    }
  }

  private func say(_ diagnostic: Diagnostic, _ queue: inout EventQueue) {
    errorCount += 1
    queue.say(diagnostic, kind: "value", limit: 1000)
  }

  private func finishInput(_ queue: inout EventQueue) {
    isOver = true
    if !ignored.isEmpty {
      let isOne = ignored.count == 1
      let shown = ignored.map { FoundText.quoted($0) }.joined(separator: ", ")
      queue.say(
        Diagnostic(.note, at: ignoredLocation, "key\(isOne ? "" : "s") \(shown) \(isOne ? "is" : "are") not read"))
    }
    if valueCount == 0, errorCount == 0 {
      queue.say(Diagnostic(.warning, at: SourceLocation(path: path), "expected at least one trace, found no trace"))
    }
    queue.sayWhatWasCounted()
  }

  /// Keeps the name of a key that is not read, for one note at the end; at most 20 of them.
  func ignore(_ key: String, _ location: SourceLocation) {
    guard ignored.count < 20, !ignored.contains(key) else { return }
    ignored.append(key)
    ignoredLocation = ignoredLocation ?? location
  }

  // MARK: Objects

  /// Reads an object that may be a trace, a sample, or the holder of `traces`.
  private func readObject(_ queue: inout EventQueue) throws(Diagnostic) {
    valueCount += 1
    var draft = JSONDraft(at: cursor.location)
    while try cursor.next() == .key {
      let key = String(decoding: cursor.text.prefix(options.maximumNameLength * 4), as: UTF8.self)
      let place = cursor.location
      if draft.keys.contains(key) {
        report(
          Diagnostic(.error, at: place, "expected each key once, found \(FoundText.quoted(key)) again"), &draft, &queue)
      }
      if draft.keys.count < 64 { draft.keys.append(key) }
      let event = try cursor.next()
      if key == "traces", event == .beginArray, level == .top {
        for earlier in draft.keys where earlier != key { ignore(earlier, place) }
        level = .traces
        valueCount -= 1
        return
      }
      try readMember(key, event, place, &draft, &queue)
    }
    if draft.hasSamples || draft.draft.release != nil {
      if level == .top { finishLoose(&queue) }
      finishTrace(&draft, &queue)
    } else if draft.looksLikeSample, level != .traces {
      takeLoose(draft, &queue)
    } else if draft.errors == 0 {
      let found = draft.keys.prefix(12).map { FoundText.quoted($0) }.joined(separator: ", ")
      say(
        Diagnostic(
          .error, at: draft.draft.location,
          "expected a trace with 'samples' or 'release', found "
            + (found.isEmpty ? "an empty object" : "the key\(draft.keys.count == 1 ? "" : "s") \(found)")), &queue)
    }
  }

  private func readMember(
    _ key: String, _ event: JSONCursor.Event, _ place: SourceLocation, _ draft: inout JSONDraft,
    _ queue: inout EventQueue
  ) throws(Diagnostic) {
    switch (key, event) {
    case ("samples", .beginArray):
      draft.hasSamples = true
      while true {
        let element = try cursor.next()
        if element == .endArray { break }
        try readSample(element, &draft, &queue)
      }
    case ("release", .beginObject): try readRelease(at: place, &draft, &queue)
    case ("observed", .beginObject): try readObserved(&draft, &queue)
    case ("events", .beginArray): try readEvents(&draft, &queue)
    case ("intent", .beginObject): try readIntent(&draft, &queue)
    case ("labels", .beginObject), ("device", .beginObject): try readLabels(key, &draft)
    case ("samples", _), ("release", _), ("observed", _), ("labels", _), ("events", _):
      if event == .null { return }
      let location = cursor.location
      let expected = key == "samples" || key == "events" ? "an array" : "an object"
      try cursor.skip(event)
      draft.hasSamples = draft.hasSamples || key == "samples"
      report(Diagnostic(.error, at: location, "expected \(expected) as '\(key)', found \(event.words)"), &draft, &queue)
    case (_, .beginObject), (_, .beginArray):
      try cursor.skip(event)
      ignore(key, place)
    default:
      guard draft.scalars.count < 64, event != .null else { return }
      draft.scalars.append(JSONDraft.Scalar(key: key, event: event, text: cursor.text, location: cursor.location))
    }
  }

  /// Names a fault up to the limit; the first says what it costs.
  func report(_ diagnostic: Diagnostic, _ draft: inout JSONDraft, _ queue: inout EventQueue) {
    draft.errors += 1
    errorCount += 1
    draft.draft.rows.removeAll()
    draft.times.removeAll()
    draft.codes.removeAll()
    guard draft.errors <= options.maximumErrorsPerTrace else { return }
    var diagnostic = diagnostic
    if draft.errors == 1 {
      diagnostic.message += "; the trace that begins on line \(draft.draft.location.line) is left out"
    }
    queue.say(diagnostic, kind: "trace", limit: 1000)
  }

  // MARK: Samples

  private func readSample(
    _ event: JSONCursor.Event, _ draft: inout JSONDraft, _ queue: inout EventQueue
  ) throws(Diagnostic) {
    let place = cursor.location
    guard event == .beginObject else {
      try cursor.skip(event)
      report(
        Diagnostic(
          .error, at: place, "expected a sample such as {\"t_ms\": 0, \"x\": 1, \"y\": 2}, found \(event.words)"),
        &draft, &queue)
      return
    }
    var sample = JSONSample(at: place)
    keys.beginSample()
    while try cursor.next() == .key {
      let role = keys.role(of: cursor.text)
      if role == nil { ignore(String(decoding: cursor.text.prefix(200), as: UTF8.self), cursor.location) }
      let value = try cursor.next()
      if let role {
        sample.take(role, value, cursor.text, line: cursor.line, column: cursor.column) { cursor.location }
      }
      try cursor.skip(value)
    }
    add(&sample, to: &draft, &queue)
  }

  private func add(_ sample: inout JSONSample, to draft: inout JSONDraft, _ queue: inout EventQueue) {
    let place = SourceLocation(path: path, line: sample.row.line, column: Int(sample.row.column))
    sample.finish { place }
    units.take(&sample, at: place)
    if var problem = sample.problem {
      guard options.badRows == .leaveOutRow else { return report(problem, &draft, &queue) }
      problem.severity = .warning
      problem.message += "; the sample is left out"
      return queue.say(problem, kind: "row")
    }
    if sample.row.phase == .stationary {
      let message = "stationary samples bring no new place and are not read"
      return queue.say(Diagnostic(.note, at: place, message), kind: "stationary", limit: 1)
    }
    guard draft.errors == 0 else { return }
    guard draft.draft.rows.count < options.maximumSamplesPerTrace else {
      let message = "expected at most \(options.maximumSamplesPerTrace) samples in one trace, found more"
      return report(
        Diagnostic(.error, at: place, message, notes: ["the limit is ReadingOptions.maximumSamplesPerTrace"]), &draft,
        &queue)
    }
    let pointer = sample.pointer ?? [0x30]
    sample.row.pointer = draft.draft.pointer(named: FieldRange(start: 0, end: pointer.count), in: pointer)
    draft.draft.rows.append(sample.row)
    if case .decimal(let decimal, nil) = sample.time { draft.times.append(decimal) }
    if sample.code >= 0 || !draft.codes.isEmpty {
      while draft.codes.count < draft.draft.rows.count - 1 { draft.codes.append(-1) }
      draft.codes.append(sample.code)
    }
  }

  /// Takes an object of the top that is a sample; neighbours make a trace, and a new `trace` key begins another.
  private func takeLoose(_ object: JSONDraft, _ queue: inout EventQueue) {
    valueCount += 1
    var sample = JSONSample(at: object.draft.location)
    for scalar in object.scalars {
      guard let role = ColumnRole.named(scalar.key)?.role else {
        ignore(scalar.key, scalar.location)
        continue
      }
      sample.take(role, scalar.event, scalar.text, line: scalar.location.line, column: scalar.location.column) {
        scalar.location
      }
    }
    if loose != nil, looseName != sample.trace { finishLoose(&queue) }
    var draft = loose ?? JSONDraft(at: object.draft.location)
    loose = nil  // else each sample would copy all those before it
    looseName = sample.trace
    add(&sample, to: &draft, &queue)
    loose = draft
  }

  // MARK: Finishing

  private func nextID() -> String {
    traceCount += 1
    return "\(PathStem.of(path))-\(traceCount)"
  }

  private func finishLoose(_ queue: inout EventQueue) {
    guard var draft = loose else { return }
    loose = nil
    guard draft.errors == 0, settle(&draft, &queue) else { return }
    if let name = looseName {
      draft.draft.id = BoundedName.text(name, longest: options.maximumNameLength)
      assembler.finish(draft.draft, into: &queue)
    } else {
      draft.draft.session = PathStem.of(path)
      assembler.finishCut(draft.draft, nextID: nextID, into: &queue)
    }
  }

  private func finishTrace(_ draft: inout JSONDraft, _ queue: inout EventQueue) {
    traceCount += 1
    draft.draft.id = "\(PathStem.of(path))-\(traceCount)"
    readScalars(&draft, &queue)
    guard draft.errors == 0, settle(&draft, &queue) else { return }
    assembler.finish(draft.draft, into: &queue)
  }

  /// Settles units of time and phase codes; `false` if the trace is left out.
  private func settle(_ draft: inout JSONDraft, _ queue: inout EventQueue) -> Bool {
    for diagnostic in units.settle(&draft) {
      if diagnostic.severity == .error {
        report(diagnostic, &draft, &queue)
      } else {
        queue.say(diagnostic)
      }
    }
    return draft.errors == 0
  }
}
