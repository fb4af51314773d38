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
    // By message, the first with each: there may be tens of thousands of findings.
    var known: [String: [Int]] = [:]
    for finding in findings {
      guard let name = finding.candidate else {
        entries.append(([], finding))
        continue
      }
      let same = known[finding.message, default: []].first {
        entries[$0].finding.share == finding.share && entries[$0].finding.traces == finding.traces
      }
      if let same {
        entries[same].candidates.append(name)
      } else {
        known[finding.message, default: []].append(entries.count)
        entries.append(([name], finding))
      }
    }
    return entries
  }

  /// What the findings of a group have in common.
  private struct Key: Hashable {
    var id: String
    var severity: Severity
    var remedy: String
  }

  /// Brings the ranked findings of `report` together, each group standing where its first finding does.
  static func groups(in report: Report) -> [FindingGroup] { groups(of: report.rankedFindings) }

  /// Brings findings together, each group standing where its first finding does.
  static func groups(of findings: [Finding]) -> [FindingGroup] {
    var groups: [FindingGroup] = []
    var places: [Key: Int] = [:]
    for finding in findings {
      let key = Key(id: finding.id, severity: finding.severity, remedy: finding.remedy)
      if let known = places[key] {
        groups[known].findings.append(finding)
      } else {
        places[key] = groups.count
        groups.append(
          FindingGroup(id: finding.id, severity: finding.severity, remedy: finding.remedy, findings: [finding]))
      }
    }
    return groups
  }
}
