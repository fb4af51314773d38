import GestureAnalysis
import GestureModel
import GestureMotion
import GestureReading
import GestureReplay
import GestureReports
import GestureRules

/// `detent list`: what there is.
enum ListCommand {
  /// A line of a list.
  struct Entry: Sendable {
    var id: String
    var summary: String
    /// Short facts, such as parameters or a severity.
    var facts: [(name: String, value: String)] = []
  }

  static func run(_ arguments: Arguments, _ console: Console) throws(Diagnostic) -> Int32 {
    let topics = ListTopic.allCases.map(\.rawValue)
    guard let word = arguments.operands.first, arguments.operands.count == 1 else {
      throw .usage("expected what to list: \(topics.joined(separator: ", "))", command: .list)
    }
    guard let topic = ListTopic(rawValue: word) else {
      throw .usage(
        "there is no list of '\(word)'", suggestion: NearestName.to(word, in: topics),
        notes: ["there are lists of \(topics.joined(separator: ", "))"])
    }
    let targets = try ReportTargets(arguments, formats: ["text", "markdown", "json"])
    try targets.prepare()
    let entries = entries(of: topic)
    try targets.write(console) { target in
      switch target.format {
      case "json": json(topic, entries)
      case "markdown": markdown(entries)
      default: text(entries)
      }
    }
    return ExitCode.success
  }

  static func entries(of topic: ListTopic) -> [Entry] {
    switch topic {
    case .strategies:
      SnapStrategies.all.map { type in
        let model = type.isModel ? [(name: "model", value: "the original is closed")] : []
        return Entry(id: type.identifier, summary: type.summary, facts: parameters(of: type) + model)
      }
    case .estimators:
      VelocityEstimators.all.map { type in
        let isDefault = VelocityEstimators.platformDefaults.contains { $0.identifier == type.identifier }
        return Entry(
          id: type.identifier, summary: type.summary,
          facts: (isDefault ? [("a platform's default", "yes")] : []) + [("used by", type.usedBy)])
      }
    case .presets:
      Presets.all.map { preset in
        Entry(
          id: preset.identifier, summary: preset.summary, facts: [("platform", preset.platform)] + chain(of: preset))
      }
    case .pitfalls:
      Pitfalls.all.map {
        Entry(
          id: $0.identifier, summary: $0.summary,
          facts: [("severity", $0.severity.rawValue), ("shown by", $0.kind.rawValue)])
      }
    case .metrics:
      Metric.allCases.map { metric in
        Entry(
          id: metric.rawValue, summary: metric.summary,
          facts: metric.isShare ? [("from", "0 to 1")] : metric.unit.isEmpty ? [] : [("unit", metric.unit)])
      }
    case .formats:
      TraceFormats.all.map { Entry(id: $0.identifier, summary: $0.summary, facts: [("kind", "traces, read")]) }
        + ResearchPreset.allCases.map {
          Entry(id: $0.rawValue, summary: $0.summary, facts: [("kind", "layout, read with --preset")])
        }
        + ReportFormats.all.map {
          let endings = $0.fileExtensions.map { ".\($0)" }.joined(separator: " ")
          let files = endings.isEmpty ? [] : [(name: "files", value: endings)]
          return Entry(id: $0.identifier, summary: $0.summary, facts: [("kind", "reports, written")] + files)
        }
    }
  }

  /// The parts of a preset's chain.
  static func chain(of preset: Preset) -> [(name: String, value: String)] {
    let candidate = preset.candidate()
    let model = candidate.isModel ? [("model", "the original is closed")] : []
    let deceleration = candidate.deceleration.map { "uikit at \($0.perMillisecond.shortText) per ms" }
    return [
      ("drag", candidate.drag.rawValue), ("estimator", type(of: candidate.estimator).identifier),
      ("projection", candidate.projection.map { type(of: $0).identifier } ?? deceleration ?? "uikit"),
      ("strategy", candidate.strategy.spelling), ("settle", type(of: candidate.settle).identifier),
    ] + model
  }

  /// A strategy's parameters with their defaults and units.
  static func parameters(of type: any SnapStrategy.Type) -> [(name: String, value: String)] {
    type.parameterDescriptions.map {
      ($0.name, "\($0.defaultValue)" + ($0.unit.isEmpty ? "" : " \($0.unit)"))
    }
  }

  private static func text(_ entries: [Entry]) -> String {
    let width = (entries.map(\.id.count).max() ?? 0) + 2
    return entries.map { entry in
      let facts = entry.facts.map { "\($0.name): \($0.value)" }.joined(separator: ", ")
      let indent = String(repeating: " ", count: width)
      let line = entry.id + String(repeating: " ", count: width - entry.id.count) + entry.summary + "\n"
      return line + (facts.isEmpty ? "" : "\(indent)\(facts)\n")
    }.joined()
  }

  private static func markdown(_ entries: [Entry]) -> String {
    let rows = entries.map { entry in
      let facts = entry.facts.map { "\($0.name): \($0.value)" }.joined(separator: ", ")
      return "| \(entry.id.inMarkdownCode) | \(entry.summary.inMarkdownProse) | \(facts.inMarkdownProse) |\n"
    }
    return "| Id | What it is | Facts |\n| --- | --- | --- |\n" + rows.joined()
  }

  private static func json(_ topic: ListTopic, _ entries: [Entry]) -> String {
    var writer = JSONWriter()
    writer.object(.spread) { json in
      json.member("schema", "detent.list/1")
      json.key(topic.rawValue)
      json.array(.spread) { list in
        for entry in entries {
          list.object {
            $0.member("id", entry.id)
            $0.member("summary", entry.summary)
            $0.key("facts")
            $0.object { facts in entry.facts.forEach { facts.member($0.name, $0.value) } }
          }
        }
      }
    }
    return writer.text + "\n"
  }
}
