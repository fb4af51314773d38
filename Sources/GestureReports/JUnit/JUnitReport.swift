import GestureModel
import GestureRules

/// JUnit's XML: one suite a file, one case a trace and pitfall, so that a dashboard shows what was mended.
///
/// An error or a warning is a `failure`; a note asks for nothing and is told in a case that passes. A file that could
/// not be read wholly is an `error`; a pitfall that the settings turn off, that a baseline knows or that the project
/// accepts is `skipped`. Pitfalls of the configuration
/// are cases of the settings file.
/// - Source: the common core as collected by testmoapp/junitxml; GitLab, "Unit test reports", for names that must not
///   occur twice and the size of 30 MB.
public struct JUnitReport: ReportFormat {
  public static let identifier = "junit"
  public static let summary = "JUnit XML: one case a trace and pitfall, passed ones too; under 30 MB."
  public static let fileExtensions = ["xml"]
  public static let needsEveryOutcome = true
  public static let needsOccurrences = true
  /// What a file may weigh; GitLab stops at 30 MB.
  static let byteLimit = 28_000_000

  public static func text(of reports: [Report], style: ReportStyle) -> String { text(of: reports, limit: byteLimit) }

  /// Writes at most `limit` bytes: passed cases are left out first, then the least grave failures.
  static func text(of reports: [Report], limit: Int) -> String {
    var selection = JUnitSuites(reports, limit: limit).selection(limit: limit)
    if let leftOut = selection.leftOut {
      selection.suites.append(
        JUnitSuite(
          name: "left out",
          cases: [
            JUnitCase(className: "left out", name: "size", path: nil, line: 1, state: .skipped(leftOut))
          ]))
    }
    let counts = selection.suites.reduce(into: JUnitCounts()) { $0.add($1.counts) }
    var text =
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"detent\" \(counts.attributes) time=\"0\">\n"
    for suite in selection.suites { suite.write(to: &text) }
    return text + "</testsuites>\n"
  }
}
