import GestureModel
import GestureRules

/// Annotations in a GitHub job: a message at a line of a file in the pull request.
///
/// A job shows ten a level and step, so the worst come first and the tenth tells how many more there are. The last line
/// is for the log.
/// - Source: actions/toolkit, `docs/problem-matchers.md`, "Limitations".
public struct GitHubReport: ReportFormat {
  public static let identifier = "github"
  public static let summary = "Annotations for a GitHub job's log, the worst first, ten a level."
  public static let fileExtensions: [String] = []
  public static let needsEveryOutcome = false
  /// How many annotations of one level GitHub shows of a step.
  static let levelLimit = 10
  /// How many findings of one pitfall an annotation tells.
  private static let entryLimit = 3

  /// One annotation.
  private struct Annotation {
    var severity: Severity
    /// The largest share of strokes that show it; 1 where no strokes are counted.
    var share: Double
    var location: SourceLocation
    var title: String
    var lines: [String]

    var command: String {
      let (line, column) = (max(location.line, 1), max(location.column, 1))
      let properties = [
        ("file", location.path.asRepositoryPath), ("line", String(line)), ("endLine", String(line)),
        ("col", String(column)), ("endColumn", String(column)), ("title", title.onTerminal.shortened(to: 200)),
      ]
      let text = lines.map { $0.onTerminal.shortened(to: 1000) }.joined(separator: "\n")
      return "::\(GitHubReport.word(for: severity)) "
        + properties.map { "\($0)=\($1.inCommandProperty)" }.joined(separator: ",") + "::\(text.inCommandMessage)\n"
    }
  }

  public static func text(of reports: [Report], style: ReportStyle) -> String {
    let annotations = problems(of: reports) + findings(of: reports)
    var text = ""
    for severity in Severity.allCases.reversed() {
      // The sort is stable by place: what comes first is what the scenarios' own order says.
      let level = annotations.enumerated().filter { $0.element.severity == severity }.sorted { left, right in
        let (one, other) = (left.element.share, right.element.share)
        return one != other ? one > other : left.offset < right.offset
      }.map(\.element)
      let shown = level.count > levelLimit ? level.prefix(levelLimit - 1) : level[...]
      text += shown.map(\.command).joined()
      if shown.count < level.count {
        let more = Wording.count(level.count - shown.count, "more \(severity.rawValue)")
        text += "::\(word(for: severity)) title=detent::\(more): see the job's summary or the report\n"
      }
    }
    return text + lastLine(of: reports)
  }

  private static func word(for severity: Severity) -> String { severity == .note ? "notice" : severity.rawValue }

  private static func problems(of reports: [Report]) -> [Annotation] {
    var annotations: [Annotation] = []
    for report in reports {
      for problem in report.inputProblems {
        let place = problem.location ?? SourceLocation(path: report.settingsPath ?? ResultList.usualSettingsPath)
        annotations.append(
          Annotation(
            severity: .error, share: .infinity, location: place, title: InputProblem.identifier,
            lines: [problem.message] + problem.notes.prefix(3)))
      }
    }
    return annotations
  }

  /// One a pitfall and change, with a line for whatever its candidates do differently.
  private static func findings(of reports: [Report]) -> [Annotation] {
    reports.flatMap { report in
      FindingGroup.groups(of: report.rankedFindingsAndBudgets).compactMap { group -> Annotation? in
        guard let first = group.findings.first else { return nil }
        let settings = SourceLocation(path: report.settingsPath ?? ResultList.usualSettingsPath)
        let place = ReportedResult.isOfConfiguration(first) ? settings : first.location ?? settings
        let entries = group.entries
        var lines = entries.prefix(entryLimit).map { entry in
          let names = entries.count > 1 ? self.names(entry.candidates, in: report) : ""
          return (names.isEmpty ? "" : "\(names): ") + entry.finding.message.endingLikeASentence
            + evidence(of: entry.finding)
        }
        if entries.count > entryLimit { lines.append("and \(entries.count - entryLimit) more") }
        if !group.remedy.isEmpty { lines.append("Change: \(group.remedy)") }
        let candidates = entries.flatMap(\.candidates)
        let shares = group.findings.map { $0.share ?? 1 }.filter(\.isFinite)
        return Annotation(
          severity: group.severity, share: shares.max() ?? 0, location: place,
          title: candidates.isEmpty ? group.id : "\(group.id): \(names(candidates, in: report))", lines: lines)
      }
    }
  }

  private static func names(_ candidates: [String], in report: Report) -> String {
    Wording.list(candidates, limit: 4) {
      ($0 + (Wording.isModel($0, in: report) ? " (model)" : "")).shortened(to: 60)
    }
  }

  /// The share and some of the traces, in a sentence of its own; empty for the configuration alone.
  private static func evidence(of finding: Finding) -> String {
    guard !finding.traces.isEmpty else { return "" }
    let share = finding.share.map { "\(Wording.percent($0)) of the strokes looked at, such as" } ?? "Seen in"
    return " \(share) " + Wording.list(finding.traces, limit: 2) { $0.shortened(to: 60) } + "."
  }

  /// How much was found, and how much of it a baseline hides or the project accepts.
  private static func lastLine(of reports: [Report]) -> String {
    let traces = reports.reduce(0) { $0 + $1.comparison.traceCount }
    let errors = reports.reduce(0) { $0 + $1.inputErrors }
    let found = Wording.severities(of: reports.flatMap(\.findings))
    let budgets = reports.reduce(0) { $0 + $1.brokenBudgets.count }
    let read = traces > 0 ? "\(Wording.count(traces, "trace")), " : ""
    let hidden = reports.reduce(0) { $0 + ($1.baseline?.known.count ?? 0) }
    let accepted = reports.reduce(0) { $0 + $1.accepted.count }
    let parts = [
      found, budgets > 0 ? Wording.count(budgets, "broken budget") : nil,
      errors > 0 ? "\(Wording.count(errors, "error")) in the input" : nil,
      hidden > 0 ? "\(hidden) hidden by the baseline" : nil, accepted > 0 ? "\(accepted) accepted" : nil,
    ].compactMap { $0 }
    return "detent: \(read)\(parts.joined(separator: ", "))\n"
  }
}
