import GestureModel
import GestureMotion
import GestureReplay
import GestureRules
import Testing

@Suite struct FixedDurationSnapTests {
  static func animated(_ curve: SnapCurve = .easeInOut) -> Scenario {
    .cards.with { ($0.snapDurationMilliseconds, $0.snapCurve) = (300, curve) }
  }

  @Test func `an animation that begins at rest takes all of the speed`() throws {
    let finding = try #require(
      try RuleBench(Self.animated(), "one-page").findings("fixed-duration-snap", .release(at: 50, 1.4)).first)
    #expect(finding.severity == .note)
    #expect(finding.numbers.last == Measure("jump_pt_per_ms", 1.4))
  }

  @Test func `a curve that begins with speed takes less of it`() throws {
    // 246 pt in 300 ms are 0.82 pt/ms on average; ease-out begins at 0.82 / 0.58 = 1.414 pt/ms.
    let flick = Trace.release(at: 50, 1.4)
    #expect(try RuleBench(Self.animated(.easeOut), "one-page").findings("fixed-duration-snap", flick).isEmpty)
    let linear = try #require(
      try RuleBench(Self.animated(.linear), "one-page").findings("fixed-duration-snap", flick).first)
    #expect(abs((linear.numbers.last?.value ?? 0) - 0.58) < 1e-12)
  }

  @Test func `nothing declared, native paging and free scrolling are left alone`() throws {
    #expect(try RuleBench(.cards, "one-page").findings("fixed-duration-snap", .release(at: 50, 1.4)).isEmpty)
    let bench = try RuleBench(Self.animated(), "paging", "free")
    #expect(bench.findings("fixed-duration-snap", .release(at: 50, 1.4)).isEmpty)
  }
}

extension FixedDurationSnapTests: PitfallExample {
  static func fires() throws -> Exhibit {
    try Exhibit(animated(), "one-page", traces: .release(at: 50, 0.51))
  }

  static func nearMiss() throws -> Exhibit {
    try Exhibit(animated(), "one-page", traces: .release(at: 50, 0.5))
  }
}
