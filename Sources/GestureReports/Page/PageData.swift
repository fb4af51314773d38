import GestureModel
import GestureReplay

/// What the page's script knows, as JSON, and what had to be left out.
struct PageData {
  /// What all strokes may weigh together (ours: with tables and charts the page stays below 25 MB).
  static let byteLimit = 12_000_000

  /// The JSON, harmless inside a `script` element: it holds no `<`.
  let text: String
  /// For each report, the strokes that can be watched, in input order.
  let watched: [[WatchedStroke]]

  /// Gathers the strokes of `reports` within `limit` bytes, which the reports share evenly.
  init(_ reports: [Report], limit: Int = byteLimit) {
    var parts: [String] = []
    var watched: [[WatchedStroke]] = []
    var left = limit
    for (index, report) in reports.enumerated() {
      let (texts, strokes) = Self.strokes(of: report, limit: left / (reports.count - index))
      left -= texts.reduce(0) { $0 + $1.utf8.count }
      parts.append(
        "{\(Self.geometry(of: report)),\"strokes\":[\n\(texts.joined(separator: ",\n"))]}")
      watched.append(strokes)
    }
    text = "[\(parts.joined(separator: ",\n"))]".replacing("<", with: "\\u003C")
    self.watched = watched
  }

  private static func strokes(of report: Report, limit: Int) -> (texts: [String], strokes: [WatchedStroke]) {
    guard let gallery = report.gallery else { return ([], []) }
    let replayer = Replayer(scenario: report.scenario, candidates: report.candidates)
    let ranked = gallery.ranked
    let pitfalls = pitfallsByTrace(of: report, traces: Set(ranked.map(\.trace)))
    var kept: [(stroke: WatchedStroke, text: String)] = []
    var size = 0
    for stroke in ranked {
      let shown = Set(pitfalls[stroke.trace, default: []]).union(stroke.repairs).union(stroke.flags.joined()).sorted()
      let text = StrokeMotion.json(of: stroke, pitfalls: shown, in: report, by: replayer)
      size += text.utf8.count
      guard size <= limit else { break }
      kept.append((stroke, text))
    }
    kept.sort { $0.stroke.order < $1.stroke.order }
    return (kept.map(\.text), kept.map(\.stroke))
  }

  /// The pitfalls that findings show by each of `traces` as a whole.
  private static func pitfallsByTrace(of report: Report, traces: Set<String>) -> [String: [String]] {
    var pitfalls: [String: [String]] = [:]
    for finding in report.findings where finding.candidate == nil {
      for trace in finding.traces where traces.contains(trace) { pitfalls[trace, default: []].append(finding.id) }
    }
    return pitfalls
  }

  /// The members that tell the view and the candidates.
  private static func geometry(of report: Report) -> String {
    let scenario = report.scenario
    let numbers: [(name: String, value: Double)] = [
      ("viewport", scenario.viewport), ("size", scenario.pageSize), ("stride", scenario.stride),
      ("start", scenario.contentStart + scenario.sectionInsetLeading), ("pages", Double(scenario.pageCount)),
      ("screen", scenario.screenSize ?? scenario.viewport), ("frame", scenario.frameStart ?? 0),
      ("insetLeading", scenario.insetLeading), ("insetTrailing", scenario.insetTrailing),
      ("end", scenario.effectiveContentLength), ("items", Double(scenario.itemsPerGroup)),
      ("item", scenario.itemSize), ("gap", scenario.itemSpacing),
    ]
    let flags: [(name: String, value: Bool)] = [
      ("horizontal", scenario.axis == .horizontal), ("rtl", scenario.direction == .rtl), ("loop", scenario.loop),
      ("clips", scenario.clipsToBounds),
    ]
    let names = report.candidates.map { Wording.name(of: $0).inPageJSON }
    return
      (["\"name\":\((scenario.name ?? "").inPageJSON)", "\"offered\":\(report.gallery?.strokeCount ?? 0)"]
      + numbers.map { "\"\($0.name)\":\($0.value.isFinite ? $0.value.shortText : "0")" }
      + flags.map { "\"\($0.name)\":\($0.value)" } + ["\"candidates\":[\(names.joined(separator: ","))]"])
      .joined(separator: ",")
  }
}
