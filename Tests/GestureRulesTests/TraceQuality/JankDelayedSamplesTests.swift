import GestureModel
import GestureMotion
import GestureReplay
import GestureRules
import Testing

@Suite struct JankDelayedSamplesTests {
  /// 16 pt every 8 ms until 32 ms, or a slower last step, then nothing until the lift.
  static func stall(_ gap: Double, lastStep: Double = 16) -> Stroke {
    .drag([(0, 0), (8, 16), (16, 32), (24, 48), (32, 48 + lastStep)], lift: 32 + gap)
  }

  @Test func `a motion that stops dead may be a stall`() throws {
    let evidence = try #require(JankDelayedSamples().evidence(in: Self.stall(140).figures))
    #expect(evidence.numbers == [Measure("gap_ms", 140), Measure("naive_velocity_pt_per_ms", 2)])
  }

  @Test func `a hand that slows down before it rests is a hand`() {
    #expect(JankDelayedSamples().evidence(in: Self.stall(140, lastStep: 15).figures) == nil)
  }

  @Test func `arrival times tell a pause from a stall`() {
    // All 5 ms late: prompt. The lift 9.1 ms late, 4.1 more than the others: not.
    var stroke = Self.stall(140)
    stroke.arrivalNanoseconds = stroke.samples.map { $0.nanoseconds + 5_000_000 }
    stroke.liftArrivalNanoseconds = stroke.liftNanoseconds + 5_000_000
    #expect(JankDelayedSamples().evidence(in: stroke.figures) == nil)
    stroke.liftArrivalNanoseconds = stroke.liftNanoseconds + 9_100_000
    #expect(JankDelayedSamples().evidence(in: stroke.figures) != nil)
  }

  @Test func `the pause stands beside it, and the velocity is 0`() throws {
    let flags = try RuleBench(.cards, "one-page").flags(Trace(id: "stall", startOffset: 0, strokes: [Self.stall(140)]))
    #expect(flags.contains("jank-delayed-samples") && flags.contains("stale-velocity-after-pause"))
  }
}

extension JankDelayedSamplesTests: PitfallExample {
  static func fires() throws -> Exhibit {
    try Exhibit(.cards, "round", traces: Trace(id: "stall", startOffset: 0, strokes: [stall(40.1)]))
  }

  static func nearMiss() throws -> Exhibit {
    try Exhibit(.cards, "round", traces: Trace(id: "stall", startOffset: 0, strokes: [stall(40)]))
  }
}
