import GestureModel

/// Reads traces from any known format, one after the other, without ever holding the whole input.
///
/// ```swift
/// let reader = TraceReader(source: try FileSource(path: path), path: path)
/// while let event = reader.next() { … }
/// ```
/// A trace is handed on as soon as it is complete. Nothing is thrown: what cannot be read is a ``ReadEvent/diagnostic(_:)``
/// and everything sound around it still comes.
public final class TraceReader {
  private let path: String
  private let options: ReadingOptions
  private var input: BlockBuffer?
  private var reader: (any FormatReader)?
  private var queue: EventQueue
  private var isOver = false
  private let failure: FailureWatch

  /// Creates a reader; nothing is read before the first ``next()``.
  ///
  /// - Parameter path: As the user named it, for messages and for the names of traces without one.
  public init(source: any ByteSource, path: String, options: ReadingOptions = ReadingOptions()) {
    self.path = path
    self.options = options
    failure = FailureWatch()
    input = BlockBuffer(source, blockSize: options.blockSize, failure: failure)
    queue = EventQueue(maximumPerKind: options.maximumMessagesPerKind)
  }

  /// The next trace or message, or `nil` at the end of the input.
  public func next() -> ReadEvent? {
    while queue.isEmpty, !isOver {
      if reader == nil, !open() {
        isOver = true
      } else if let reader, !reader.step(into: &queue) {
        isOver = true
      }
      if isOver, let reason = failure.reason { queue.say(reason) }
    }
    return queue.next()
  }

  /// Reads everything at once.
  public static func readAll(
    bytes: some Sequence<UInt8>, path: String, options: ReadingOptions = ReadingOptions()
  ) -> (traces: [Trace], diagnostics: [Diagnostic]) {
    readAll(TraceReader(source: MemorySource(bytes), path: path, options: options))
  }

  /// Reads a whole file at once, `-` being standard input; one that cannot be opened gives a message and no trace.
  public static func readAll(
    path: String, options: ReadingOptions = ReadingOptions()
  ) -> (traces: [Trace], diagnostics: [Diagnostic]) {
    do {
      return readAll(TraceReader(source: try FileSource(path: path), path: path, options: options))
    } catch {
      return ([], [error])
    }
  }

  private static func readAll(_ reader: TraceReader) -> (traces: [Trace], diagnostics: [Diagnostic]) {
    var traces: [Trace] = []
    var diagnostics: [Diagnostic] = []
    while let event = reader.next() {
      switch event {
      case .trace(let trace): traces.append(trace)
      case .diagnostic(let diagnostic): diagnostics.append(diagnostic)
      }
    }
    return (traces, diagnostics)
  }

  /// Chooses the format by the first 64 KiB.
  private func open() -> Bool {
    guard var input else { return false }
    self.input = nil
    input.fill(to: ReadingOptions.sampleSize)
    if input.count == 0 {
      if failure.reason == nil {
        queue.say(Diagnostic(.error, at: SourceLocation(path: path), "expected a recording, found an empty file"))
      }
      return false
    }
    let sample = input.sample(ReadingOptions.sampleSize)
    if let refusal = RefusedContent.refusal(of: sample, path: path) {
      queue.say(refusal)
      return false
    }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let hasMark = sample.starts(with: mark)
    if hasMark { input.consume(mark.count) }
    let content = Array(sample.dropFirst(hasMark ? mark.count : 0))
    let looked = FormatSample(content, isWhole: input.isAtEnd && input.count <= content.count)
    let options = options.withPreset
    let chosen: TraceFormat?
    if let wanted = options.format {
      chosen = TraceFormats.all.first { $0.identifier == wanted }
      if chosen == nil {
        let known = TraceFormats.all.map(\.identifier)
        let near = NearestName.to(wanted, in: known)
        queue.say(
          Diagnostic(
            .error, at: SourceLocation(path: path), "expected a known format, found \(FoundText.quoted(wanted))",
            notes: (near.map { ["did you mean '\($0)'?"] } ?? []) + ["known formats: " + known.joined(separator: ", ")])
        )
      }
    } else {
      if let refusal = RefusedContent.refusal(of: looked, path: path) {
        queue.say(refusal)
        return false
      }
      chosen = TraceFormats.all.first { $0.sniff(looked) }
    }
    if let chosen, !chosen.hasColumns { sayWhatIsNotUsed(by: chosen) }
    reader = chosen?.reader(input, path, options)
    return reader != nil
  }

  /// A filter that is not applied would pass for one that everything matches.
  private func sayWhatIsNotUsed(by format: TraceFormat) {
    let unused = [(options.columns == nil, "--columns"), (options.filters.isEmpty, "--where")]
      .compactMap { $0.0 ? nil : $0.1 }
    guard !unused.isEmpty else { return }
    queue.say(
      Diagnostic(
        .warning, at: SourceLocation(path: path),
        "\(unused.joined(separator: " and ")) \(unused.count == 1 ? "does" : "do") nothing here: \(format.identifier) has "
          + "no columns, and everything is read"))
  }
}
