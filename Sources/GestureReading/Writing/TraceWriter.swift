import GestureModel

/// Writes traces in our own forms, one after the other, so that a file of any length takes little memory.
///
/// ```swift
/// var writer = TraceWriter(.json)
/// for trace in traces { output.write(writer.text(of: trace)) }
/// output.write(writer.end())
/// ```
/// What is written reads back as the same strokes to the last bit, and writing that again gives the same bytes. Times
/// are those of the trace's own file, so the pauses between the traces of a session survive.
///
/// - Source: `DESIGN.md` 4 for names and order.
public struct TraceWriter: Sendable {
  /// The form that is written.
  public let format: TraceFileFormat
  /// How many traces were written.
  public private(set) var traceCount = 0
  private var csv = CSVTraceWriter()

  /// Creates a writer that has written nothing.
  public init(_ format: TraceFileFormat) { self.format = format }

  /// The text that `trace` adds to the file; empty if the form holds nothing of it.
  public mutating func text(of trace: Trace) -> String {
    switch format {
    case .csv:
      let head = traceCount == 0 ? CSVTraceWriter.header : ""
      guard let rows = csv.rows(of: trace) else { return "" }
      traceCount += 1
      return head + rows
    case .json:
      guard let object = JSONTraceWriter.object(trace, isSpread: true) else { return "" }
      traceCount += 1
      return (traceCount == 1 ? "{\"traces\": [\n" : ",\n") + object
    case .ndjson:
      guard let object = JSONTraceWriter.object(trace, isSpread: false) else { return "" }
      traceCount += 1
      return object + "\n"
    }
  }

  /// The text that ends the file. A file without traces is still one of its form.
  public func end() -> String {
    switch format {
    case .csv: traceCount == 0 ? CSVTraceWriter.header : ""
    case .json: traceCount == 0 ? "{\"traces\": []}\n" : "\n]}\n"
    case .ndjson: ""
    }
  }

  /// What the file cannot hold of the traces written so far, each with the number of traces it concerns.
  public var losses: [Diagnostic] { csv.losses }

  /// The text of a whole file.
  public static func text(of traces: some Sequence<Trace>, as format: TraceFileFormat) -> String {
    var writer = TraceWriter(format)
    var text = ""
    for trace in traces { text += writer.text(of: trace) }
    return text + writer.end()
  }
}
