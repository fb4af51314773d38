import GestureModel

/// Reads delimited text: our own columns, those of other logs, and files without a header.
///
/// - Source: `research/formats.md` 2 (sniffing, point 10) and 3.10.
final class CSVReader: FormatReader {
  static let identifier = "csv"

  private let path: String
  private let options: ReadingOptions
  private let assembler: TraceAssembler
  private var input: BlockBuffer?
  private var scanner: RecordScanner?
  private var layout: CSVLayout?
  private var parser: CSVRowParser?
  private var roles = CSVTextColumns()
  private var groups: [CSVGroup] = []
  private var names = NameMemory()
  private var traceCount = 0
  private var rowCount = 0
  private var keptByFilters = 0
  private var zeroRows = 0
  private var isOver = false

  /// How many devices may interleave in one file; ours.
  private static let maximumSources = 256

  init(_ input: BlockBuffer, path: String, options: ReadingOptions) {
    self.input = input
    self.path = path
    self.options = options
    assembler = TraceAssembler(path: path, format: CSVReader.identifier, options: options)
  }

  func step(into queue: inout EventQueue) -> Bool {
    guard !isOver else { return false }
    if scanner == nil, !prepare(into: &queue) { return finish(&queue) }
    while queue.isEmpty {
      switch scanner?.next() ?? .end {
      case .record: take(&queue)
      case .end:
        finishAll(&queue)
        return finish(&queue)
      case .tooLong:
        let place = SourceLocation(path: path, line: scanner?.line ?? 1)
        let message = "expected a line of at most \(options.maximumLineLength) bytes, found a longer one"
        takeNameless(Diagnostic(.error, at: place, message, notes: [Self.limitAdvice]), into: &queue)
      case .openQuote(let line, let column):
        groups.removeAll()
        queue.say(
          Diagnostic(
            .error, at: SourceLocation(path: path, line: line, column: column),
            "expected the quote that opens here to be closed, found none before the end or the longest line; "
              + "nothing from here on is read"))
        return finish(&queue)
      }
    }
    return true
  }

  private static let limitAdvice = "the limit is ReadingOptions.maximumLineLength"

  private func finish(_ queue: inout EventQueue) -> Bool {
    isOver = true
    queue.sayWhatWasCounted()
    return false
  }

  /// Settles the layout from the first 64 KiB.
  private func prepare(into queue: inout EventQueue) -> Bool {
    guard var input else { return false }
    self.input = nil
    input.fill(to: ReadingOptions.sampleSize)
    let sample = input.sample(ReadingOptions.sampleSize)
    let isWhole = input.isAtEnd && input.count <= ReadingOptions.sampleSize
    do {
      let settled = try CSVLayout.settle(sample, isWhole: isWhole, path: path, options: options)
      for note in settled.notes { queue.say(note) }
      let layout = settled.layout
      self.layout = layout
      parser = CSVRowParser(layout)
      roles = CSVTextColumns(layout)
      var scanner = RecordScanner(
        input, separator: layout.separator, terminator: layout.terminator, maximumLength: options.maximumLineLength)
      if layout.hasHeader {
        while scanner.next() == .record, scanner.fields.count == 1, scanner.fields[0].isEmpty {}
      }
      self.scanner = scanner
      return true
    } catch {
      queue.say(error)
      return false
    }
  }

  /// Takes the scanner's record.
  private func take(_ queue: inout EventQueue) {
    guard let scanner, let layout, var row = parser?.parse(scanner) else { return }
    let fields = scanner.fields
    if fields.count == 1, fields[0].isEmpty { return }
    rowCount += 1
    for filter in layout.filters {
      guard filter.index < fields.count,
        filter.values.contains(where: { RawScan.areEqual(scanner.bytes, fields[filter.index], $0) })
      else { return }
    }
    keptByFilters += 1
    let isRagged = fields.count < layout.requiredCount || fields.count > layout.names.count + 1
    if !row.problems.isEmpty, options.badRows == .leaveOutRow {
      for problem in row.problems.prefix(1) {
        var message = diagnostic(problem, scanner)
        message.severity = .warning
        message.message += "; the row is left out"
        queue.say(message, kind: "row")
      }
      return
    }
    if isRagged, let trace = roles.trace {
      let isNamed = trace < fields.count && (fields.count > 1 || isCurrent(fields[trace], scanner.bytes))
      if !isNamed {
        for problem in row.problems { takeNameless(diagnostic(problem, scanner), into: &queue) }
        return
      }
    }
    if row.problems.isEmpty, row.row.phase == .stationary {
      queue.say(
        Diagnostic(
          .note, at: SourceLocation(path: path, line: scanner.line, column: Int(row.row.phaseColumn)),
          "stationary rows bring no new place and are not read as samples"), kind: "stationary", limit: 1)
      return
    }
    let index = group(for: row, scanner, &queue)
    groups[index].lastLine = scanner.line
    if let pointer = roles.pointer, pointer < fields.count {
      warnOfPointer(fields[pointer], scanner, &queue)
      row.row.pointer = groups[index].draft.pointer(named: fields[pointer], in: scanner.bytes)
    }
    readTraceColumns(index, scanner, &row)
    if row.hasTime { groups[index].tracker.add(row.row) }
    guard row.problems.isEmpty else {
      for problem in row.problems { report(diagnostic(problem, scanner), in: index, &queue) }
      return
    }
    append(row.row, to: index, &queue)
  }

  private func append(_ row: RawRow, to index: Int, _ queue: inout EventQueue) {
    guard groups[index].errors == 0 else { return }
    guard groups[index].draft.rows.count < options.maximumSamplesPerTrace else {
      let place = SourceLocation(path: path, line: row.line)
      let message = "expected at most \(options.maximumSamplesPerTrace) samples in one trace, found more"
      report(
        Diagnostic(.error, at: place, message, notes: ["the limit is ReadingOptions.maximumSamplesPerTrace"]),
        in: index, &queue)
      return
    }
    groups[index].draft.rows.append(row)
  }

  // MARK: Groups

  private func isCurrent(_ field: FieldRange, _ bytes: [UInt8]) -> Bool {
    guard let name = groups.first?.name else { return false }
    return RawScan.areEqual(bytes, field, name)
  }

  /// The group that a row belongs to; the one before it is finished if the row begins another.
  private func group(for row: CSVRow, _ scanner: RecordScanner, _ queue: inout EventQueue) -> Int {
    let fields = scanner.fields
    let bytes = scanner.bytes
    func field(_ index: Int?) -> FieldRange? { index.flatMap { $0 < fields.count ? fields[$0] : nil } }
    let source = roles.trace == nil ? field(roles.source) : nil
    let position = groups.firstIndex { group in source.map { RawScan.areEqual(bytes, $0, group.source) } ?? true }
    if let position {
      var group: CSVGroup { groups[position] }
      var isSame = true
      if let session = field(roles.session), let known = group.session { isSame = RawScan.areEqual(bytes, session, known) }
      if isSame {
        if let name = field(roles.trace) {
          isSame = group.name.map { RawScan.areEqual(bytes, name, $0) } ?? false
        } else if roles.trace == nil, row.hasTime {
          let pointer = field(roles.pointer).map { group.draft.knownPointer(named: $0, in: bytes) ?? -1 }
          isSame = group.tracker.belongs(row.row, pointer: roles.pointer == nil ? 0 : pointer.flatMap { $0 < 0 ? nil : $0 })
        }
      }
      if isSame { return position }
      let finished = groups.remove(at: position)
      finish(finished, &queue)
    } else if groups.count >= CSVReader.maximumSources {
      finish(groups.removeFirst(), &queue)
    }
    let new = newGroup(
      source: source.map { Array(bytes[$0.start..<$0.end]) } ?? [],
      name: field(roles.trace).map { Array(bytes[$0.start..<$0.end]) },
      session: field(roles.session).map { Array(bytes[$0.start..<$0.end]) }, scanner, &queue)
    groups.append(new)
    return groups.count - 1
  }

  private func newGroup(
    source: [UInt8], name: [UInt8]?, session: [UInt8]?, _ scanner: RecordScanner, _ queue: inout EventQueue
  ) -> CSVGroup {
    let place = SourceLocation(path: path, line: scanner.line)
    let longest = options.maximumNameLength
    var id = name.map { BoundedName.text($0, longest: longest) } ?? ""
    if let name {
      if BoundedName.isTooLong(name, longest: longest), let trace = roles.trace {
        queue.say(
          Diagnostic(
            .warning, at: location(scanner.fields[trace], scanner),
            "expected a trace name of at most \(longest) characters, found a longer one; it is cut",
            notes: ["the limit is ReadingOptions.maximumNameLength"]), kind: "long-name")
      }
      let key = NameMemory.key(session ?? [], name)
      if let earlier = names.meet(key, line: scanner.line, limit: options.maximumRememberedNames) {
        let number = "\(id) (\(earlier.count))"
        queue.say(
          Diagnostic(
            .warning, at: place,
            "trace \(FoundText.quoted(id)) was already read from line \(earlier.line) on and comes back on line "
              + "\(scanner.line); the rows here are taken as another trace, \(FoundText.quoted(number))"),
          kind: "name-again")
        id = number
      }
    }
    var draft = TraceDraft(id: id, location: place)
    let stem = PathStem.of(path)
    if let session, !session.isEmpty {
      draft.session = BoundedName.text(session, longest: longest)
    } else if name == nil {
      draft.session = source.isEmpty ? stem : BoundedName.text(source, longest: longest)
    }
    if roles.trace != nil, let device = roles.source, device < scanner.fields.count, !scanner.fields[device].isEmpty {
      let text = BoundedName.text(FieldText.bytes(scanner.bytes, scanner.fields[device]), longest: longest)
      draft.labels.append(Label(name: "device", value: text))
    }
    return CSVGroup(
      source: source, name: name, session: session, draft: draft,
      tracker: TouchTracker(hasPhases: layout?.index(.phase) != nil, options: options), firstLine: scanner.line,
      lastLine: scanner.line)
  }

  private func finishAll(_ queue: inout EventQueue) {
    for group in groups { finish(group, &queue) }
    groups.removeAll()
    if rowCount == 0 {
      queue.say(Diagnostic(.warning, at: SourceLocation(path: path), "expected rows after the header, found no rows"))
    } else if keptByFilters == 0 {
      queue.say(
        Diagnostic(
          .warning, at: SourceLocation(path: path),
          "expected rows that match \(options.filters.map { "\($0.column)=\($0.value)" }.joined(separator: ", ")), "
            + "found none in \(rowCount) rows"))
    }
    if zeroRows > 0 {
      queue.say(
        Diagnostic(.note, at: SourceLocation(path: path), "\(zeroRows) rows in all lie at 0,0 and were left out"))
    }
  }

  private func finish(_ group: CSVGroup, _ queue: inout EventQueue) {
    if group.errors > options.maximumErrorsPerTrace {
      let more = group.errors - options.maximumErrorsPerTrace
      queue.say(
        Diagnostic(
          .error, at: SourceLocation(path: path, line: group.lastLine),
          "\(more) more bad rows in the trace that begins on line \(group.firstLine)"), kind: "more-rows")
    }
    guard group.errors == 0, !group.draft.rows.isEmpty else {
      if roles.trace == nil { traceCount += 1 }
      return
    }
    if layout?.index(.phase) == nil, group.draft.rows.allSatisfy(\.isAtZero) {
      leaveOutZeroRows(group, &queue)
    } else if roles.trace != nil {
      assembler.finish(group.draft, into: &queue)
    } else {
      let stem = PathStem.of(path)
      assembler.finishCut(
        group.draft,
        nextID: {
          self.traceCount += 1
          return "\(stem)-\(self.traceCount)"
        }, into: &queue)
    }
  }

  /// Rows that all lie at 0,0 and tell no phase are of another kind, such as key presses in a log of touches.
  private func leaveOutZeroRows(_ group: CSVGroup, _ queue: inout EventQueue) {
    defer { zeroRows += group.draft.rows.count }
    guard zeroRows == 0 else { return }
    queue.say(
      Diagnostic(
        .error, at: group.draft.location,
        "expected places of a touch, found rows that all lie at 0,0; they are left out as rows of another kind",
        notes: [
          "choose the rows that are touches with --where COLUMN=TEXT; the columns are \(layout?.listOfNames ?? "")"
        ]))
  }

  // MARK: Messages

  private func location(_ field: FieldRange, _ scanner: RecordScanner) -> SourceLocation {
    let place = scanner.place(of: field.isQuoted ? field.start - 1 : field.start)
    return SourceLocation(path: path, line: place.line, column: place.column)
  }

  private func diagnostic(_ problem: CSVRow.Problem, _ scanner: RecordScanner) -> Diagnostic {
    let place = scanner.place(of: problem.index)
    return Diagnostic(
      .error, at: SourceLocation(path: path, line: place.line, column: place.column), problem.message,
      notes: problem.notes)
  }

  /// Names a bad row, up to the limit; the first says what it costs.
  private func report(_ diagnostic: Diagnostic, in index: Int, _ queue: inout EventQueue) {
    groups[index].errors += 1
    groups[index].draft.rows.removeAll()
    guard groups[index].errors <= options.maximumErrorsPerTrace else { return }
    var diagnostic = diagnostic
    if groups[index].errors == 1 {
      diagnostic.message +=
        groups[index].name == nil
        ? "; the touch around it is left out" : "; trace \(FoundText.quoted(groups[index].draft.id)) is left out"
    }
    queue.say(diagnostic, kind: "row", limit: 1000)
  }

  /// A row that does not tell its trace damages the trace at hand, unless that one is over.
  private func takeNameless(_ diagnostic: Diagnostic, into queue: inout EventQueue) {
    guard let scanner else { return }
    if groups.isEmpty || (roles.trace != nil && groups[groups.count - 1].isLifted) {
      if roles.trace != nil { while !groups.isEmpty { finish(groups.removeFirst(), &queue) } }
      var group = newGroup(source: [], name: nil, session: nil, scanner, &queue)
      group.isNameless = true
      groups.append(group)
    }
    let index = groups.count - 1
    groups[index].lastLine = scanner.line
    report(diagnostic, in: index, &queue)
  }

  private func warnOfPointer(_ field: FieldRange, _ scanner: RecordScanner, _ queue: inout EventQueue) {
    guard !field.isEmpty, scanner.bytes[field.start] == UInt8(ascii: "-"), field.end - field.start > 1 else { return }
    let found = FoundText.quoted(scanner.bytes[field.start..<field.end])
    queue.say(
      Diagnostic(
        .warning, at: location(field, scanner),
        "a negative pointer, \(found), means no contact in some logs; it is taken as a name like any other"),
      kind: "negative-pointer", limit: 1)
  }

  /// Intent and starting offset, once a trace.
  private func readTraceColumns(_ index: Int, _ scanner: RecordScanner, _ row: inout CSVRow) {
    let fields = scanner.fields
    if groups[index].draft.intent == nil, let intent = roles.intent, intent < fields.count, !fields[intent].isEmpty {
      let text = FieldText.bytes(scanner.bytes, fields[intent])
      groups[index].draft.intent = IntentText.read(text)
      if groups[index].draft.intent == nil {
        row.problems.append(
          CSVRow.Problem(
            index: fields[intent].start,
            message: "expected next, previous, stay or a page number as intent, found \(FoundText.quoted(text))"))
      }
    }
    if groups[index].draft.startOffset == nil, let offset = roles.startOffset, offset < fields.count,
      !fields[offset].isEmpty
    {
      let field = fields[offset]
      if case .number(let decimal) = DecimalText.read(
        scanner.bytes, field.start, field.end, point: layout?.point ?? UInt8(ascii: ".")),
        let value = decimal.double(
          from: scanner.bytes, field.start, field.end, point: layout?.point ?? UInt8(ascii: "."))
      {
        groups[index].draft.startOffset = value
      } else {
        let found = FoundText.quoted(scanner.bytes[field.start..<field.end])
        row.problems.append(
          CSVRow.Problem(index: field.start, message: "expected a finite number as start_offset, found \(found)"))
      }
    }
  }
}

/// Where the columns with text are.
struct CSVTextColumns {
  var trace: Int?
  var pointer: Int?
  var session: Int?
  var source: Int?
  var intent: Int?
  var startOffset: Int?

  init() {}

  init(_ layout: CSVLayout) {
    trace = layout.index(.trace)
    pointer = layout.index(.pointer)
    session = layout.index(.session)
    source = layout.index(.source)
    intent = layout.index(.intent)
    startOffset = layout.index(.startOffset)
  }
}
