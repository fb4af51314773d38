import GestureModel

@testable import GestureMotion

/// A stroke on which estimators disagree, as the article "Why estimators disagree" shows it.
struct EstimatorScene {
  /// The picture's file name and the table's name in the article.
  var name: String
  /// What one sees, for the picture's heading.
  var title: String
  /// The stroke, or the same movement recorded in several ways, each with its name.
  var strokes: [(name: String, stroke: Stroke)]
  /// The finger's own velocity at its last sample along x.
  var truePointsPerSecond: Double
  /// Who is asked.
  var estimators: [String]

  static let all = [pause, rollBack, twoSamples, samplingRate]

  private static let usual = [
    "uikit", "flutter.ios", "aosp.lsq2", "aosp.impulse", "compose.ios-2026.lsq2", "chromium.lsq2_restricted",
    "use-gesture", "framer-motion", "overall-average",
  ]

  /// 1500 pt/s for 100 ms, then 42 ms at rest, a sample every 8.33 ms all the while, lifted a sample later.
  static let pause = EstimatorScene(
    name: "pause-before-lift", title: "A pause before the lift",
    strokes: [("", stroke(milliseconds: (0...17).map(frame), hold: 8) { 1.5 * min($0, frame(12)) })],
    truePointsPerSecond: 0, estimators: usual)

  /// 1500 pt/s for 125 ms, then two samples back at 480 pt/s, as a thumb rolls off the glass.
  static let rollBack = EstimatorScene(
    name: "roll-back", title: "A roll-back",
    strokes: [
      (
        "",
        stroke(milliseconds: (0...17).map(frame), hold: 4) { 1.5 * min($0, frame(15)) - 0.48 * max($0 - frame(15), 0) }
      )
    ], truePointsPerSecond: -480, estimators: usual)

  /// Touch-down and one move of 40 pt a frame of 60 Hz later; the app's clock had shown five seconds.
  static let twoSamples = EstimatorScene(
    name: "two-samples", title: "Two samples",
    strokes: [("", stroke(milliseconds: [5000, 5016.667], hold: 2) { 2.4 * ($0 - 5000) })],
    truePointsPerSecond: 2400,
    estimators: [
      "uikit", "flutter.lsq", "flutter.ios", "aosp.lsq2", "compose.lsq2", "compose.ios-2026.lsq2", "rngh-web",
      "rn-panresponder", "use-gesture", "keen-slider",
    ])

  /// 12 pt/ms² for 150 ms from rest, once at 60 and once at 240 samples a second; both end with the same sample.
  static let samplingRate = EstimatorScene(
    name: "sampling-rate", title: "One movement at 60 and at 240 Hz",
    strokes: [("60 Hz", accelerated(samplesPerSecond: 60)), ("240 Hz", accelerated(samplesPerSecond: 240))],
    truePointsPerSecond: 1800,
    estimators: [
      "uikit", "flutter.ios", "aosp.lsq2", "aosp.impulse", "compose.lsq2", "use-gesture", "keen-slider",
      "framer-motion",
    ])

  /// What `estimator` says of each stroke along x in points per second.
  func answers(of estimator: String) -> [Double?] {
    strokes.map { VelocityEstimators.named(estimator)?.init().x(of: $0.stroke) }
  }

  private static func frame(_ index: Int) -> Double { Double(index) * 25 / 3 }

  private static func accelerated(samplesPerSecond: Int) -> Stroke {
    let step = 1000 / Double(samplesPerSecond)
    return stroke(milliseconds: (0...Int(150 / step)).map { Double($0) * step }, hold: 2) { 0.006 * $0 * $0 }
  }

  /// A finger along x at `points(t)`, with t in ms.
  private static func stroke(milliseconds: [Double], hold: Double, points: (Double) -> Double) -> Stroke {
    var stroke = StrokeQuestions.stroke(milliseconds.map { (ms: $0, x: points($0)) }, hold: hold)
    stroke.liftRepeatsPlace = true
    return stroke
  }
}
