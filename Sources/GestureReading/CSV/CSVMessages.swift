import GestureModel

/// What is said about single rows, and the columns that are read once a trace.
extension CSVReader {
  func location(_ field: FieldRange, _ scanner: RecordScanner) -> SourceLocation {
    let place = scanner.place(of: field.isQuoted ? field.start - 1 : field.start)
    return SourceLocation(path: path, line: place.line, column: place.column)
  }

  func diagnostic(_ problem: CSVRow.Problem, _ scanner: RecordScanner) -> Diagnostic {
    let place = scanner.place(of: problem.index)
    return Diagnostic(
      .error, at: SourceLocation(path: path, line: place.line, column: place.column), problem.message,
      notes: problem.notes)
  }

  /// Names a bad row, up to the limit; the first says what it costs.
  func report(_ diagnostic: Diagnostic, in index: Int, _ queue: inout EventQueue) {
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
  func takeNameless(_ diagnostic: Diagnostic, into queue: inout EventQueue) {
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

  func warnOfPointer(_ field: FieldRange, _ scanner: RecordScanner, _ queue: inout EventQueue) {
    guard !field.isEmpty, scanner.bytes[field.start] == UInt8(ascii: "-"), field.end - field.start > 1 else { return }
    let found = FoundText.quoted(scanner.bytes[field.start..<field.end])
    queue.say(
      Diagnostic(
        .warning, at: location(field, scanner),
        "a negative pointer, \(found), means no contact in some logs; it is taken as a name like any other"),
      kind: "negative-pointer", limit: 1)
  }

  /// Intent and starting offset, once a trace.
  func readTraceColumns(_ index: Int, _ scanner: RecordScanner, _ row: inout CSVRow) {
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
