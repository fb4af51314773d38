import GestureModel
import GestureRules

/// GitLab's Code Quality: what a merge request shows beside the changed lines.
///
/// Needed are `description`, `check_name`, `fingerprint`, `severity`, `location.path` and `location.lines.begin`; equal
/// fingerprints would be merged, and an empty list must be written when there is nothing.
/// - Source: gitlabhq, `doc/ci/testing/code_quality.md`.
public struct GitLabReport: ReportFormat {
  public static let identifier = "gitlab"
  public static let summary = "GitLab Code Quality: findings in the merge request."
  public static let fileExtensions: [String] = []
  public static let needsEveryOutcome = false
  public static let needsOccurrences = true

  public static func text(of reports: [Report], style: ReportStyle) -> String {
    var writer = JSONWriter()
    var taken = Set<String>()
    writer.array(.spread) { list in
      for report in reports {
        for problem in report.inputProblems {
          let place = problem.location ?? SourceLocation(path: report.settingsPath ?? ResultList.usualSettingsPath)
          var identity = FindingIdentity(rule: InputProblem.identifier, path: place.path)
          while !taken.insert(identity.fingerprint).inserted { identity.ordinal += 1 }
          list.issue(
            "\(InputProblem.identifier): \(problem.message)", InputProblem.identifier, identity.fingerprint, "blocker",
            at: place)
        }
      }
      for result in ResultList(reports).results {
        let (finding, subject) = (result.finding, result.subject.map { "\($0): " } ?? "")
        // GitLab shows no check_name beside the description.
        list.issue(
          "\(finding.id): \(subject)\(result.sentence)", finding.id, result.fingerprint, severity(finding.severity),
          at: result.location)
      }
    }
    return writer.text + "\n"
  }

  private static func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: "critical"
    case .warning: "major"
    case .note: "info"
    }
  }
}

extension JSONWriter {
  fileprivate mutating func issue(
    _ description: String, _ check: String, _ fingerprint: String, _ severity: String, at location: SourceLocation
  ) {
    object { issue in
      issue.member("description", description.onTerminal.shortened(to: 1000))
      issue.member("check_name", check.onTerminal.shortened(to: 200))
      issue.member("fingerprint", fingerprint)
      issue.member("severity", severity)
      issue.key("location")
      issue.object { place in
        place.member("path", location.path.asRepositoryPath)
        place.key("lines")
        place.object { $0.member("begin", max(location.line, 1)) }
      }
    }
  }
}
