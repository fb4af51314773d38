import GestureModel
import Testing

@testable import GestureMotion

/// Puts to the proof what holds for every estimator that stands for a platform's tracker.
enum TrackerProbe {
  /// Linear and free of a clock; the same asked of a stroke and of the log it makes; silent on what is hostile.
  static func check(
    _ estimator: some VelocityEstimator, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    StrokeProbe.check(estimator, sourceLocation: sourceLocation)
    for stroke in StrokeQuestions.seeded(11, count: 100) {
      let alone = estimator.estimate(of: stroke)
      #expect(estimator.estimate(of: 0, in: TouchLog([stroke])) == alone, sourceLocation: sourceLocation)
    }
    checkOddTimes(estimator, sourceLocation)
  }

  /// Times that run backwards, jump to the ends of what a number holds, or repeat.
  static func checkOddTimes(
    _ estimator: some VelocityEstimator, _ sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let times: [[Int64]] = [
      [.min, .max], [.max, .min], [.min, 0, .max], [0, 5_000_000, 3_000_000, 9_000_000], [7, 7, 7, 7],
      [.max, .max - 1, .max - 2, .max - 3, .min],
    ]
    for row in times {
      let samples = row.enumerated().map { Sample(nanoseconds: $1, x: Double($0 * $0), y: .nan, flags: []) }
      for lift in [Int64.min, 0, .max] {
        let estimate = estimator.estimate(atEndOf: samples[...], lift: Lift(nanoseconds: lift))
        let isFinite = estimate.velocity.map { $0.xPointsPerSecond.isFinite && $0.yPointsPerSecond.isFinite } ?? true
        #expect(isFinite, sourceLocation: sourceLocation)
        let stroke = Stroke(samples: samples, liftNanoseconds: lift, liftRepeatsPlace: true)
        _ = estimator.estimate(of: stroke)
        _ = estimator.estimate(of: 0, in: TouchLog([stroke]))
      }
    }
  }

  /// A log of a wheel's steps along x, at times in ms.
  static func wheel(_ steps: [(ms: Double, x: Double)]) -> TouchLog {
    TouchLog(
      rows: steps.enumerated().map { index, step in
        TouchLog.Row(
          nanoseconds: Int64((step.ms * 1e6).rounded()), event: index, action: .scroll, x: step.x, y: 0)
      })
  }
}
