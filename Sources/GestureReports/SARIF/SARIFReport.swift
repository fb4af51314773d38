import GestureModel
import GestureRules

/// SARIF 2.1.0 as GitHub's code scanning takes it.
///
/// One result a place where a finding shows; every pitfall is listed as a rule, whether or not it was found. GitHub
/// shows 5 000 results of a run, so the gravest are written and the others are told in a notification. Alerts are
/// matched by our own fingerprint and by the line's hash, which GitHub's upload action adds. What a baseline knows is
/// `unchanged`, and everything else `new`; what the project accepts is suppressed with its reason.
/// - Source: OASIS, SARIF 2.1.0; GitHub, "SARIF support for code scanning" (`research/reports-cli.md` section 2).
public struct SARIFReport: ReportFormat {
  public static let identifier = "sarif"
  public static let summary = "SARIF 2.1.0 for GitHub code scanning and editors; the 5 000 gravest results."
  public static let fileExtensions = ["sarif"]
  public static let needsEveryOutcome = false
  public static let needsOccurrences = true
  /// How many results GitHub shows of a run.
  static let resultLimit = 5000
  /// How many errors of reading are told.
  static let problemLimit = 100
  /// The key of our fingerprints; its number changes when the same finding would have another one.
  static let fingerprintKey = "detentFinding/v1"

  public static func text(of reports: [Report], style: ReportStyle) -> String {
    let list = ResultList(reports, includesSettled: true)
    let hasBaseline = reports.contains { $0.baseline != nil }
    let shown = list.worst(resultLimit)
    let rules = SARIFRules(found: shown.map(\.finding))
    var writer = JSONWriter()
    writer.object(.spread) { log in
      log.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
      log.member("version", "2.1.0")
      log.key("runs")
      log.array(.spread) { runs in
        runs.object(.spread) { run in
          run.key("tool")
          run.object(.spread) { tool in
            tool.key("driver")
            tool.object(.spread) { driver in
              driver.member("name", "detent")
              driver.member("version", reports.first?.toolVersion ?? "")
              driver.key("rules")
              driver.array(.spread) { array in rules.all.forEach { array.rule($0) } }
            }
          }
          // The slash at the end makes it a category: uploads of other tools do not close these alerts.
          run.key("automationDetails")
          run.object { $0.member("id", "detent/") }
          run.member("columnKind", "unicodeCodePoints")
          run.key("invocations")
          run.array(.spread) { $0.invocation(of: reports, leftOut: list.results.count - shown.count + list.uncounted) }
          run.key("results")
          run.array(.spread) { results in
            for result in shown {
              results.result(result, ruleIndex: rules.index(of: result.finding.id), hasBaseline: hasBaseline)
            }
          }
        }
      }
    }
    return writer.text + "\n"
  }
}

extension String {
  /// A sentence in a SARIF message: `](` would make a link of it (section 3.11.6).
  var inSARIFMessage: String {
    var message = ""
    for scalar in onTerminal.shortened(to: 2000).unicodeScalars {
      if scalar == "(", message.utf8.last == UInt8(ascii: "]") { message += " " }
      message.unicodeScalars.append(scalar)
    }
    return message
  }
}

extension Severity {
  /// SARIF's word (section 3.27.10).
  var sarifLevel: String { rawValue }
}

extension JSONWriter {
  fileprivate mutating func invocation(of reports: [Report], leftOut: Int) {
    object(.spread) { invocation in
      let errors = reports.reduce(0) { $0 + $1.inputErrors }
      invocation.member("executionSuccessful", errors == 0)
      invocation.key("toolExecutionNotifications")
      invocation.array(.spread) { notifications in
        let problems = reports.flatMap(\.inputProblems)
        for problem in problems.prefix(SARIFReport.problemLimit) { notifications.notification(problem) }
        let more = errors - min(problems.count, SARIFReport.problemLimit)
        if more > 0 { notifications.notification("\(Wording.count(more, "more error")) in the input.", "error") }
        if leftOut > 0 {
          notifications.notification(
            "\(Wording.count(leftOut, "less grave result")) left out: GitHub shows \(SARIFReport.resultLimit). "
              + "The JSON report has them.", "warning")
        }
      }
    }
  }

  private mutating func notification(_ problem: Diagnostic) {
    object { notification in
      notification.member("level", problem.severity.sarifLevel)
      notification.key("message")
      notification.object { $0.member("text", problem.message.inSARIFMessage) }
      guard let location = problem.location else { return }
      notification.key("locations")
      notification.array { $0.physicalLocation(location) }
    }
  }

  private mutating func notification(_ text: String, _ level: String) {
    object { notification in
      notification.member("level", level)
      notification.key("message")
      notification.object { $0.member("text", text) }
    }
  }

  fileprivate mutating func result(_ result: ReportedResult, ruleIndex: Int?, hasBaseline: Bool) {
    let finding = result.finding
    object { json in
      json.member("ruleId", finding.id.onTerminal.shortened(to: 200))
      if let ruleIndex { json.member("ruleIndex", ruleIndex) }
      json.member("level", finding.severity.sarifLevel)
      json.key("message")
      json.object {
        let subject = result.subject.map { "\($0): " } ?? ""
        let remedy = finding.remedy.isEmpty ? "" : " \(finding.remedy)"
        $0.member("text", "\(subject)\(result.sentence)\(remedy)".inSARIFMessage)
      }
      json.key("locations")
      json.array { $0.physicalLocation(result.location) }
      json.key("partialFingerprints")
      json.object { $0.member(SARIFReport.fingerprintKey, result.fingerprint) }
      if hasBaseline { json.member("baselineState", result.standing == .counts ? "new" : "unchanged") }
      if case .accepted(let reason) = result.standing {
        json.key("suppressions")
        json.array { list in
          list.object { suppression in
            suppression.member("kind", "external")
            if !reason.isEmpty { suppression.member("justification", reason.onTerminal.shortened(to: 1000)) }
          }
        }
      }
      json.key("properties")
      json.object { properties in
        if let trace = result.occurrence?.trace { properties.member("trace", trace.onTerminal.shortened(to: 200)) }
        if let stroke = result.occurrence?.stroke { properties.member("stroke", stroke) }
        if let candidate = finding.candidate { properties.member("candidate", candidate.onTerminal.shortened(to: 200)) }
        if let share = finding.share { properties.member("share", share) }
        properties.key("numbers")
        properties.object { numbers in
          for number in result.occurrence?.numbers ?? finding.numbers where number.value.isFinite {
            numbers.member(number.name.onTerminal.shortened(to: 200), number.value)
          }
        }
      }
    }
  }

  /// A place that is one column wide: GitHub asks for all four numbers, and the end column is one past the last.
  private mutating func physicalLocation(_ location: SourceLocation) {
    object { outer in
      outer.key("physicalLocation")
      outer.object { place in
        place.key("artifactLocation")
        place.object { artifact in
          let uri = location.path.shortened(to: 1024).asRelativeURI
          artifact.member("uri", uri.isEmpty ? "-" : uri)
          artifact.member("uriBaseId", "%SRCROOT%")
        }
        place.key("region")
        place.object { region in
          let (line, column) = (max(location.line, 1), max(location.column, 1))
          region.member("startLine", line)
          region.member("startColumn", column)
          region.member("endLine", line)
          region.member("endColumn", column == .max ? column : column + 1)
        }
      }
    }
  }
}
