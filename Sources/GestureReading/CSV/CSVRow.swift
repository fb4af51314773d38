import GestureModel

/// One row's values, and what is wrong with it.
struct CSVRow {
  struct Problem {
    var index: Int
    var message: String
    var notes: [String] = []
  }
  var row = RawRow()
  var hasTime = false
  var problems: [Problem] = []
}

/// Reads the values of rows; keeps the phase words it has met, since there are few.
struct CSVRowParser {
  private let layout: CSVLayout
  private let time, x, y, phase, velocity: Int?
  private var words: [(bytes: [UInt8], phase: RowPhase?)] = []

  init(_ layout: CSVLayout) {
    self.layout = layout
    time = layout.index(.time(nil))
    x = layout.index(.x)
    y = layout.index(.y)
    phase = layout.index(.phase)
    velocity = layout.index(.velocity)
  }

  /// Reads what can be read, even of a row with problems: its time and phase tell which touch it would belong to.
  mutating func parse(_ scanner: RecordScanner) -> CSVRow {
    var result = CSVRow()
    let fields = scanner.fields
    result.row.line = scanner.line
    checkCount(scanner, &result)
    let isRagged = !result.problems.isEmpty
    if let phase, phase < fields.count {
      result.row.phaseColumn = column(fields[phase], scanner)
      readPhase(fields[phase], scanner, &result)
    }
    if let time, time < fields.count {
      result.row.timeColumn = column(fields[time], scanner)
      readTime(fields[time], scanner, &result)
    }
    if let x, x < fields.count { result.row.x = readPlace(fields[x], x, scanner, &result) }
    if let y, y < fields.count { result.row.y = readPlace(fields[y], y, scanner, &result) }
    if let velocity, velocity < fields.count,
      case .number(let decimal) = DecimalText.read(
        scanner.bytes, fields[velocity].start, fields[velocity].end, point: layout.point)
    {
      result.row.isMarked = decimal.digits == 0
    }
    if isRagged { result.problems.removeLast(result.problems.count - 1) }
    // The leftmost problem is named first.
    result.problems.sort { $0.index < $1.index }
    return result
  }

  private func column(_ field: FieldRange, _ scanner: RecordScanner) -> Int32 {
    Int32(clamping: scanner.place(of: field.isQuoted ? field.start - 1 : field.start).column)
  }

  private func checkCount(_ scanner: RecordScanner, _ result: inout CSVRow) {
    let fields = scanner.fields
    let allowed = layout.names.count
    let extra = fields.dropFirst(allowed)
    if fields.count >= layout.requiredCount, extra.isEmpty || (extra.count == 1 && extra.allSatisfy(\.isEmpty)) {
      return
    }
    let index = fields.count > allowed ? fields[allowed].start : scanner.recordEnd
    let isOne = fields.count == 1
    result.problems.append(
      CSVRow.Problem(
        index: index,
        message: "expected \(layout.requiredCount) fields between \(layout.separatorName), found \(fields.count) "
          + "field\(isOne ? "" : "s")"))
  }

  private mutating func readPhase(_ field: FieldRange, _ scanner: RecordScanner, _ result: inout CSVRow) {
    let bytes = scanner.bytes
    if let known = words.first(where: { RawScan.areEqual(bytes, field, $0.bytes) }), let phase = known.phase {
      result.row.phase = phase
      return
    }
    let text = FieldText.bytes(bytes, field)
    let named: RowPhase?
    if let codes = layout.phaseCodes, let code = Int(String(decoding: text.prefix(20), as: UTF8.self)) {
      named = codes.phase(code)
    } else {
      named = RowPhase.named(text)
    }
    guard let named else {
      result.problems.append(
        CSVRow.Problem(
          index: field.start, message: "expected a phase, found \(FoundText.quoted(text))",
          notes: ["known phases: \(RowPhase.knownWords)"]))
      return
    }
    result.row.phase = named
    if words.count < 32 { words.append((Array(bytes[field.start..<field.end]), named)) }
  }

  private func readTime(_ field: FieldRange, _ scanner: RecordScanner, _ result: inout CSVRow) {
    func name() -> String { FoundText.quoted(layout.names[time ?? 0]) }
    guard let unit = layout.unit else {
      if let time = CalendarTime.nanoseconds(scanner.bytes, field.start, field.end) {
        result.row.nanoseconds = time
        result.hasTime = true
      } else {
        let found = FoundText.quoted(scanner.bytes[field.start..<field.end])
        result.problems.append(
          CSVRow.Problem(
            index: field.start, message: "expected a time as in ISO 8601 in column \(name()), found \(found)"))
      }
      return
    }
    switch DecimalText.read(scanner.bytes, field.start, field.end, point: layout.point) {
    case .number(let decimal):
      if let time = decimal.scaled(byPowerOfTen: unit.power) {
        result.row.nanoseconds = time
        result.hasTime = true
      } else {
        let found = FoundText.quoted(scanner.bytes[field.start..<field.end])
        result.problems.append(
          CSVRow.Problem(
            index: field.start,
            message: "expected a time below 292 years in column \(name()), found \(found), out of range"))
      }
    case .notFinite, .notANumber: result.problems.append(notFinite(field, layout.names[time ?? 0], scanner))
    }
  }

  /// Not a number for an empty place of a lift.
  private func readPlace(_ field: FieldRange, _ index: Int, _ scanner: RecordScanner, _ result: inout CSVRow) -> Double
  {
    if field.isEmpty, result.row.phase.isLift { return .nan }
    if case .number(let decimal) = DecimalText.read(scanner.bytes, field.start, field.end, point: layout.point),
      let value = decimal.double(from: scanner.bytes, field.start, field.end, point: layout.point)
    {
      return value
    }
    result.problems.append(notFinite(field, layout.names[index], scanner))
    return .nan
  }

  private func notFinite(_ field: FieldRange, _ name: String, _ scanner: RecordScanner) -> CSVRow.Problem {
    let found = FoundText.quoted(scanner.bytes[field.start..<field.end])
    return CSVRow.Problem(
      index: field.start, message: "expected a finite number in column \(FoundText.quoted(name)), found \(found)")
  }
}
