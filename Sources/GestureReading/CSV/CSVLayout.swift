import GestureModel

/// Where everything is in one file of delimited text, settled from its first 64 KiB.
struct CSVLayout {
  var separator: UInt8
  var separatorName: String
  var terminator: UInt8
  /// The decimal point: a comma only where commas do not separate.
  var point = UInt8(ascii: ".")
  var hasHeader: Bool
  /// The names in the header, or `column 1` and so on.
  var names: [String]
  /// The fewest fields a row may have; further ones must be empty up to ``names``' count, and one more may be.
  var requiredCount: Int
  var columns: [(role: ColumnRole, index: Int)] = []
  /// The unit of the times; `nil` for ISO 8601.
  var unit: TimeUnit?
  var phaseCodes: PhaseCodes?
  var filters: [(index: Int, values: [[UInt8]])] = []

  func index(_ role: ColumnRole) -> Int? { columns.first { $0.role.isSameKind(as: role) }?.index }

  /// Settles the layout.
  ///
  /// - Returns: The layout and what should be said about it.
  /// - Throws: Why the file cannot be read as touches.
  static func settle(
    _ bytes: [UInt8], isWhole: Bool, path: String, options: ReadingOptions
  ) throws(Diagnostic) -> (layout: CSVLayout, notes: [Diagnostic]) {
    let top = SourceLocation(path: path)
    guard let sample = DelimitedSample(bytes, isWhole: isWhole) else {
      throw Diagnostic(
        .error, at: top, "expected rows of three or more fields between commas, semicolons, tabs or blanks, found none",
        notes: ["'detent list formats' names what can be read"])
    }
    var notes: [Diagnostic] = []
    if sample.terminator == UInt8(ascii: "\r") {
      notes.append(
        Diagnostic(.warning, at: top, "expected a line end of LF or CR LF, found CR alone; read as line ends"))
    }
    let first = sample.rows.first ?? []
    let namesColumns = options.columns?.entries.contains { !$0.column.isEmpty && Int($0.column) == nil } ?? false
    let hasHeader = namesColumns || !first.contains { FieldText.isNumber($0) || FieldText.isNumber($0, point: 44) }
    var layout = CSVLayout(
      separator: sample.separator, separatorName: sample.separatorName, terminator: sample.terminator,
      hasHeader: hasHeader, names: hasHeader ? first : (1...max(sample.fieldCount, 1)).map { "column \($0)" },
      requiredCount: hasHeader ? first.count : sample.fieldCount)
    if hasHeader {
      while layout.requiredCount > 0, layout.names[layout.requiredCount - 1].isEmpty { layout.requiredCount -= 1 }
    }
    var rows = hasHeader ? Array(sample.rows.dropFirst()) : sample.rows
    rows.removeAll { $0.count < layout.requiredCount }
    // Every row is as long as the names from here on, so that any column may be looked up in it.
    for index in rows.indices where rows[index].count < layout.names.count {
      rows[index] += repeatElement("", count: layout.names.count - rows[index].count)
    }
    layout.settlePoint(rows)
    notes += try layout.settleColumns(rows, path: path, options: options)
    rows = try layout.settleFilters(rows, path: path, options: options)
    notes += layout.settleUnit(rows, path: path)
    try layout.settlePhases(rows, path: path, options: options)
    notes += layout.settleMarker(rows, path: path)
    if layout.index(.phase) == nil {
      notes.append(
        Diagnostic(
          .note, at: top,
          "no phase column: a touch begins at a new id or after a pause of \(options.touchGapMilliseconds) ms, "
            + "and is closed at its last sample, since no lift is told"))
    }
    return (layout, notes)
  }

  private mutating func settlePoint(_ rows: [[String]]) {
    let comma = UInt8(ascii: ",")
    guard separator != comma else { return }
    let fields = rows.joined()
    let withComma = fields.contains { $0.utf8.contains(comma) && FieldText.isNumber($0, point: comma) }
    let withPoint = fields.contains { $0.utf8.contains(UInt8(ascii: ".")) && FieldText.isNumber($0) }
    if withComma, !withPoint { point = comma }
  }

  private mutating func settleFilters(
    _ rows: [[String]], path: String, options: ReadingOptions
  ) throws(Diagnostic) -> [[String]] {
    for filter in options.filters {
      let named = hasHeader ? names.firstIndex(of: filter.column) : nil
      let number = Int(filter.column).flatMap { (1...names.count).contains($0) ? $0 - 1 : nil }
      guard let index = named ?? number else {
        let near = hasHeader ? NearestName.to(filter.column, in: names) : nil
        throw Diagnostic(
          .error, at: SourceLocation(path: path),
          "expected a column \(FoundText.quoted(filter.column)) to choose rows by, found \(listOfNames)",
          notes: near.map { ["did you mean '\($0)'?"] } ?? [])
      }
      if let known = filters.firstIndex(where: { $0.index == index }) {
        filters[known].values.append(Array(filter.value.utf8))
      } else {
        filters.append((index, [Array(filter.value.utf8)]))
      }
    }
    let filters = filters
    return rows.filter { row in
      filters.allSatisfy { filter in filter.index < row.count && filter.values.contains(Array(row[filter.index].utf8)) }
    }
  }

  /// The columns as found, for messages.
  var listOfNames: String {
    let shown = names.prefix(20).map { FoundText.quoted($0) }.joined(separator: ", ")
    return names.count > 20 ? shown + " and \(names.count - 20) more" : shown
  }

  private mutating func settlePhases(
    _ rows: [[String]], path: String, options: ReadingOptions
  ) throws(Diagnostic) {
    guard let phase = index(.phase) else { return }
    let codes = rows.map { Int($0[phase]) }
    guard codes.contains(where: { $0 != nil }) else { return }
    if let chosen = options.phaseCodes {
      phaseCodes = chosen
      return
    }
    let keys = [index(.trace), index(.source), index(.session), index(.pointer)].compactMap { $0 }
    var evidence = PhaseCodeEvidence()
    for (row, code) in zip(rows, codes) {
      guard let code else { continue }
      evidence.add(code, touch: Array(keys.map { row[$0] }.joined(separator: "\u{1F}").utf8))
    }
    guard let found = evidence.codes else {
      throw Diagnostic(
        .error, at: SourceLocation(path: path),
        "expected phase codes that fit one vocabulary in column '\(names[phase])', found codes that fit several",
        notes: [PhaseCodeEvidence.advice])
    }
    phaseCodes = found
  }

  /// A column of distances is a marker only where nothing else tells touches apart, and if 0 is rare in it.
  private mutating func settleMarker(_ rows: [[String]], path: String) -> [Diagnostic] {
    guard let velocity = index(.velocity) else { return [] }
    let zeros = rows.count { FieldText.approximate($0[velocity], point: point) == 0 }
    let first = rows.first.flatMap { FieldText.approximate($0[velocity], point: point) }
    guard index(.phase) == nil, index(.trace) == nil, index(.pointer) == nil, first == 0, zeros * 5 <= rows.count
    else {
      columns.removeAll { $0.role == .velocity }
      return []
    }
    return [
      Diagnostic(
        .note, at: SourceLocation(path: path), "a 0 in column '\(names[velocity])' is taken as the beginning of a touch"
      )
    ]
  }
}
