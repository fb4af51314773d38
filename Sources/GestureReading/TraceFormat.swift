/// A format of recordings: how it is recognised, and its reader.
///
/// To add one, write its reader in a file of its own and put it into ``TraceFormats/all``, before those whose content it
/// could be taken for.
public struct TraceFormat: Sendable {
  /// The name on the command line and in ``GestureModel/Trace/format``, such as `csv`.
  public let identifier: String
  /// One sentence for help, ending in a full stop.
  public let summary: String
  /// Whether its fields stand in columns, so that they can be mapped and filtered.
  let hasColumns: Bool
  /// Whether the first bytes of a file, without byte order mark, look like this format.
  let sniff: @Sendable (ArraySlice<UInt8>) -> Bool
  /// Creates a reader that begins at the first byte after a byte order mark.
  let reader: @Sendable (BlockBuffer, String, ReadingOptions) -> any FormatReader
}

/// Every format that can be read.
public enum TraceFormats {
  /// In the order in which content is tried: the first that recognises it reads it.
  public static let all: [TraceFormat] = [
    TraceFormat(
      identifier: JSONTraceReader.identifier,
      summary: "JSON: one trace, an array, {\"traces\": […]}, one a line, or samples alone.",
      hasColumns: false,
      sniff: { bytes in
        let first = bytes.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
        return first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
      },
      reader: { JSONTraceReader($0, path: $1, options: $2) }),
    TraceFormat(
      identifier: CSVReader.identifier,
      summary: "Text with commas, semicolons, tabs or blanks between fields, with or without a header.",
      hasColumns: true,
      sniff: { _ in true },
      reader: { CSVReader($0, path: $1, options: $2) }),
  ]
}

/// Reads one input of one format.
protocol FormatReader: AnyObject {
  /// Reads on until there is something to hand on.
  ///
  /// - Returns: `false` once the input is over; what was read last is in the queue.
  func step(into queue: inout EventQueue) -> Bool
}
