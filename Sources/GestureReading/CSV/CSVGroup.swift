import GestureModel

/// Rows that are being collected towards one trace, or several if no column names them.
struct CSVGroup {
  /// The device that the rows come from; empty if no column tells.
  var source: [UInt8]
  /// The trace's name; `nil` if no column tells, or for rows whose name cannot be made out.
  var name: [UInt8]?
  var session: [UInt8]?
  var draft: TraceDraft
  var tracker: TouchTracker
  var firstLine: Int
  var lastLine: Int
  /// How many bad rows there were; with one the group is left out.
  var errors = 0
  /// Whether bad rows are all there is, with no name to go by.
  var isNameless = false

  /// Whether the last row lifted the finger.
  var isLifted: Bool { draft.rows.last?.phase.isLift ?? false }
}

/// When a group begins, which row belongs to it, and what becomes of it.
extension CSVReader {
  func isCurrent(_ field: FieldRange, _ bytes: [UInt8]) -> Bool {
    guard let name = groups.first?.name else { return false }
    return RawScan.areEqual(bytes, field, name)
  }

  /// The group that a row belongs to; the one before it is finished if the row begins another.
  func group(for row: CSVRow, _ scanner: RecordScanner, _ queue: inout EventQueue) -> Int {
    let fields = scanner.fields
    let bytes = scanner.bytes
    func field(_ index: Int?) -> FieldRange? { index.flatMap { $0 < fields.count ? fields[$0] : nil } }
    let source = roles.trace == nil ? field(roles.source) : nil
    let position = groups.firstIndex { group in source.map { RawScan.areEqual(bytes, $0, group.source) } ?? true }
    if let position {
      var group: CSVGroup { groups[position] }
      var isSame = true
      if let session = field(roles.session), let known = group.session {
        isSame = RawScan.areEqual(bytes, session, known)
      }
      if isSame {
        if let name = field(roles.trace) {
          isSame = group.name.map { RawScan.areEqual(bytes, name, $0) } ?? false
        } else if roles.trace == nil, row.hasTime {
          let pointer = field(roles.pointer).map { field in
            let name = FieldText.unquoted(bytes, field)
            return group.draft.knownPointer(named: name.field, in: name.bytes) ?? -1
          }
          isSame = group.tracker.belongs(
            row.row, pointer: roles.pointer == nil ? 0 : pointer.flatMap { $0 < 0 ? nil : $0 })
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

  func newGroup(
    source: [UInt8], name: [UInt8]?, session: [UInt8]?, _ scanner: RecordScanner, _ queue: inout EventQueue
  ) -> CSVGroup {
    let place = SourceLocation(path: path, line: scanner.line)
    let longest = options.maximumNameLength
    func text(_ column: Int?, _ raw: [UInt8]) -> String {
      let field = column.flatMap { $0 < scanner.fields.count ? scanner.fields[$0] : nil }
      return BoundedName.text(field.map { FieldText.bytes(scanner.bytes, $0) } ?? raw, longest: longest)
    }
    var id = name.map { text(roles.trace, $0) } ?? ""
    if let name, name.isEmpty {
      traceCount += 1
      id = "\(PathStem.of(path))-\(traceCount)"
    } else if let name {
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
      } else if names.hasForgotten {
        queue.say(
          Diagnostic(
            .note, at: place,
            "more than \(options.maximumRememberedNames) traces: a new name that comes back later is not noticed any more",
            notes: ["the limit is ReadingOptions.maximumRememberedNames"]), kind: "names", limit: 1)
      }
    }
    var draft = TraceDraft(id: id, location: place)
    let stem = PathStem.of(path)
    if let session, !session.isEmpty {
      draft.session = text(roles.session, session)
    } else if name == nil {
      draft.session = source.isEmpty ? stem : text(roles.source, source)
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

  func finishAll(_ queue: inout EventQueue) {
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

  func finish(_ group: CSVGroup, _ queue: inout EventQueue) {
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
  func leaveOutZeroRows(_ group: CSVGroup, _ queue: inout EventQueue) {
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
}
