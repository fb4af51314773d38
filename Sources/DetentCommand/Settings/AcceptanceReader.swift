import GestureModel
import GestureReading
import GestureRules

/// Findings that a project has decided to live with, from `accept` in a settings file.
enum AcceptanceReader {
  private static let keys = ["id", "candidate", "trace", "reason"]

  /// Reads `accept`: a list of objects with an id and a reason, for a candidate or a trace if they are named.
  static func acceptances(_ node: JSONNode) throws(Diagnostic) -> [Acceptance] {
    guard case .array(let elements) = node.value else {
      throw Diagnostic(
        .error, at: node.location, "expected a list of accepted findings, found \(node.kindWords)",
        notes: ["such as [{ id: \"multi-page-skip\", candidate: \"round\", reason: \"a demo\" }]"])
    }
    var read: [Acceptance] = []
    for element in elements { read.append(try acceptance(element)) }
    return read
  }

  private static func acceptance(_ node: JSONNode) throws(Diagnostic) -> Acceptance {
    var acceptance = Acceptance(rule: "", reason: "")
    let ids = Pitfalls.all.map { $0.identifier }
    for member in try SettingsLoader.members(of: node, what: "an accepted finding", keys: keys) {
      switch member.key {
      case "id":
        let id = try SettingsLoader.text(member.value, for: "id")
        guard Pitfalls.named(id) != nil else {
          let nearest = NearestName.to(id, in: ids).map { "did you mean '\($0)'?" }
          throw Diagnostic(
            .error, at: member.value.location, "there is no pitfall '\(id.shortened(to: 60))'",
            notes: [nearest ?? "'detent list pitfalls' names all"])
        }
        acceptance.rule = id
      case "candidate": acceptance.candidate = try SettingsLoader.text(member.value, for: "candidate")
      case "trace": acceptance.trace = try SettingsLoader.text(member.value, for: "trace")
      case "reason": acceptance.reason = try SettingsLoader.text(member.value, for: "reason")
      default: throw SettingsLoader.unknown(member, "key of an accepted finding", in: keys)
      }
    }
    for (key, value) in [("id", acceptance.rule), ("reason", acceptance.reason)] where value.isEmpty {
      throw Diagnostic(
        .error, at: node.location, "expected '\(key)' of an accepted finding, found none",
        notes: key == "reason" ? ["whoever reads it next year wants to know why"] : [])
    }
    return acceptance
  }
}
