import GestureAnalysis
import GestureModel
import GestureRules

/// Broken budgets as CI systems list them: errors of the settings, beside what the pitfalls found.
enum BudgetFinding {
  /// How the ids begin; the metric follows. No pitfall's does.
  private static let prefix = "budget-"
  /// One sentence for lists of rules.
  static let summary = "A figure lies outside of what the settings allow."

  /// The id for a metric.
  static func identifier(of metric: Metric) -> String { prefix + metric.rawValue }

  /// Whether an id stands for a budget.
  static func isIdentifier(_ id: String) -> Bool { id.hasPrefix(prefix) }

  /// The finding for a broken budget.
  static func finding(for result: BudgetResult) -> Finding {
    let value = result.value.map { [Measure(result.budget.metric.rawValue, $0)] } ?? []
    return Finding(
      id: identifier(of: result.budget.metric), severity: .error, candidate: result.candidate, numbers: value,
      message: Wording.budget(result) { $0.shortened(to: 120) } + ".", remedy: "")
  }
}

extension Report {
  /// The broken budgets, then the findings, gravest first.
  var rankedFindingsAndBudgets: [Finding] { brokenBudgets.map(BudgetFinding.finding) + rankedFindings }

  /// The gravest of the findings and budgets, or `nil` if there is neither.
  var worstOfAll: Severity? { brokenBudgets.isEmpty ? worstSeverity : .error }
}
