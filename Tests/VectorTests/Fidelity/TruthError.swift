import GestureModel
import GestureMotion

/// How far an estimator is from the true velocity of a synthetic stroke.
struct TruthError {
  var estimator: String
  /// What kind of stroke it is.
  var family: String
  /// How many samples came in a second.
  var samplesPerSecond: Int
  /// The length of the difference in points per second; an estimator without a velocity counts as saying 0.
  var pointsPerSecond: Double

  /// The error of every estimator on every stroke whose truth is known, each stroke once.
  static func all(of files: [VelocityFile], estimators: [any VelocityEstimator.Type]) -> [TruthError] {
    var seen: Set<String> = []
    var errors: [TruthError] = []
    for asked in files.flatMap(\.cases) {
      guard let truth = asked.truth, let family = asked.family, seen.insert(asked.name).inserted else { continue }
      let rate = samplesPerSecond(of: asked)
      for type in estimators {
        let said = type.init().estimate(of: asked.stroke()).velocity ?? .zero
        let (x, y) = (said.xPointsPerSecond - truth.xPointsPerSecond, said.yPointsPerSecond - truth.yPointsPerSecond)
        errors.append(
          TruthError(
            estimator: type.identifier, family: family, samplesPerSecond: rate,
            pointsPerSecond: (x * x + y * y).squareRoot()))
      }
    }
    return errors
  }

  /// The nearest of the usual rates to the median step.
  private static func samplesPerSecond(of asked: VelocityCase) -> Int {
    let times = asked.stroke().trackedSamples.map(\.nanoseconds)
    let steps = zip(times, times.dropFirst()).map { $1 - $0 }.sorted()
    guard !steps.isEmpty, steps[steps.count / 2] > 0 else { return 0 }
    let rate = 1e9 / Double(steps[steps.count / 2])
    return [60, 90, 120, 240, 1000].min { abs(Double($0) - rate) < abs(Double($1) - rate) } ?? 0
  }
}

/// The middle and the largest of several errors.
struct ErrorSummary {
  var median: Double
  var worst: Double

  /// `nil` if there are none; of an even number the mean of the middle two.
  init?(_ errors: [Double]) {
    let sorted = errors.sorted()
    guard let worst = sorted.last else { return nil }
    let half = sorted.count / 2
    median = sorted.count % 2 == 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2
    self.worst = worst
  }
}
