import GestureModel
import GestureRules

/// The line to change where a remedy is mechanical.
struct ChangeLine: Hashable, Sendable {
  /// The language of ``code``, for a fence.
  var language: String
  /// One line of Swift for the app.
  var code: String

  /// The line for a finding, or `nil` if the remedy needs thought or more than a line.
  static func change(for finding: Finding, in report: Report) -> ChangeLine? {
    let candidate = report.candidates.first { $0.id == finding.candidate }
    return Remedies.remedy(for: finding, in: report.scenario, candidate: candidate)?.code.map {
      ChangeLine(language: "swift", code: $0)
    }
  }
}
