import GestureModel

extension CSVLayout {
  /// Finds the columns by `--columns`, by name or by value.
  mutating func settleColumns(
    _ rows: [[String]], path: String, options: ReadingOptions
  ) throws(Diagnostic) -> [Diagnostic] {
    let top = SourceLocation(path: path)
    var notes: [Diagnostic] = []
    if hasHeader {
      columns = namedColumns()
    } else if options.columns == nil {
      guard let roles = HeaderlessColumns.guess(rows, fieldCount: names.count, point: point) else {
        throw Diagnostic(
          .error, at: top, "expected a header, or columns that can be told by their values, found \(firstValues(rows))",
          notes: ["say which column is which: --columns \"trace=1,t_ms=2,x=3,y=4\""])
      }
      columns = roles.enumerated().compactMap { index, role in role.map { ($0, index) } }
    }
    if let mapping = options.columns { try apply(mapping, path: path) }
    let missing = [ColumnRole.time(nil), .x, .y].filter { index($0) == nil }
    guard missing.isEmpty else {
      let names = missing.map { "'\($0.name)'" }.joined(separator: " and ")
      throw Diagnostic(
        .error, at: top,
        "expected a column \(names), found \(hasHeader ? "the columns \(listOfNames)" : firstValues(rows))",
        notes: looksLikeFeatures
          ? ["this is a table of features, one row a stroke, without samples: read the raw touches of the set instead"]
          : ["say which column it is: --columns \"\(missing[0].name)=NAME OR NUMBER\""])
    }
    if !hasHeader {
      let order = columns.sorted { $0.index < $1.index }.map { "\($0.index + 1) \($0.role.columnWord)" }
      let how = options.columns == nil ? "no header: by their values the columns are" : "no header: the columns are"
      notes.append(
        Diagnostic(.note, at: top, "\(how) \(order.joined(separator: ", "))", notes: ["--columns says it otherwise"]))
    }
    notes += unreadColumns(top)
    return notes
  }

  /// Whether the names are those of figures about whole strokes.
  private var looksLikeFeatures: Bool {
    let words = ["duration", "velocity", "acceleration", "length", "distance", "deviation", "trajectory", "stroke"]
    return hasHeader && names.count { name in words.contains { name.lowercased().contains($0) } } >= 3
  }

  /// For each role the column whose name ranks first; the leftmost of equals.
  private func namedColumns() -> [(role: ColumnRole, index: Int)] {
    var found: [(role: ColumnRole, rank: Int, index: Int)] = []
    for (index, name) in names.enumerated() {
      guard let (role, rank) = ColumnRole.named(name) else { continue }
      if let known = found.firstIndex(where: { $0.role.isSameKind(as: role) }) {
        if rank < found[known].rank { found[known] = (role, rank, index) }
      } else {
        found.append((role, rank, index))
      }
    }
    return found.map { ($0.role, $0.index) }
  }

  private mutating func apply(_ mapping: ColumnMapping, path: String) throws(Diagnostic) {
    for entry in mapping.entries {
      columns.removeAll { $0.role.isSameKind(as: entry.role) }
      if entry.column.isEmpty, !entry.isQuoted { continue }
      guard let index = entry.index(in: hasHeader ? names : nil, fieldCount: names.count) else {
        let near = hasHeader ? NearestName.to(entry.column, in: names) : nil
        throw Diagnostic(
          .error, at: SourceLocation(path: path),
          "expected the column \(FoundText.quoted(entry.column)) that --columns names, found \(listOfNames)",
          notes: near.map { ["did you mean '\($0)'?"] } ?? [])
      }
      columns.removeAll { $0.index == index }
      columns.append((entry.role, index))
    }
  }

  /// One note that names what is not read.
  private func unreadColumns(_ top: SourceLocation) -> [Diagnostic] {
    guard hasHeader else { return [] }
    var notes: [Diagnostic] = []
    let read = columns.map(\.index)
    let unread = names.indices.filter { index in
      !read.contains(index) && !names[index].isEmpty && ColumnRole.named(names[index])?.role != .pressure
    }
    if !unread.isEmpty {
      let shown = unread.prefix(20).map { FoundText.quoted(names[$0]) }.joined(separator: ", ")
      let more = unread.count > 20 ? " and \(unread.count - 20) more" : ""
      let isOne = unread.count == 1
      notes.append(
        Diagnostic(.note, at: top, "column\(isOne ? "" : "s") \(shown)\(more) \(isOne ? "is" : "are") not read"))
    }
    if requiredCount < names.count {
      notes.append(
        Diagnostic(.note, at: top, "the last column has no name and is taken as empty, as a separator ends each line"))
    }
    return notes
  }

  private func firstValues(_ rows: [[String]]) -> String {
    guard let row = rows.first else { return "no rows" }
    return "\(row.count) fields: " + row.prefix(12).map { FoundText.quoted($0) }.joined(separator: ", ")
  }

  /// Settles the unit of time by name, by form or by the numbers.
  mutating func settleUnit(_ rows: [[String]], path: String) -> [Diagnostic] {
    guard let entry = columns.first(where: { $0.role.isSameKind(as: .time(nil)) }) else { return [] }
    let column = entry.index
    let top = SourceLocation(path: path)
    let name = names[column]
    if let text = rows.first?[column], CalendarTime.nanoseconds(Array(text.utf8), 0, text.utf8.count) != nil {
      unit = nil
      return [Diagnostic(.note, at: top, "times in '\(name)' are read as ISO 8601, which is often when a row arrived")]
    }
    let guess = TimeUnitGuess(medianStep: medianStep(rows, column), value: firstTime(rows, column) ?? 0)
    guard case .time(let named?) = entry.role else {
      unit = guess.unit
      guard !rows.isEmpty else { return [] }
      return [
        Diagnostic(
          guess.isDoubtful ? .warning : .note, at: top,
          "times in \(FoundText.quoted(name)) are read as \(guess.unit.word), \(guess.reason)",
          notes: guess.isDoubtful
            ? ["--columns \"t_ms=…\", with t_s, t_us or t_ns for the other units, settles it"] : [])
      ]
    }
    unit = named
    guard let step = medianStep(rows, column), !guess.isDoubtful, guess.unit != named else { return [] }
    return [
      Diagnostic(
        .warning, at: top,
        "column \(FoundText.quoted(name)) says \(named.word), but its median step of \(step.trimmedText(6)) looks like "
          + "\(guess.unit.word); the name is believed",
        notes: ["--columns \"t_ms=…\", with t_s, t_us or t_ns for the other units, settles it"])
    ]
  }

  private func firstTime(_ rows: [[String]], _ column: Int) -> Double? {
    rows.lazy.compactMap { FieldText.approximate($0[column], point: point) }.first
  }

  /// The middle one of the steps between neighbouring rows of one touch, as far as the columns tell touches.
  private func medianStep(_ rows: [[String]], _ column: Int) -> Double? {
    let keys = [index(.trace), index(.source), index(.session), index(.pointer)].compactMap { $0 }
    var last: [[String]: Double] = [:]
    var steps: [Double] = []
    for row in rows {
      guard let time = FieldText.approximate(row[column], point: point) else { continue }
      let key = keys.map { row[$0] }
      if let before = last[key], time > before { steps.append(time - before) }
      last[key] = time
    }
    steps.sort()
    return steps.isEmpty ? nil : steps[steps.count / 2]
  }
}

extension ColumnRole {
  /// The word for a column in the note about a missing header.
  fileprivate var columnWord: String {
    if case .time(let unit) = self { return unit == nil ? "time" : name }
    return name
  }
}
