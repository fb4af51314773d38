import Testing

@testable import GestureModel

@Suite struct StrokeTests {
  let samples = [
    Sample(nanoseconds: 5, x: 1, y: 2), Sample(nanoseconds: 9, x: 3, y: 4), Sample(nanoseconds: 12, x: 5, y: 6),
  ]

  @Test func `a stroke lifts at its last sample unless told otherwise`() {
    #expect(Stroke(samples: samples).liftNanoseconds == 12)
    #expect(Stroke(samples: samples, liftNanoseconds: 40).liftNanoseconds == 40)
    #expect(Stroke(samples: samples).beganNanoseconds == 5)
  }

  @Test func `a lift with a place of its own is no tracked sample`() {
    #expect(Stroke(samples: samples).trackedSamples.count == 3)
    #expect(Array(Stroke(samples: samples, lastSampleIsLift: true).trackedSamples) == Array(samples.dropLast()))
  }

  @Test func `a stroke without samples begins and lifts at 0`() {
    let empty = Stroke(samples: [])
    #expect((empty.beganNanoseconds, empty.liftNanoseconds) == (0, 0))
    #expect(empty.trackedSamples.isEmpty)
    #expect(Stroke(samples: [], lastSampleIsLift: true).trackedSamples.isEmpty)
  }
}
