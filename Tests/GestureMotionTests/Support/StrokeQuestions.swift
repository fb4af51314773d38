import GestureModel
import GestureTestSupport
import Testing

@testable import GestureMotion

/// Strokes that several estimators are asked about.
enum StrokeQuestions {
  static let millisecond: Int64 = 1_000_000

  /// A finger at a constant velocity in pt/s, one sample every `step` ms, lifted `hold` ms after the last.
  static func constant(
    x: Double, y: Double = 0, samples: Int = 12, step: Int64 = 8, hold: Int64 = 8
  ) -> Stroke {
    let places = (0..<samples).map { index -> Sample in
      let nanoseconds = Int64(index) * step * millisecond
      let seconds = Double(nanoseconds) * 1e-9
      return Sample(nanoseconds: nanoseconds, x: 100 + x * seconds, y: 400 + y * seconds)
    }
    return Stroke(
      samples: places, liftNanoseconds: Int64(samples - 1) * step * millisecond + hold * millisecond)
  }

  /// A stroke through places in points at times in ms; the lift comes `hold` ms later, without a place of its own.
  static func stroke(_ places: [(ms: Double, x: Double)], hold: Double = 0, end: StrokeEnd = .ended) -> Stroke {
    let samples = places.map { Sample(nanoseconds: Int64(($0.ms * 1e6).rounded()), x: $0.x, y: 0) }
    return Stroke(
      samples: samples, end: end, liftNanoseconds: (samples.last?.nanoseconds ?? 0) + Int64((hold * 1e6).rounded()))
  }

  /// Strokes of uneven steps, turns, rests and repeated places; some of one sample, some lifted late or at a new place.
  ///
  /// - Parameter marks: Whether some samples are marked as coalesced or as made up by the system.
  static func seeded(_ seed: UInt64, count: Int = 300, marks: Bool = false) -> [Stroke] {
    var numbers = SeededNumbers(seed: seed)
    return (0..<count).map { _ in
      var (time, x, y) = (Int64(0), numbers.number(in: 0...400), numbers.number(in: 0...800))
      let samples = (0..<numbers.whole(in: 1...40)).map { index -> Sample in
        if index > 0 {
          time += Int64(numbers.number(in: numbers.pick([1e3...1e4, 4e6...1.7e7, 3.9e7...4.1e7, 9e7...1.1e8])))
          let pace = numbers.pick([0.0, 3, 30])
          x += numbers.number(in: -1...1) * pace
          y += numbers.number(in: -1...1) * pace
        }
        let flags = marks && index > 0 ? numbers.pick([[], [], .historical, .resampled]) as SampleFlags : []
        return Sample(nanoseconds: time, x: x, y: y, flags: flags)
      }
      return Stroke(
        samples: samples, liftNanoseconds: time + Int64(numbers.number(in: 0...numbers.pick([1e7, 1.2e8]))),
        lastSampleIsLift: numbers.whole(in: 0...9) == 0)
    }
  }
}

extension Stroke {
  /// The same stroke with every sample changed.
  func mapSamples(_ change: (inout Sample) -> Void) -> Stroke {
    var stroke = self
    for index in stroke.samples.indices { change(&stroke.samples[index]) }
    return stroke
  }

  /// The same stroke with every place taken times `factor`.
  func scaled(by factor: Double) -> Stroke {
    mapSamples { ($0.x, $0.y) = ($0.x * factor, $0.y * factor) }
  }
}

/// Puts to the proof what holds for every estimator: it is linear in the places, and knows no clock.
enum StrokeProbe {
  /// - Parameters:
  ///   - hasThresholds: Whether it reads distances or speeds in points, so that only a stroke far above them scales.
  ///   - readsFirstTime: Whether the answer to a stroke of one timed move depends on what the clock shows.
  static func check<Estimator: VelocityEstimator>(
    _ estimator: Estimator, hasThresholds: Bool = false, readsFirstTime: Bool = false,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    for stroke in StrokeQuestions.seeded(5) + StrokeQuestions.seeded(6, marks: true) {
      let plain = estimator.estimate(of: stroke)
      expectFinite(plain, sourceLocation)
      let isTimed = Set(stroke.trackedSamples.filter { !$0.flags.contains(.historical) }.map(\.nanoseconds)).count > 2
      if isTimed || !readsFirstTime {
        var shifted = stroke.mapSamples { $0.nanoseconds += 7_000_000_000 }
        shifted.liftNanoseconds += 7_000_000_000
        let later = estimator.estimate(of: shifted)
        #expect(later.velocity == plain.velocity, "the clock matters", sourceLocation: sourceLocation)
        #expect(later.remark == plain.remark, sourceLocation: sourceLocation)
      }
      let mirrored = estimator.estimate(of: stroke.scaled(by: -1))
      #expect(mirrored.velocity == plain.velocity?.scaled(by: -1), "mirrored", sourceLocation: sourceLocation)
      let turned = estimator.estimate(of: stroke.mapSamples { ($0.x, $0.y) = ($0.y, $0.x) })
      #expect(turned.velocity?.xPointsPerSecond == plain.velocity?.yPointsPerSecond, sourceLocation: sourceLocation)
      #expect(turned.velocity?.yPointsPerSecond == plain.velocity?.xPointsPerSecond, sourceLocation: sourceLocation)
      // A power of two is exact in binary, so the answer scales to the last bit. A million times as far, the smallest
      // of these steps that is one at all is above every threshold.
      let base = hasThresholds ? stroke.scaled(by: 1_048_576) : stroke
      let once = estimator.estimate(of: base)
      for factor in [2.0, 0.25, 64] where factor > 1 || !hasThresholds {
        let scaled = estimator.estimate(of: base.scaled(by: factor))
        #expect(scaled.velocity == once.velocity?.scaled(by: factor), "× \(factor)", sourceLocation: sourceLocation)
      }
    }
    checkExtremes(estimator, sourceLocation)
    checkEnds(estimator, sourceLocation)
  }

  /// Huge places, times that stand still, no samples: an answer that is finite, or none.
  private static func checkExtremes(_ estimator: some VelocityEstimator, _ sourceLocation: Testing.SourceLocation) {
    let places: [Double] = [0, 1e308, -1e308, 3, .leastNonzeroMagnitude]
    for step in [Int64(0), 1, 1_000_000] {
      for count in 0...5 {
        let samples = (0..<count).map { Sample(nanoseconds: Int64($0) * step, x: places[$0], y: -places[$0]) }
        for repeats in [false, true] {
          let stroke = Stroke(samples: samples, liftRepeatsPlace: repeats, lastSampleIsLift: !repeats && count > 3)
          expectFinite(estimator.estimate(of: stroke), sourceLocation)
        }
      }
    }
  }

  private static func checkEnds(_ estimator: some VelocityEstimator, _ sourceLocation: Testing.SourceLocation) {
    var stroke = StrokeQuestions.constant(x: 900)
    stroke.end = .cancelled
    #expect(
      estimator.estimate(of: stroke) == VelocityEstimate(.zero, remark: .cancelled), sourceLocation: sourceLocation)
    stroke.end = .missing
    #expect(estimator.estimate(of: stroke) == VelocityEstimate(.zero, remark: .noLift), sourceLocation: sourceLocation)
  }

  private static func expectFinite(_ estimate: VelocityEstimate, _ sourceLocation: Testing.SourceLocation) {
    guard let velocity = estimate.velocity else {
      #expect(estimate.remark != nil, "no velocity and no reason", sourceLocation: sourceLocation)
      return
    }
    #expect(
      velocity.xPointsPerSecond.isFinite && velocity.yPointsPerSecond.isFinite, "\(estimate)",
      sourceLocation: sourceLocation)
  }
}

extension FingerVelocity {
  /// The same direction, `factor` times as fast; a negative factor turns it round.
  func scaled(by factor: Double) -> FingerVelocity {
    FingerVelocity(xPointsPerSecond: xPointsPerSecond * factor, yPointsPerSecond: yPointsPerSecond * factor)
  }
}

extension VelocityEstimator {
  /// The velocity along x in pt/s, or `nil` where there is none.
  func x(of stroke: Stroke) -> Double? { estimate(of: stroke).velocity?.xPointsPerSecond }
}
