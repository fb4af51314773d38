import GestureModel
import Testing

@testable import GestureMotion

@Suite struct SampleWeightingTests {
  @Test(
    "The weights turn at the ages that Android names",
    arguments: [
      (SampleWeighting.central, -1.0, 0.5), (.central, 0, 0.5), (.central, 4, 0.7), (.central, 10, 1),
      (.central, 49, 1), (.central, 50, 1), (.central, 54, 0.8), (.central, 60, 0.5), (.central, 99, 0.5),
      (.recent, 0, 1), (.recent, 49, 1),
      (.recent, 50, 1), (.recent, 70, 0.8), (.recent, 100, 0.5), (.none, 77, 1),
    ])
  func age(weighting: SampleWeighting, age: Double, weight: Double) {
    #expect(abs(weighting.weight(ageMilliseconds: age, millisecondsToNewer: 3) - weight) < 1e-15)
  }

  @Test(
    "DELTA reads the time to the next newer sample",
    arguments: [(-1.0, 0.5), (0, 0.5), (8, 0.9), (10, 1), (40, 1)]
  )
  func delta(step: Double, weight: Double) {
    #expect(abs(SampleWeighting.delta.weight(ageMilliseconds: 70, millisecondsToNewer: step) - weight) < 1e-15)
    #expect(SampleWeighting.delta.weight(ageMilliseconds: 0, millisecondsToNewer: nil) == 1)
  }
}
