import GestureModel

/// Reads delimited text: our own columns, those of other logs, and files without a header.
///
/// - Source: `research/formats.md` 2 (sniffing, point 10) and 3.10.
final class CSVReader: FormatReader {
  static let identifier = "csv"

  let path: String
  let options: ReadingOptions
  let assembler: TraceAssembler
  private var input: BlockBuffer?
  var scanner: RecordScanner?
  var layout: CSVLayout?
  private var parser: CSVRowParser?
  var roles = CSVTextColumns()
  var groups: [CSVGroup] = []
  var names = NameMemory()
  var traceCount = 0
  var rowCount = 0
  var keptByFilters = 0
  var zeroRows = 0
  private var isOver = false

  /// How many devices may interleave in one file; ours.
  static let maximumSources = 256

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
      guard filter.index < fields.count else { return }
      let text = FieldText.unquoted(scanner.bytes, fields[filter.index])
      guard filter.values.contains(where: { RawScan.areEqual(text.bytes, text.field, $0) }) else { return }
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
      if fields[pointer].isQuoted {
        let name = FieldText.unquoted(scanner.bytes, fields[pointer])
        row.row.pointer = groups[index].draft.pointer(named: name.field, in: name.bytes)
      } else {
        row.row.pointer = groups[index].draft.pointer(named: fields[pointer], in: scanner.bytes)
      }
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
