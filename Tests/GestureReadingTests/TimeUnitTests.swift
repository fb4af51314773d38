@testable import GestureReading
import Testing

@Suite struct TimeUnitTests {
  @Test(
    "The median step tells the unit",
    arguments: [
      (8.0, TimeUnit.milliseconds), (0.008, .seconds), (8333, .microseconds), (8.3e6, .nanoseconds), (4, .milliseconds),
      (120, .milliseconds), (0.12, .seconds),
    ])
  func byStep(step: Double, unit: TimeUnit) {
    let guess = TimeUnitGuess(medianStep: step, value: 0)
    #expect(guess.unit == unit)
    #expect(!guess.isDoubtful)
  }

  @Test(
    "The size of the values tells the unit where no step does",
    arguments: [(1.6e9, TimeUnit.seconds), (1.6e12, .milliseconds), (1.6e15, .microseconds), (1.6e18, .nanoseconds)])
  func bySize(value: Double, unit: TimeUnit) {
    #expect(TimeUnitGuess(medianStep: nil, value: value).unit == unit)
    #expect(!TimeUnitGuess(medianStep: nil, value: value).isDoubtful)
  }

  @Test func `a step and a size that disagree are doubtful, and the step decides`() {
    // Steps of 8 would be milliseconds, values of 1.6e9 seconds.
    let guess = TimeUnitGuess(medianStep: 8, value: 1.6e9)
    #expect(guess.unit == .milliseconds)
    #expect(guess.isDoubtful)
    #expect(guess.reason == "as the median step is 8, although times of that size would be seconds from 1970")
  }

  @Test func `a step outside every range is doubtful`() {
    #expect(TimeUnitGuess(medianStep: 1, value: 0).unit == .milliseconds)
    #expect(TimeUnitGuess(medianStep: 1, value: 0).isDoubtful)
    #expect(TimeUnitGuess(medianStep: 500, value: 1.6e12).unit == .milliseconds)
  }
}
