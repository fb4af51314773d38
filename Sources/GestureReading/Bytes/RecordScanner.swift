import GestureModel

/// Cuts delimited text into records and fields, counting lines as it goes.
struct RecordScanner {
  enum Outcome: Equatable {
    /// ``fields`` holds a record.
    case record
    /// The input is over.
    case end
    /// The line is longer than allowed; the rest of it was passed over.
    case tooLong
    /// A quote was opened here and never closed.
    case openQuote(line: Int, column: Int)
  }

  private(set) var input: BlockBuffer
  /// The fields of the record, as places in the block.
  private(set) var fields: [FieldRange] = []
  /// The line on which the record begins, from 1.
  private(set) var line = 1
  let separator: UInt8
  private let terminator: UInt8
  private let maximumLength: Int
  private var nextLine = 1
  private var pending = 0

  init(_ input: BlockBuffer, separator: UInt8, terminator: UInt8, maximumLength: Int) {
    self.input = input
    self.separator = separator
    self.terminator = terminator
    self.maximumLength = max(maximumLength, 1)
  }

  var bytes: [UInt8] { input.bytes }

  /// The line and the column in scalars of an index into the block, which lies inside the record.
  func place(of index: Int) -> (line: Int, column: Int) {
    var line = line
    var lineStart = input.start
    while let found = RawScan.firstIndex(of: terminator, in: input.bytes, from: lineStart, to: index) {
      line += 1
      lineStart = found + 1
    }
    return (line, RawScan.scalarCount(in: input.bytes, from: lineStart, to: index) + 1)
  }

  /// The index after the record's last byte, without its line end.
  private(set) var recordEnd = 0

  /// Finds the next record; blank lines are records with one empty field.
  mutating func next() -> Outcome {
    input.consume(pending)
    pending = 0
    line = nextLine
    var looked = 0
    while true {
      if let found = RawScan.firstIndex(of: terminator, in: input.bytes, from: input.start + looked, to: input.end) {
        if found - input.start > maximumLength { return passOver() }
        return hasQuote(upTo: found) ? quotedRecord() : finish(found - input.start, lines: 1, terminated: true)
      }
      looked = input.count
      if looked > maximumLength {
        return hasQuote(upTo: input.end) ? quotedRecord() : passOver()
      }
      if !input.refill() {
        if looked == 0 { return .end }
        return hasQuote(upTo: input.end) ? quotedRecord() : finish(looked, lines: 1, terminated: false)
      }
    }
  }

  private func hasQuote(upTo end: Int) -> Bool {
    RawScan.firstIndex(of: RawScan.quote, in: input.bytes, from: input.start, to: end) != nil
  }

  private mutating func finish(_ length: Int, lines: Int, terminated: Bool) -> Outcome {
    pending = length + (terminated ? 1 : 0)
    nextLine = line + lines
    var end = input.start + length
    let carriageReturn = UInt8(ascii: "\r")
    while end > input.start, input.bytes[end - 1] == carriageReturn { end -= 1 }
    recordEnd = end
    RawScan.split(input.bytes, from: input.start, to: end, separator: separator, into: &fields)
    return .record
  }

  /// Passes over the rest of a line that is too long.
  private mutating func passOver() -> Outcome {
    recordEnd = input.start
    fields.removeAll(keepingCapacity: true)
    while true {
      if let found = RawScan.firstIndex(of: terminator, in: input.bytes, from: input.start, to: input.end) {
        input.consume(found + 1 - input.start)
        break
      }
      input.consume(input.count)
      if !input.refill() { break }
    }
    recordEnd = input.start
    nextLine = line + 1
    return .tooLong
  }

  /// The slow way, byte by byte: a line end inside quotes does not end the record.
  private mutating func quotedRecord() -> Outcome {
    enum State { case fieldStart, plain, quoted, afterQuote }
    var state = State.fieldStart
    var at = 0
    var lines = 1
    var lineStart = 0
    var opened = (line: line, column: 1)
    let space = UInt8(ascii: " ")
    while true {
      if at == input.count, !input.refill() {
        if state == .quoted { return .openQuote(line: opened.line, column: opened.column) }
        return finish(at, lines: lines, terminated: false)
      }
      if at > maximumLength {
        return state == .quoted ? .openQuote(line: opened.line, column: opened.column) : passOver()
      }
      let byte = input.bytes[input.start + at]
      switch state {
      case .quoted:
        if byte == RawScan.quote {
          state = .afterQuote
        } else if byte == terminator {
          lines += 1
          lineStart = at + 1
        }
      case .afterQuote where byte == RawScan.quote: state = .quoted
      case _ where byte == terminator: return finish(at, lines: lines, terminated: true)
      case _ where byte == separator: state = .fieldStart
      case .fieldStart where byte == RawScan.quote:
        state = .quoted
        let column = RawScan.scalarCount(in: input.bytes, from: input.start + lineStart, to: input.start + at) + 1
        opened = (line + lines - 1, column)
      case .fieldStart where byte == space || byte == UInt8(ascii: "\t"): break
      default: state = .plain
      }
      at += 1
    }
  }
}
