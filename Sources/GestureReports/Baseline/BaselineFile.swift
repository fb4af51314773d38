import GestureModel
import GestureReading
import GestureRules

/// Writes and reads baselines: `detent.baseline/1`, sorted and one finding a line, so that version control merges them.
public enum BaselineFile {
  private static let keys = ["rule", "path", "trace", "candidate", "ordinal", "reason"]

  /// The file's text, ending in a line break.
  public static func text(of baseline: Baseline) -> String {
    var writer = JSONWriter()
    writer.object(.spread) { json in
      json.member("schema", "detent.baseline/1")
      json.key("findings")
      json.array(.spread) { list in
        for (identity, reason) in baseline.entries {
          list.object { entry in
            entry.member("rule", identity.rule)
            if !identity.path.isEmpty { entry.member("path", identity.path) }
            if let trace = identity.trace { entry.member("trace", trace) }
            if let candidate = identity.candidate { entry.member("candidate", candidate) }
            if identity.ordinal > 0 { entry.member("ordinal", identity.ordinal) }
            if let reason { entry.member("reason", reason) }
          }
        }
      }
    }
    return writer.text + "\n"
  }

  /// Reads a baseline; the first mistake is thrown with its place.
  public static func baseline(from source: any ByteSource, path: String) throws(Diagnostic) -> Baseline {
    var walker = JSONWalker(source: source, path: path)
    var baseline = Baseline()
    var hasSchema = false
    try walker.object("a baseline") { key, value throws(Diagnostic) in
      switch key {
      case "schema":
        let node = try value.value()
        guard node.value == .string("detent.baseline/1") else {
          throw Diagnostic(.error, at: node.location, "expected the schema detent.baseline/1")
        }
        hasSchema = true
      case "findings":
        try value.array("a list of findings") { element throws(Diagnostic) in
          try read(try element.value(), into: &baseline)
        }
      default: try value.skip()
      }
    }
    try walker.end()
    guard hasSchema else {
      throw Diagnostic(
        .error, at: SourceLocation(path: path), "expected a baseline, found no schema",
        notes: ["'--write-baseline \(path)' writes one"])
    }
    return baseline
  }

  private static func read(_ node: JSONNode, into baseline: inout Baseline) throws(Diagnostic) {
    guard case .object(let members) = node.value else {
      throw Diagnostic(.error, at: node.location, "expected a finding, found \(node.kindWords)")
    }
    var identity = FindingIdentity(rule: "")
    var reason: String?
    for member in members {
      switch (member.key, member.value.value) {
      case ("rule", .string(let text)): identity.rule = text
      case ("path", .string(let text)): identity.path = text
      case ("trace", .string(let text)): identity.trace = text
      case ("candidate", .string(let text)): identity.candidate = text
      case ("reason", .string(let text)): reason = text
      case ("ordinal", .number(let number)) where (0...1e9).contains(number) && Int(exactly: number) != nil:
        identity.ordinal = Int(exactly: number) ?? 0
      case ("ordinal", _):
        throw Diagnostic(
          .error, at: member.value.location, "expected a whole number from 0 to 1000000000 for 'ordinal'")
      case (let key, _) where keys.contains(key):
        throw Diagnostic(
          .error, at: member.value.location, "expected a text for '\(key)', found \(member.value.kindWords)")
      default: continue
      }
    }
    guard !identity.rule.isEmpty else {
      throw Diagnostic(.error, at: node.location, "expected 'rule' in a finding, found none")
    }
    baseline.insert(identity, reason: reason)
  }
}
