import GestureModel
import GestureReplay

/// One row for each stroke under each candidate, for spreadsheets and data frames.
///
/// Names are shown as in a terminal and are never formulas; the JSON report holds them to the letter.
public struct CSVReport: ReportFormat {
  public static let identifier = "csv"
  public static let summary = "One row for each stroke under each candidate, for spreadsheets and data frames."
  public static let fileExtensions = ["csv"]
  public static let needsEveryOutcome = true

  /// The columns; a number's unit stands in its name.
  static let columns = [
    "scenario", "trace", "stroke", "session", "labels", "location", "candidate", "start_page", "page", "pages_moved",
    "target_pt", "release_offset_pt", "velocity_pt_per_ms", "proposed_pt", "margin_pt", "margin_pt_per_ms", "settle_ms",
    "overshoot_pt", "intent", "agrees", "flags",
  ]

  /// How many scalars of a name are written.
  private static let longestName = 1000

  public static func text(of reports: [Report], style: ReportStyle) -> String {
    var text = columns.joined(separator: ",") + "\n"
    for report in reports {
      let scenario = cell(report.scenario.name)
      for trace in report.traces {
        let labels = trace.labels.map { "\($0.name)=\($0.value)" }.joined(separator: "; ")
        let head = [cell(trace.id), cell(trace.session), cell(labels), cell(trace.location.description)]
        for (stroke, row) in trace.outcomes.enumerated() {
          for (outcome, candidate) in zip(row, report.candidates) {
            let flags = trace.flags(stroke: stroke, candidate: outcome.candidate).joined(separator: " ")
            let cells =
              [scenario, head[0], String(outcome.stroke)] + head.dropFirst() + [cell(candidate.id)]
              + numbers(of: outcome)
              + [trace.intent.map(Wording.intent) ?? "", outcome.agrees.map { $0 ? "yes" : "no" } ?? "", cell(flags)]
            text += cells.joined(separator: ",") + "\n"
          }
        }
      }
    }
    return text
  }

  private static func numbers(of outcome: Outcome) -> [String] {
    let margin = outcome.landing.margin
    let measured: [Double?] = [
      outcome.target, outcome.release.offset, outcome.release.pointsPerMillisecond, outcome.release.proposedOffset,
      margin.points, margin.pointsPerMillisecond, outcome.settle.milliseconds, outcome.settle.overshootPoints,
    ]
    return [String(outcome.startPage), String(outcome.page), String(outcome.pagesMoved)]
      + measured.map { $0.flatMap { $0.isFinite ? $0.shortText : nil } ?? "" }
  }

  private static func cell(_ name: String?) -> String { name.map { $0.shortened(to: longestName).inCSV } ?? "" }
}
