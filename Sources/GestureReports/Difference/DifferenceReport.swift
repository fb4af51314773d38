import GestureAnalysis
import GestureModel

/// Everything that a report tells of two results files.
public struct DifferenceReport: Sendable {
  /// The old file as messages name it.
  public var oldPath: String
  /// The new file as messages name it.
  public var newPath: String
  /// What is different, scenario by scenario.
  public var differences: [ResultsDifference]
  /// The scenarios that only the new file has.
  public var addedScenarios: [String] = []
  /// The scenarios that only the old file has.
  public var removedScenarios: [String] = []
  /// How many strokes may rest on another page, and how that was written; `nil` if any number may.
  public var limit: (limit: ChangeLimit, text: String)?
  /// How far, in points, a rest may move on its page and still count as the same.
  public var tolerance: Double
  /// The version of the program.
  public var toolVersion: String

  /// Creates a report.
  public init(
    oldPath: String, newPath: String, differences: [ResultsDifference], addedScenarios: [String] = [],
    removedScenarios: [String] = [], limit: (limit: ChangeLimit, text: String)? = nil,
    tolerance: Double = ResultsDifference.defaultTolerance, toolVersion: String
  ) {
    self.oldPath = oldPath
    self.newPath = newPath
    self.differences = differences
    self.addedScenarios = addedScenarios
    self.removedScenarios = removedScenarios
    self.limit = limit
    self.tolerance = tolerance
    self.toolVersion = toolVersion
  }

  /// The candidates that changed more than the limit allows, with their scenarios.
  public var breaches: [(difference: ResultsDifference, candidate: CandidateDifference)] {
    guard let limit = limit?.limit else { return [] }
    return differences.flatMap { difference in
      difference.candidates.filter(limit.isBroken).map { (difference, $0) }
    }
  }

  /// Whether the limit holds; a limit on nothing, as when no trace or candidate is in both files, does not.
  public var isLimitKept: Bool { limit == nil || breaches.isEmpty && differences.contains { $0.compared > 0 } }

  /// The severity of the gravest finding that is new or worse; `nil` if there is none.
  public var worsening: Severity? { differences.compactMap(\.worsening).max() }

  /// Whether anything at all is different but the program's version.
  public var isChanged: Bool {
    !addedScenarios.isEmpty || !removedScenarios.isEmpty || differences.contains(where: \.isChanged)
  }
}
