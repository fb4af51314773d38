import GestureAnalysis
import GestureModel
import GestureRules

/// What a report says first, in one or two sentences.
enum Verdict {
  /// Which candidate agrees best, how much was found and what to change first.
  ///
  /// - Parameters:
  ///   - tellsFound: Whether the number of findings is told, which a heading may do already.
  ///   - name: Sets a candidate's name or an id as the format wants it.
  static func sentences(
    for report: Report, tellsFound: Bool = true, name: (String) -> String, prose: (String) -> String
  ) -> String {
    [
      agreement(in: report, name: name), Wording.budgets(report.budgets), tellsFound ? found(in: report) : nil,
      Wording.settled(in: report, name: name), firstChange(in: report, name: name, prose: prose),
    ].compactMap { $0 }.joined(separator: " ")
  }

  private static func agreement(in report: Report, name: (String) -> String) -> String? {
    let comparison = report.comparison
    guard comparison.strokeCount > 0 else { return nil }
    func sentence(_ best: [Int], _ figures: KeyPath<CandidateFigures, Agreement>, one: String, many: String) -> String?
    {
      guard let first = best.first else { return nil }
      let names = Wording.list(best.map { Wording.name(of: report.candidates[$0]) }, limit: 3, name)
      let agreement = comparison.candidates[first][keyPath: figures]
      if agreement.agreed == 0 {
        return "No candidate \(one): 0 of \(Wording.count(agreement.known, "stroke"))."
      }
      // Alone, nothing is best.
      let most = report.candidates.count > 1 ? " most often" : ""
      let strokes = Wording.count(agreement.known, "stroke")
      return "\(names) \(best.count == 1 ? one : many)\(most): \(agreement.agreed) of \(strokes)."
    }
    let meant = sentence(
      comparison.bestCandidates, \.agreement, one: "does what was meant", many: "do what was meant")
    let observed = sentence(
      comparison.closestToDevice, \.observedRest, one: "rests where the device did", many: "rest where the device did")
    let told = [meant, observed].compactMap { $0 }
    return told.isEmpty ? disagreement(in: report, name: name) : told.joined(separator: " ")
  }

  /// What can be said where the traces tell neither an intent nor what the device did.
  private static func disagreement(in report: Report, name: (String) -> String) -> String {
    let (disagreements, strokes) = (
      report.comparison.disagreementCount, Wording.count(report.comparison.strokeCount, "stroke")
    )
    let unknown = "the traces do not say what was meant."
    if report.candidates.count == 1, let only = report.candidates.first {
      return "\(name(Wording.name(of: only))) was replayed over \(strokes); \(unknown)"
    }
    return disagreements == 0
      ? "All \(report.candidates.count) candidates choose the same pages for \(strokes)."
      : "The candidates disagree on \(disagreements) of \(strokes); \(unknown)"
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
    let ofTheApp = urgent.filter { concernsTheApp($0, in: report) }
    // The view comes before the recorder: what is wrong with a recording is said with the pitfalls.
    let ofTheView = ofTheApp.first { Pitfalls.named($0.id)?.kind != .trace }
    guard let first = ofTheView ?? ofTheApp.first else { return nil }
    return "Change first (\(name(first.id))): \(prose(first.remedy))"
  }
}
