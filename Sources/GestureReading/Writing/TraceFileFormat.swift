/// A form in which traces are written.
public enum TraceFileFormat: String, Hashable, Sendable, CaseIterable {
  /// One row a sample, under our own header; holds no labels, release or observation.
  case csv
  /// One object, `{"traces": […]}`, with a line for each sample.
  case json
  /// One trace a line.
  case ndjson

  /// The form that a file's ending, in lower case and without its dot, stands for; `nil` for one that tells none.
  public init?(fileExtension: String) {
    switch fileExtension {
    case "csv": self = .csv
    case "json": self = .json
    case "ndjson", "jsonl": self = .ndjson
    default: return nil
    }
  }
}
