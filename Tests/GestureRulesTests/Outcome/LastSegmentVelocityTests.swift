import GestureModel
import GestureMotion
import GestureReplay
import GestureRules
import Testing

@Suite struct LastSegmentVelocityTests {
  /// 1 pt/ms along the axis for 64 ms, then one more step.
  static func steady(then dx: Double, _ dy: Double = 0) -> Trace {
    var samples = (0...8).map { Sample(nanoseconds: $0 * 8_000_000, x: 300 - Double($0) * 8, y: 400) }
    samples.append(Sample(nanoseconds: 72_000_000, x: 300 - 64 - dx, y: 400 + dy))
    return Trace(id: "steady", startOffset: 0, strokes: [Stroke(samples: samples)])
  }

  @Test func `one step of a quarter of the speed is believed by who reads the last pair alone`() throws {
    let bench = try RuleBench(.cards, "one-page(estimator: last-pair)", "one-page(estimator: aosp.lsq2)", "one-page")
    let findings = bench.findings("last-segment-velocity", Self.steady(then: 2))
    #expect(findings.map(\.candidate) == ["one-page(estimator: last-pair)"])
    #expect(abs((findings.first?.numbers[0].value ?? 0) - 0.25) < 1e-9)
  }

  @Test func `a step of the same speed more than 30° aside points elsewhere`() throws {
    // 1 pt/ms at 40°; the line through the last 50 ms turns by some 10° with it.
    let bench = try RuleBench(.cards, "one-page(estimator: last-pair)")
    #expect(bench.flags(Self.steady(then: 6.13, 5.14)).contains("last-segment-velocity"))
    // At 20° it does not.
    #expect(!bench.flags(Self.steady(then: 7.52, 2.74)).contains("last-segment-velocity"))
  }

  @Test func `a pause before the lift is another pitfall`() throws {
    var trace = Self.steady(then: 2)
    trace.strokes[0].liftNanoseconds = 140_000_000
    let bench = try RuleBench(.cards, "one-page(estimator: last-pair)")
    #expect(!bench.flags(trace).contains("last-segment-velocity"))
  }
}

extension LastSegmentVelocityTests: PitfallExample {
  static func fires() throws -> Exhibit {
    // The line through the samples from 24 to 72 ms, with the last place 5 pt short of even, has the slope
    // 1 − 5 · 24 / 1792 = 0.933; the last pair says 0.375, 60 % less.
    try Exhibit(.cards, "one-page(estimator: last-pair)", traces: steady(then: 3))
  }

  static func nearMiss() throws -> Exhibit {
    // 1 − 3 · 24 / 1792 = 0.960 against 0.625, 35 % less.
    try Exhibit(.cards, "one-page(estimator: last-pair)", traces: steady(then: 5))
  }
}
