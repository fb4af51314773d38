/// Cuts text into lines, holding one at a time.
struct LineScanner {
  enum Outcome: Hashable {
    /// ``text`` holds a line without its end.
    case line
    /// The line is longer than allowed; it was passed over.
    case tooLong
    case end
  }

  private var input: BlockBuffer
  private let maximumLength: Int
  /// The line just read; line ends of LF, CR LF and CR CR LF are taken off.
  private(set) var text: [UInt8] = []
  /// Its number, from 1; 0 before the first.
  private(set) var line = 0

  init(_ input: BlockBuffer, maximumLength: Int) {
    self.input = input
    self.maximumLength = max(maximumLength, 1)
  }

  /// Reads the next line.
  mutating func next() -> Outcome {
    let lineFeed = UInt8(ascii: "\n")
    var looked = 0
    while true {
      if let found = RawScan.firstIndex(of: lineFeed, in: input.bytes, from: input.start + looked, to: input.end) {
        line += 1
        guard found - input.start <= maximumLength else {
          input.consume(found + 1 - input.start)
          return .tooLong
        }
        take(to: found)
        input.consume(found + 1 - input.start)
        return .line
      }
      looked = input.count
      if looked > maximumLength { return passOver() }
      if !input.refill() {
        guard looked > 0 else { return .end }
        line += 1
        take(to: input.end)
        input.consume(looked)
        return .line
      }
    }
  }

  private mutating func take(to end: Int) {
    var end = end
    while end > input.start, input.bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    text.removeAll(keepingCapacity: true)
    text.append(contentsOf: input.bytes[input.start..<end])
  }

  private mutating func passOver() -> Outcome {
    line += 1
    while true {
      if let found = RawScan.firstIndex(of: UInt8(ascii: "\n"), in: input.bytes, from: input.start, to: input.end) {
        input.consume(found + 1 - input.start)
        return .tooLong
      }
      input.consume(input.count)
      if !input.refill() { return .tooLong }
    }
  }

  /// All lines of bytes in memory, without a last one that may be cut off.
  static func lines(of bytes: [UInt8], isWhole: Bool) -> [[UInt8]] {
    var usable = bytes
    if !isWhole, let last = bytes.lastIndex(of: UInt8(ascii: "\n")) { usable = Array(bytes[...last]) }
    let size = max(usable.count, 1)
    var scanner = LineScanner(BlockBuffer(MemorySource(usable), blockSize: size), maximumLength: size)
    var lines: [[UInt8]] = []
    while scanner.next() == .line { lines.append(scanner.text) }
    return lines
  }
}
