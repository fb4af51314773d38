/// The first rows of delimited text, cut into strings to choose separator, columns and units by.
struct DelimitedSample {
  let separator: UInt8
  let terminator: UInt8
  /// Rows with the usual number of fields, without blank lines; the header among them.
  private(set) var rows: [[String]] = []
  /// The line of each row.
  private(set) var lines: [Int] = []
  /// The number of fields that most rows have.
  private(set) var fieldCount = 0
  /// How many rows there are, whatever their number of fields.
  private(set) var rowCount = 0

  /// The separators in the order in which they are preferred when two fit equally well.
  static let separators: [(byte: UInt8, name: String)] = [
    (UInt8(ascii: ","), "commas"), (UInt8(ascii: ";"), "semicolons"), (UInt8(ascii: "\t"), "tabs"),
    (UInt8(ascii: " "), "blanks"),
  ]

  /// CR alone ends lines only where there is no LF at all.
  static func terminator(of bytes: [UInt8]) -> UInt8 {
    let lineFeed = UInt8(ascii: "\n")
    return bytes.contains(lineFeed) || !bytes.contains(UInt8(ascii: "\r")) ? lineFeed : UInt8(ascii: "\r")
  }

  /// The sample cut at the separator on which most lines agree, or `nil` if none gives three fields.
  ///
  /// - Parameter isWhole: Whether the sample is all there is, so that its last line is no fragment.
  init?(_ bytes: [UInt8], isWhole: Bool) {
    let terminator = DelimitedSample.terminator(of: bytes)
    var best: (share: Double, count: Int, separator: UInt8)?
    for separator in DelimitedSample.separators {
      guard bytes.contains(separator.byte) else { continue }
      var counts: [Int: Int] = [:]
      var rows = 0
      DelimitedSample.scan(bytes, separator.byte, terminator, isWhole) { scanner in
        counts[scanner.fields.count, default: 0] += 1
        rows += 1
      }
      // Sorted, so that of two equally frequent counts always the same one wins.
      let eligible = counts.filter { $0.key >= 3 }.sorted { ($0.value, $0.key) > ($1.value, $1.key) }
      guard rows > 0, let usual = eligible.first else { continue }
      let share = Double(usual.value) / Double(rows)
      if best == nil || (share, usual.key) > (best?.share ?? 0, best?.count ?? 0) {
        best = (share, usual.key, separator.byte)
      }
    }
    guard let best else { return nil }
    separator = best.separator
    self.terminator = terminator
    fieldCount = best.count
    var rows: [[String]] = []
    var lines: [Int] = []
    var rowCount = 0
    let count = best.count
    DelimitedSample.scan(bytes, best.separator, terminator, isWhole) { scanner in
      rowCount += 1
      guard scanner.fields.count == count || rowCount == 1 else { return }
      rows.append(scanner.fields.map { FieldText.string(scanner.bytes, $0) })
      lines.append(scanner.line)
    }
    self.rows = rows
    self.lines = lines
    self.rowCount = rowCount
  }

  /// The name of the separator for sentences.
  var separatorName: String { DelimitedSample.separators.first { $0.byte == separator }?.name ?? "separators" }

  private static func scan(
    _ bytes: [UInt8], _ separator: UInt8, _ terminator: UInt8, _ isWhole: Bool, _ body: (RecordScanner) -> Void
  ) {
    var usable = bytes
    if !isWhole, let last = bytes.lastIndex(of: terminator) { usable = Array(bytes[...last]) }
    let buffer = BlockBuffer(MemorySource(usable), blockSize: max(usable.count, 1))
    var scanner = RecordScanner(
      buffer, separator: separator, terminator: terminator, maximumLength: max(usable.count, 1))
    while scanner.next() == .record {
      if scanner.fields.count == 1, scanner.fields[0].isEmpty { continue }
      body(scanner)
    }
  }
}

/// The text of fields.
enum FieldText {
  /// The field with doubled quotes made single.
  static func string(_ bytes: [UInt8], _ field: FieldRange) -> String {
    String(decoding: self.bytes(bytes, field), as: UTF8.self)
  }

  /// The field's bytes with doubled quotes made single.
  static func bytes(_ bytes: [UInt8], _ field: FieldRange) -> [UInt8] {
    let slice = bytes[field.start..<max(field.end, field.start)]
    guard field.isQuoted, slice.contains(RawScan.quote) else { return Array(slice) }
    var result: [UInt8] = []
    var wasQuote = false
    for byte in slice {
      if byte == RawScan.quote, wasQuote {
        wasQuote = false
        continue
      }
      wasQuote = byte == RawScan.quote
      result.append(byte)
    }
    return result
  }

  /// The field as it stands, or a copy with doubled quotes made single where there are any; those are rare.
  static func unquoted(_ bytes: [UInt8], _ field: FieldRange) -> (bytes: [UInt8], field: FieldRange) {
    guard field.isQuoted, bytes[field.start..<max(field.end, field.start)].contains(RawScan.quote)
    else { return (bytes, field) }
    let text = self.bytes(bytes, field)
    return (text, FieldRange(start: 0, end: text.count))
  }

  /// Whether the whole text is a number.
  static func isNumber(_ text: String, point: UInt8 = UInt8(ascii: ".")) -> Bool {
    approximate(text, point: point) != nil
  }

  /// The number for guesses, or `nil`.
  static func approximate(_ text: String, point: UInt8 = UInt8(ascii: ".")) -> Double? {
    let bytes = Array(text.utf8)
    guard case .number(let decimal) = DecimalText.read(bytes, 0, bytes.count, point: point) else { return nil }
    return decimal.approximate
  }
}
