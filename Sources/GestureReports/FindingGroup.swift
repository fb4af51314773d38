import GestureModel
import GestureRules

/// Findings of one pitfall that ask for the same change, so that the change is told once.
struct FindingGroup {
  /// The pitfall's id.
  var id: String
  /// How much it matters.
  var severity: Severity
  /// What to change.
  var remedy: String
  /// The findings, the most frequent first; never empty.
  var findings: [Finding]

  /// The findings, those that say the same of several candidates brought together.
  var entries: [(candidates: [String], finding: Finding)] {
    var entries: [(candidates: [String], finding: Finding)] = []
    for finding in findings {
      let names = [finding.candidate].compactMap { $0 }
      let known = entries.firstIndex {
        $0.finding.message == finding.message && $0.finding.traces == finding.traces
          && $0.finding.share == finding.share && !names.isEmpty && !$0.candidates.isEmpty
      }
      if let known {
        entries[known].candidates += names
      } else {
        entries.append((names, finding))
      }
    }
    return entries
  }

  /// Brings the ranked findings of `report` together, each group standing where its first finding does.
  static func groups(in report: Report) -> [FindingGroup] {
    var groups: [FindingGroup] = []
    for finding in report.rankedFindings {
      let known = groups.firstIndex {
        $0.id == finding.id && $0.severity == finding.severity && $0.remedy == finding.remedy
      }
      if let known {
        groups[known].findings.append(finding)
      } else {
        groups.append(
          FindingGroup(id: finding.id, severity: finding.severity, remedy: finding.remedy, findings: [finding]))
      }
    }
    return groups
  }
}
