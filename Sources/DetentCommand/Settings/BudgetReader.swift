import GestureAnalysis
import GestureModel
import GestureReading

/// A budget as it was written, and where.
struct WrittenBudget: Hashable, Sendable {
  /// What it says.
  var budget: Budget
  /// Where it stands; `nil` for the command line.
  var location: SourceLocation?
}

/// Budgets from `budgets` in a settings file and from `--budget`.
enum BudgetReader {
  private static let keys = ["minimum", "maximum", "candidate"]

  /// Reads `budgets`: by metric an object with limits, or a list of such objects.
  static func budgets(_ node: JSONNode) throws(Diagnostic) -> [WrittenBudget] {
    let names = Metric.allCases.map(\.rawValue)
    var budgets: [WrittenBudget] = []
    for member in try SettingsLoader.members(of: node, what: "budgets", keys: names) {
      guard let metric = Metric(rawValue: member.key) else {
        throw SettingsLoader.unknown(member, "metric", in: names)
      }
      if case .array(let elements) = member.value.value {
        for element in elements { budgets.append(try budget(metric, element)) }
      } else {
        budgets.append(try budget(metric, member.value))
      }
    }
    return budgets
  }

  private static func budget(_ metric: Metric, _ node: JSONNode) throws(Diagnostic) -> WrittenBudget {
    var budget = Budget(metric)
    for member in try SettingsLoader.members(of: node, what: "limits", keys: keys) {
      switch member.key {
      case "minimum": budget.minimum = try limit(member, of: metric)
      case "maximum": budget.maximum = try limit(member, of: metric)
      case "candidate": budget.candidate = try SettingsLoader.text(member.value, for: "candidate")
      default: throw SettingsLoader.unknown(member, "key of a budget", in: keys)
      }
    }
    guard budget.minimum != nil || budget.maximum != nil else {
      throw Diagnostic(
        .error, at: node.location, "expected a minimum or a maximum for '\(metric.rawValue)', found neither")
    }
    if let low = budget.minimum, let high = budget.maximum, low > high {
      throw Diagnostic(
        .error, at: node.location,
        "expected a minimum up to the maximum for '\(metric.rawValue)', found \(low.shortText) and \(high.shortText)")
    }
    return WrittenBudget(budget: budget, location: node.location)
  }

  private static func limit(_ member: JSONNode.Member, of metric: Metric) throws(Diagnostic) -> Double {
    guard case .number(let limit) = member.value.value, Budget.isSuitable(limit, for: metric) else {
      throw SettingsLoader.mismatch(member.value, expected(metric), for: member.key)
    }
    return limit
  }

  private static func expected(_ metric: Metric) -> String {
    metric.isShare ? "a share from 0 to 1" : "a number, 0 or more" + (metric.unit.isEmpty ? "" : ", in \(metric.unit)")
  }

  /// Reads every `--budget`.
  static func flags(_ arguments: Arguments) throws(Diagnostic) -> [WrittenBudget] {
    var budgets: [WrittenBudget] = []
    for text in arguments.all(.budget) {
      do {
        budgets.append(WrittenBudget(budget: try Budget(text), location: nil))
      } catch {
        throw refusal(of: error, text: text)
      }
    }
    return budgets
  }

  private static func refusal(of error: BudgetError, text: String) -> Diagnostic {
    let list = "'detent list metrics' names all"
    switch error {
    case .unreadable:
      return .usage(
        "expected METRIC>=N or METRIC<=N for '--budget', found '\(text)'",
        notes: ["such as --budget 'agreement>=0.9', or for one candidate --budget 'round: p95_settle_ms<=900'"])
    case .unknownMetric(let name):
      return .usage(
        "there is no metric '\(name)'", suggestion: NearestName.to(name, in: Metric.allCases.map(\.rawValue)),
        notes: [list])
    case .unsuitable(let limit):
      return .usage(
        "expected a number, 0 or more, in '--budget \(text)', found '\(limit)'",
        notes: ["a share goes up to 1, or is written in per cent: 'agreement>=90%'"])
    }
  }

  /// The budgets that hold for these candidates.
  ///
  /// The file's are for the file's candidates: of one that the command line left out nothing is asked.
  static func resolve(
    _ file: [WrittenBudget], arguments: Arguments, candidates names: [String]
  ) throws(Diagnostic) -> [Budget] {
    for written in file {
      guard let candidate = written.budget.candidate, !names.contains(candidate), !arguments.has(.candidate) else {
        continue
      }
      let nearest = NearestName.to(candidate, in: names).map { "did you mean '\($0)'?" }
      throw Diagnostic(
        .error, at: written.location, "there is no candidate '\(candidate.shortened(to: 60))' to keep a budget",
        notes: [nearest ?? "the candidates are \(names.joined(separator: ", "))"])
    }
    return file.map(\.budget).filter { $0.candidate.map(names.contains) ?? true }
  }

  /// Refuses a budget on the command line for a candidate that no scenario has.
  static func check(_ flags: [WrittenBudget], candidates names: [String]) throws(Diagnostic) {
    for candidate in flags.compactMap(\.budget.candidate) where !names.contains(candidate) {
      throw .usage(
        "there is no candidate '\(candidate)' to keep a budget", suggestion: NearestName.to(candidate, in: names),
        notes: ["the candidates are \(names.joined(separator: ", "))"])
    }
  }
}
