import GestureModel
import Testing

@testable import GestureMotion

@Suite struct VelocityEstimatorTests {
  private let samples = [Sample(nanoseconds: 0, x: 1, y: 2), Sample(nanoseconds: 10, x: 3, y: 4)]

  @Test func `a lift has the place that came with it, its own or the repeated one`() {
    #expect(Lift(of: Stroke(samples: samples, liftNanoseconds: 30)).place == nil)
    #expect(
      Lift(of: Stroke(samples: samples, liftNanoseconds: 30, liftRepeatsPlace: true)).place
        == Sample(nanoseconds: 30, x: 3, y: 4))
    #expect(Lift(of: Stroke(samples: samples, lastSampleIsLift: true)).place == samples.last)
    #expect(Lift(of: Stroke(samples: [], liftRepeatsPlace: true)).place == nil)
  }

  @Test func `an estimate is finite or says that it has no answer`() {
    for odd in [Double.nan, .infinity, -.infinity] {
      let estimate = VelocityEstimate(FingerVelocity(xPointsPerSecond: 0, yPointsPerSecond: odd), sampleCount: 3)
      #expect(estimate.velocity == nil)
      #expect(estimate.remark == .notFinite)
      #expect(estimate.sampleCount == 3)
    }
  }

  @Test func `an estimator can be asked at any sample`() {
    // 2 pt in 10 ns at the second of them.
    let estimate = LastPairVelocity().estimate(atEndOf: samples.prefix(2), lift: Lift(nanoseconds: 10))
    #expect(abs((estimate.velocity?.xPointsPerSecond ?? 0) - 2e8) < 1)
    #expect(estimate.velocity?.pointsPerSecond(along: .vertical) == estimate.velocity?.yPointsPerSecond)
  }
}
