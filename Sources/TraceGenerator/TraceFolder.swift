import GestureModel

/// A file of traces.
struct TraceFile: Sendable {
  /// The form in which traces are written.
  enum Format: String {
    case csv
    case json
    case ndjson
  }

  /// The name without its extension.
  var name: String
  /// The form, which is also the extension.
  var format: Format
  /// The traces in the order of the file.
  var traces: [GeneratedTrace]

  /// The name with its extension.
  var fileName: String { "\(name).\(format.rawValue)" }

  /// What stands in the file.
  var text: String {
    switch format {
    case .csv: TraceCSV.text(traces)
    case .json: TraceJSON.array(traces)
    case .ndjson: TraceJSON.lines(traces)
    }
  }
}

/// A folder of traces that share a scenario.
struct TraceFolder: Sendable {
  /// The folder's name.
  var name: String
  /// What it is, in a sentence or two for the documentation.
  var summary: String
  /// The scroll view that its traces were made for.
  var scenario: Scenario
  /// What the traces are compared under; empty for the defaults.
  var candidates: [String] = []
  /// The lines above the settings.
  var comments: [String]
  /// The files, sorted by name as they are walked.
  var files: [TraceFile]

  /// Every trace, in the order in which the folder is walked.
  var traces: [GeneratedTrace] { files.flatMap(\.traces) }
}

/// Text and where it belongs.
struct GeneratedFile: Equatable, Sendable {
  /// The place below the collection's folder, with `/` between names.
  var path: String
  /// Everything in the file.
  var text: String
}
