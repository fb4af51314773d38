import GestureModel

/// Writes traces in our CSV form, one row a sample.
enum TraceCSV {
  /// The names of the columns.
  static let header = "trace,pointer,t_ms,x,y,phase,session,intent,start_offset"

  /// The file's text. No value in the collection holds a comma, a quote or a line end, so none is quoted.
  ///
  /// Of a trace only what has a column is written: no labels, no release, no page number as an intent.
  static func text(_ traces: [GeneratedTrace]) -> String {
    var lines = [header]
    for trace in traces {
      let ending = [trace.session ?? "", word(for: trace.intent), trace.startOffset.trimmedText(3)]
      for row in trace.rows {
        let values = [
          trace.id, String(row.pointer), row.milliseconds.trimmedText(3), row.x.trimmedText(3), row.y.trimmedText(3),
          row.phase.word,
        ]
        lines.append((values + ending).joined(separator: ","))
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func word(for intent: Intent?) -> String {
    switch intent {
    case .next: "next"
    case .previous: "previous"
    case .stay: "stay"
    case .page, nil: ""
    }
  }
}
