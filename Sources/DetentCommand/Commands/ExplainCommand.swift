import GestureModel
import GestureMotion
import GestureReplay
import GestureReports
import GestureRules

/// `detent explain`: what an id means.
enum ExplainCommand {
  static func run(_ arguments: Arguments, _ console: Console) throws(Diagnostic) -> Int32 {
    guard let id = arguments.operands.first, arguments.operands.count == 1 else {
      throw .usage("expected one id to explain", notes: ["'detent list pitfalls' names some"], command: .explain)
    }
    let texts = [preset(id), strategy(id), estimator(id), pitfall(id)].compactMap { $0 }
    guard !texts.isEmpty else {
      let names =
        Presets.all.map(\.identifier) + SnapStrategies.all.map { $0.identifier } + SnapStrategies.aliases.map(\.name)
        + VelocityEstimators.all.map { $0.identifier } + Pitfalls.all.map { $0.identifier }
      throw .usage(
        "there is nothing called '\(id)'", suggestion: NearestName.to(id, in: names),
        notes: ["'detent list' names strategies, estimators, presets and pitfalls"])
    }
    try console.print(texts.joined(separator: "\n"))
    return ExitCode.success
  }

  private static func preset(_ id: String) -> String? {
    guard let preset = Presets.named(id) else { return nil }
    var text = "\(preset.identifier): a preset, the whole chain of \(preset.platform)\n\n\(wrap(preset.summary))\n\n"
    text += ListCommand.chain(of: preset).map { "  \($0.name): \($0.value)\n" }.joined()
    return text + "\n\(wrap("Known from: " + preset.source))\n\nUse it: --candidate \(preset.identifier)\n"
  }

  private static func strategy(_ id: String) -> String? {
    guard let type = SnapStrategies.named(id) else { return nil }
    let model = type.isModel ? " (model: the original's source is closed)" : ""
    var text = "\(type.identifier): a snapping strategy\(model)\n\n\(wrap(type.summary))\n"
    let parameters = ListCommand.parameters(of: type)
    if !parameters.isEmpty {
      text += "\nParameters, with what they are unless told otherwise:\n"
      text += parameters.map { "  \($0.name): \($0.value)\n" }.joined()
    }
    let aliases = SnapStrategies.aliases.filter { $0.identifier == type.identifier }.map(\.name)
    if !aliases.isEmpty { text += "\nAlso called: \(aliases.joined(separator: ", "))\n" }
    let first = type.parameterDescriptions.first
    let spelling = first.map { "\(type.identifier)(\($0.name): \($0.defaultValue))" } ?? type.identifier
    let isAmbiguous = Presets.named(type.identifier) != nil
    let use = isAmbiguous ? "\(type.identifier)(preset: false)" : spelling
    return text + "\nUse it: --candidate '\(use)'\n"
  }

  private static func estimator(_ id: String) -> String? {
    guard let type = VelocityEstimators.named(id) else { return nil }
    return "\(type.identifier): a velocity estimator\n\n\(wrap(type.summary))\n\nUsed by: \(type.usedBy)\n"
      + "\nUse it: --estimator \(type.identifier)\n"
  }

  private static func pitfall(_ id: String) -> String? {
    guard let type = Pitfalls.all.first(where: { $0.identifier == id }) else { return nil }
    var text = "\(type.identifier): a pitfall, \(type.severity.rawValue), shown by the \(subject(of: type.kind))\n\n"
    text += "\(wrap(type.summary))\n\n\(wrap(type.explanation))\n\n\(wrap("Change: " + type.remedy))\n"
    if let example = type.example { text += self.text(of: example) }
    let thresholds = type.init().thresholds
    if !thresholds.isEmpty { text += "\nCompared with:\n" + thresholds.map(line).joined() }
    text += "\n\(wrap("Seen in: " + type.source))\n"
    text += "\nTurn it off in detent.json: rules: { \"\(type.identifier)\": \"off\" }\n"
    guard let first = thresholds.first, let option = first.option else { return text }
    return text
      + "Tune it there: rules: { \"\(type.identifier)\": { \(option): \(first.value.shortText) } }\n"
  }

  private static func text(of example: CodeExample) -> String {
    func indented(_ code: String) -> String {
      code.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "\n" : "    \($0)\n" }.joined()
    }
    return "\nWrong:\n\n\(indented(example.wrong))\nRight:\n\n\(indented(example.right))\n"
      + "\(wrap("In numbers: " + example.numbers))\n"
  }

  private static func line(for threshold: PitfallThreshold) -> String {
    let unit = threshold.unit.isEmpty ? "" : " \(threshold.unit)"
    let option = threshold.option.map { option in
      let range = threshold.range.map { ", \($0.lowerBound.shortText) to \($0.upperBound.shortText)" } ?? ""
      return "  (\(option)\(range))"
    }
    return "  \(threshold.name): \(threshold.value.shortText)\(unit)\(option ?? "")\n"
  }

  private static func subject(of kind: PitfallKind) -> String {
    switch kind {
    case .configuration: "configuration"
    case .outcome: "outcome of a gesture"
    case .trace: "recording"
    }
  }

  private static func wrap(_ text: String) -> String { WrappedText.lines(text) }
}
