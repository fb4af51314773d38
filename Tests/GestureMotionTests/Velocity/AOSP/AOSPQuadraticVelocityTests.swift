import GestureModel
import Testing

@testable import GestureMotion

/// The slope at the newest sample of the parabola through the last 100 ms and 20 samples.
@Suite struct AOSPQuadraticVelocityTests {
  private let estimator = AOSPQuadraticVelocity()

  @Test func `a constant speed is given back on both axes`() throws {
    for samples in [2, 3, 12, 40] {
      let stroke = StrokeQuestions.constant(x: 1200, y: -300, samples: samples)
      let velocity = try #require(estimator.estimate(of: stroke).velocity)
      #expect(abs(velocity.xPointsPerSecond - 1200) < 1e-5)
      #expect(abs(velocity.yPointsPerSecond + 300) < 1e-5)
    }
  }

  @Test func `a parabola gives its slope at the newest sample`() {
    // x = 2000·t² pt at 0, 10, … 80 ms: 4000·0.08 = 320 pt/s at the end, where the secant says 160.
    let places = (0...8).map { index -> (ms: Double, x: Double) in
      let seconds = Double(index) * 0.01
      return (seconds * 1000, 2000 * seconds * seconds)
    }
    let stroke = StrokeQuestions.stroke(places)
    #expect(abs((estimator.x(of: stroke) ?? 0) - 320) < 1e-6)
    #expect(estimator.estimate(of: stroke).sampleCount == 9)
  }

  @Test func `three samples are met exactly`() {
    // Through (−20, 0), (−10, 5), (0, 20): slopes 500 and 1500, so 1500 + (1500 − 500)/20·10 = 2000 at the end.
    #expect(abs((estimator.x(of: StrokeQuestions.stroke([(0, 0), (10, 5), (20, 20)])) ?? 0) - 2000) < 1e-6)
  }

  @Test func `two samples give the secant, one gives none`() {
    #expect(abs((estimator.x(of: StrokeQuestions.stroke([(0, 0), (16, 24)])) ?? 0) - 1500) < 1e-9)
    #expect(estimator.estimate(of: StrokeQuestions.stroke([(0, 0)])).remark == .tooFewSamples)
    #expect(estimator.estimate(of: StrokeQuestions.stroke([])).remark == .tooFewSamples)
  }

  @Test func `a step of more than 40 ms forgets what was before it, exactly 40 ms does not`() {
    // 0 → 100 pt, then a step of 40 ms with 4 pt, then 1 pt in 10 ms.
    let limit = StrokeQuestions.stroke([(0, 0), (10, 100), (50, 104), (60, 105)])
    #expect(estimator.estimate(of: limit).sampleCount == 4)
    let over = StrokeQuestions.stroke([(0, 0), (10, 100), (50.000001, 104), (60.000001, 105)])
    #expect(estimator.estimate(of: over).sampleCount == 2)
    #expect(abs((estimator.x(of: over) ?? 0) - 100) < 1e-6)  // 1 pt in 10 ms
  }

  @Test func `a rest of more than 40 ms before the lift leaves nothing, exactly 40 ms does not`() {
    let limit = StrokeQuestions.stroke([(0, 0), (10, 10)], hold: 40)
    #expect(abs((estimator.x(of: limit) ?? 0) - 1000) < 1e-9)
    let over = StrokeQuestions.stroke([(0, 0), (10, 10)], hold: 40.000001)
    #expect(estimator.estimate(of: over) == VelocityEstimate(nil, remark: .stoppedBeforeLift))
  }

  @Test func `a sample exactly 100 ms old counts, an older one does not`() {
    let limit = (0...4).map { (ms: Double($0) * 25, x: Double($0)) }
    #expect(estimator.estimate(of: StrokeQuestions.stroke(limit)).sampleCount == 5)
    let over = (0...4).map { (ms: $0 == 0 ? -0.000001 : Double($0) * 25, x: Double($0)) }
    #expect(estimator.estimate(of: StrokeQuestions.stroke(over)).sampleCount == 4)
  }

  @Test func `twenty samples are kept`() {
    let dense = (0..<60).map { (ms: Double($0), x: Double($0)) }
    #expect(estimator.estimate(of: StrokeQuestions.stroke(dense)).sampleCount == 20)
  }

  @Test func `a sample at the time of the one before takes its place`() {
    // As if the places at 10 ms and 20 ms had only ever been the later ones: met exactly, 2000 as above.
    let stroke = StrokeQuestions.stroke([(0, 0), (10, 3), (10, 5), (20, 7), (20, 20)])
    #expect(abs((estimator.x(of: stroke) ?? 0) - 2000) < 1e-6)
    #expect(estimator.estimate(of: stroke).sampleCount == 3)
    // Everything at one time is one sample.
    #expect(estimator.estimate(of: StrokeQuestions.stroke([(5, 0), (5, 3), (5, 9)])).remark == .tooFewSamples)
    // Doubled samples do not use up the twenty.
    let doubled = (0..<60).map { (ms: Double($0 / 2), x: Double($0 / 2)) }
    #expect(estimator.estimate(of: StrokeQuestions.stroke(doubled)).sampleCount == 20)
  }

  @Test func `a lift with a place of its own takes no part, but its time does`() {
    var stroke = StrokeQuestions.stroke([(0, 0), (10, 10), (50, 500)])
    stroke.lastSampleIsLift = true
    #expect(abs((estimator.x(of: stroke) ?? 0) - 1000) < 1e-9)
    stroke.liftNanoseconds += 1
    #expect(estimator.estimate(of: stroke).remark == .stoppedBeforeLift)
  }

  @Test func `it reads no clock and is linear`() {
    #expect(!AOSPQuadraticVelocity.readsLiftAsSample)
    TrackerProbe.check(estimator)
  }
}
