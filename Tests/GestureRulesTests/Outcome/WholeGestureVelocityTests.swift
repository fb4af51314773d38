import GestureModel
import GestureMotion
import GestureReplay
import GestureRules
import Testing

@Suite struct WholeGestureVelocityTests {
  /// A hold, then 80 pt in 40 ms: 2 pt/ms at lift.
  static func flick(after hold: Double) -> Trace {
    .drag([(0, 0)] + (0...4).map { (hold + Double($0) * 10, Double($0) * 20) })
  }

  @Test func `a hold of half a second dilutes a flick to nothing`() throws {
    let bench = try RuleBench(.cards, "one-page(estimator: hammer-overall)", "one-page")
    let findings = bench.findings("whole-gesture-velocity", Self.flick(after: 500))
    #expect(findings.map(\.candidate) == ["one-page(estimator: hammer-overall)"])
    // 80 pt in 540 ms, where the last 40 ms have 2 pt/ms.
    #expect(abs((findings.first?.numbers[0].value ?? 0) - 80 / 540.0) < 1e-9)
    #expect(abs((findings.first?.numbers[1].value ?? 0) - 2) < 1e-9)
  }

  @Test func `a drag that stopped is a flick to it`() throws {
    // 200 pt in 200 ms, then 300 ms of rest: 0.4 pt/ms on average, 0 at lift.
    let drag = Trace.drag((0...20).map { (Double($0) * 10, Double($0) * 10) }, lift: 500, liftRepeatsPlace: true)
    let bench = try RuleBench(.cards, "one-page(estimator: overall-average)")
    let finding = try #require(bench.findings("whole-gesture-velocity", drag).first)
    #expect(finding.numbers[1].value == 0)
  }

  @Test func `next to nothing on both sides does not matter`() throws {
    // 2 pt in 60 ms and 0.03 pt/ms at lift against none: below 0.1 pt/ms.
    let still = Trace.drag([(0, 0), (30, 1), (60, 1), (90, 2)], lift: 200, liftRepeatsPlace: true)
    let bench = try RuleBench(.cards, "one-page(estimator: overall-average)")
    #expect(bench.findings("whole-gesture-velocity", still).isEmpty)
  }
}

extension WholeGestureVelocityTests: PitfallExample {
  static func fires() throws -> Exhibit {
    // 80 pt in 81 ms are less than half of 2 pt/ms.
    try Exhibit(.cards, "one-page(estimator: hammer-overall)", traces: flick(after: 41))
  }

  static func nearMiss() throws -> Exhibit {
    // 80 pt in 79 ms are more.
    try Exhibit(.cards, "one-page(estimator: hammer-overall)", traces: flick(after: 39))
  }
}
