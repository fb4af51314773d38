import GestureModel

/// What a format of one event a line needs beyond cutting lines.
protocol LineModel {
  static var identifier: String { get }
  /// - Parameter sample: The first lines of the file, to settle by what no single line tells.
  init(sample: [[UInt8]], assembler: TraceAssembler)
  /// Takes one line.
  mutating func take(_ line: [UInt8], number: Int, into queue: inout EventQueue)
  /// Hands on what is left, and says what is known of the file only now.
  mutating func finish(into queue: inout EventQueue)
}

/// Reads a log line by line.
final class LineReader<Model: LineModel>: FormatReader {
  private let path: String
  private let options: ReadingOptions
  private var scanner: LineScanner
  private var model: Model
  private var isOver = false

  init(_ input: BlockBuffer, path: String, options: ReadingOptions) {
    self.path = path
    self.options = options
    var input = input
    input.fill(to: ReadingOptions.sampleSize)
    let isWhole = input.isAtEnd && input.count <= ReadingOptions.sampleSize
    let sample = LineScanner.lines(of: input.sample(ReadingOptions.sampleSize), isWhole: isWhole)
    model = Model(
      sample: sample, assembler: TraceAssembler(path: path, format: Model.identifier, options: options))
    scanner = LineScanner(input, maximumLength: options.maximumLineLength)
  }

  func step(into queue: inout EventQueue) -> Bool {
    while queue.isEmpty, !isOver {
      switch scanner.next() {
      case .line: model.take(scanner.text, number: scanner.line, into: &queue)
      case .tooLong:
        queue.say(
          Diagnostic(
            .error, at: SourceLocation(path: path, line: scanner.line),
            "expected a line of at most \(options.maximumLineLength) bytes, found a longer one; it is left out",
            notes: ["the limit is ReadingOptions.maximumLineLength"]), kind: "long-line")
      case .end:
        isOver = true
        model.finish(into: &queue)
        queue.sayWhatWasCounted()
      }
    }
    return !isOver
  }
}
