import GestureModel
import GestureMotion
import Testing

@testable import GestureReplay

/// What the tests of the engine build their questions from: five cards of 280 pt, 16 apart, on 390 pt, fast rate.
enum ReplayBench {
  static func cards(_ change: (inout Scenario) -> Void = { _ in }) -> Scenario {
    var scenario = Scenario()
    (scenario.itemSize, scenario.spacing, scenario.decelerationPerMillisecond) = (280, 16, 0.99)
    change(&scenario)
    return scenario
  }

  /// A finger that moves `x` pt along x, or `y` along y, in equal steps of 8 ms, and is lifted 8 ms after the last.
  static func stroke(
    x: Double = 0, y: Double = 0, steps: Int = 10, from start: Int64 = 0, hold: Int64 = 8, pointer: String = "0"
  ) -> Stroke {
    let samples = (0...steps).map { step -> Sample in
      let share = Double(step) / Double(steps)
      return Sample(
        nanoseconds: start * 1_000_000 + Int64(step) * 8_000_000, x: 300 + x * share, y: 400 + y * share)
    }
    return Stroke(
      pointer: pointer, samples: samples, liftNanoseconds: (samples.last?.nanoseconds ?? 0) + hold * 1_000_000)
  }

  static func replay(_ trace: Trace, _ spellings: String..., on scenario: Scenario) throws -> [[Outcome]] {
    let candidates = try spellings.map { try CandidateSpelling($0).candidate() }
    return Replayer(scenario: scenario, candidates: candidates).replay(trace).outcomes
  }

  static func outcome(
    _ strokes: Stroke..., start: Double? = nil, through spelling: String, on scenario: Scenario
  ) throws -> Outcome {
    try #require(replay(Trace(id: "t", startOffset: start, strokes: strokes), spelling, on: scenario).last?.first)
  }
}
