import GestureModel

/// Writes traces in our JSON form.
enum TraceJSON {
  /// An array of traces with a line for each sample, so that a message about a sample can name its line.
  static func array(_ traces: [GeneratedTrace]) -> String {
    let objects = traces.map { trace in
      let head = members(of: trace).joined(separator: ",\n   ")
      guard !trace.rows.isEmpty else { return "  {\(head)}" }
      let samples = trace.rows.map { "     \(sample($0))" }.joined(separator: ",\n")
      return "  {\(head),\n   \"samples\": [\n\(samples)\n   ]}"
    }
    return "[\n" + objects.joined(separator: ",\n") + "\n]\n"
  }

  /// One trace a line.
  static func lines(_ traces: [GeneratedTrace]) -> String {
    traces.map { trace in
      let samples =
        trace.rows.isEmpty ? [] : ["\"samples\": [" + trace.rows.map(sample).joined(separator: ", ") + "]"]
      return "{" + (members(of: trace) + samples).joined(separator: ", ") + "}\n"
    }.joined()
  }

  /// Everything but the samples, each as `"name": value`, in the order of the format's description.
  private static func members(of trace: GeneratedTrace) -> [String] {
    var members = ["\"id\": \(quoted(trace.id))"]
    if let session = trace.session { members.append("\"session\": \(quoted(session))") }
    if let hertz = trace.hertz { members.append("\"device\": {\"scale\": 3, \"refresh_hz\": \(hertz)}") }
    let labels = trace.labels.map { "\(quoted($0.name)): \(quoted($0.value))" }
    members.append("\"labels\": {" + labels.joined(separator: ", ") + "}")
    if let intent = trace.intent { members.append("\"intent\": \(text(of: intent))") }
    members.append("\"start_offset\": \(trace.startOffset.trimmedText(3))")
    if let release = trace.release {
      let proposed = release.proposedOffset.map { ", \"proposed\": \($0.trimmedText(3))" } ?? ""
      members.append(
        "\"release\": {\"offset\": \(release.offset.trimmedText(3)), "
          + "\"velocity_pt_per_ms\": \(release.pointsPerMillisecond.trimmedText(6))\(proposed)}")
    }
    if let observed = trace.observed {
      let values = [
        observed.target.map { "\"target\": \($0.trimmedText(3))" }, observed.page.map { "\"page\": \($0)" },
        observed.settleMilliseconds.map { "\"settle_ms\": \($0.trimmedText(3))" },
      ]
      members.append("\"observed\": {" + values.compactMap { $0 }.joined(separator: ", ") + "}")
    }
    return members
  }

  private static func sample(_ row: TraceRow) -> String {
    "{\"t_ms\": \(row.milliseconds.trimmedText(3)), \"x\": \(row.x.trimmedText(3)), \"y\": \(row.y.trimmedText(3)), "
      + "\"phase\": \"\(row.phase.word)\", \"pointer\": \(row.pointer)}"
  }

  private static func text(of intent: Intent) -> String {
    switch intent {
    case .next: "\"next\""
    case .previous: "\"previous\""
    case .stay: "\"stay\""
    case .page(let page): "{\"page\": \(page)}"
    }
  }

  /// The text between quotes. Ours are plain sentences; what would end the string early is escaped all the same.
  private static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
