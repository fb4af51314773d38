import GestureMotion

/// How one estimator fares in one file of vectors.
struct Agreement {
  var estimator: String
  var file: String
  var cases = 0
  var agreeing = 0
  /// The most exact numbers that it was compared with, and the largest difference from them in points per second.
  var precision = VelocityCheck.Precision.asserted
  var worst: Double?

  /// Every estimator in every file, in the order of the estimators given, unknown names behind.
  static func all(of files: [VelocityFile], order: [String]) -> [Agreement] {
    var found: [String: [Agreement]] = [:]
    for file in files {
      var inFile: [String: Agreement] = [:]
      for asked in file.cases {
        let checks = VelocityExaminer.checks(of: asked)
        let named = Dictionary(grouping: checks) { VelocityEstimators.named($0.estimator)?.identifier ?? $0.estimator }
        for (estimator, checks) in named {
          inFile[estimator, default: Agreement(estimator: estimator, file: file.name)].add(checks)
        }
      }
      for (estimator, agreement) in inFile { found[estimator, default: []].append(agreement) }
    }
    let unlisted = found.keys.filter { !order.contains($0) }.sorted()
    return (order + unlisted).flatMap { found[$0] ?? [] }
  }

  private mutating func add(_ checks: [VelocityCheck]) {
    cases += 1
    if checks.allSatisfy({ $0.problem == nil }) { agreeing += 1 }
    for check in checks {
      guard let difference = check.difference, check.precision >= precision else { continue }
      worst = check.precision > precision ? difference : max(worst ?? 0, difference)
      precision = check.precision
    }
  }
}
