import GestureModel
import GestureRules

/// What a report says first, in one or two sentences.
enum Verdict {
  /// Which candidate agrees best, how much was found and what to change first.
  ///
  /// - Parameter name: Sets a candidate's name or an id as the format wants it.
  static func sentences(for report: Report, name: (String) -> String, prose: (String) -> String) -> String {
    [agreement(in: report, name: name), found(in: report), firstChange(in: report, name: name, prose: prose)]
      .compactMap { $0 }.joined(separator: " ")
  }

  private static func agreement(in report: Report, name: (String) -> String) -> String? {
    let comparison = report.comparison
    guard comparison.strokeCount > 0 else { return nil }
    let best = comparison.bestCandidates
    guard let first = best.first else {
      let disagreements = comparison.disagreementCount
      let strokes = Wording.count(comparison.strokeCount, "stroke")
      guard report.candidates.count > 1 else {
        return "One candidate has nothing to be compared with, and the traces do not say what was meant: \(strokes)."
      }
      return disagreements == 0
        ? "All \(report.candidates.count) candidates choose the same pages for \(strokes)."
        : "The candidates disagree on \(disagreements) of \(strokes); the traces do not say what was meant."
    }
    let names = Wording.list(best.map { Wording.name(of: report.candidates[$0]) }, limit: 3, name)
    let figures = comparison.candidates[first].agreement
    guard figures.agreed > 0 else {
      return "No candidate does what was meant: 0 of \(Wording.count(figures.known, "stroke"))."
    }
    let verb = best.count == 1 ? "does" : "do"
    return "\(names) \(verb) what was meant most often: \(figures.agreed) of \(Wording.count(figures.known, "stroke"))."
  }

  private static func found(in report: Report) -> String {
    let errors = report.inputErrors > 0 ? " \(Wording.count(report.inputErrors, "error")) in the input." : ""
    return "Found: \(Wording.severities(of: report.findings))." + errors
  }

  /// Whether the remedy is the reader's to apply: not one for a default candidate's own arithmetic.
  private static func concernsTheApp(_ finding: Finding, in report: Report) -> Bool {
    report.areCandidatesChosen || finding.candidate == nil || finding.id == MissingFastDeceleration.identifier
  }

  private static func firstChange(
    in report: Report, name: (String) -> String, prose: (String) -> String
  ) -> String? {
    // A note asks for nothing, and a repair has been made already.
    let urgent = report.rankedFindings.filter { $0.severity >= .warning && !$0.remedy.isEmpty }
    // What ails a recording was mended or is told in its place; the app's own fault is what the reader came for.
    let first =
      urgent.first { concernsTheApp($0, in: report) && Pitfalls.named($0.id)?.kind != .trace }
      ?? urgent.first { concernsTheApp($0, in: report) } ?? urgent.first
    guard let first else { return nil }
    return "Change first (\(name(first.id))): \(prose(first.remedy))"
  }
}
