import GestureModel
import GestureMotion
import GestureReplay
import GestureRules
import Testing

@Suite struct TargetAgainstVelocityTests {
  @Test func `a return against 0.1 pt/ms is seen, against a little less is not`() throws {
    // 50 + 0.09 · 99 = 58.91, q 0.199, back to 0.
    let bench = try RuleBench(.cards, "round")
    #expect(bench.flags(.release(at: 50, 0.1)).contains("target-against-velocity"))
    #expect(!bench.flags(.release(at: 50, 0.099)).contains("target-against-velocity"))
  }

  @Test func `a bounce at the end it points at is excused`() throws {
    let bench = try RuleBench(.cards, "round")
    #expect(!bench.flags(.release(at: -40, -0.4)).contains("target-against-velocity"))
    #expect(!bench.flags(.release(from: 1184, at: 1200, 0.4)).contains("target-against-velocity"))
  }

  @Test func `below the strategy's own threshold it is a note, from it on a warning`() throws {
    // threshold-offset takes 0.29 pt/ms at 50 pt for slow and returns to 0; round has 50 + 0.28 · 99 = 77.7, also 0.
    let bench = try RuleBench(.cards, "threshold-offset(velocity: 0.3)", "round")
    let slow = bench.findings("target-against-velocity", .release(at: 50, 0.29))
    #expect(slow.map(\.severity) == [.warning, .note])
    #expect(slow.map(\.candidate) == ["round", "threshold-offset(velocity: 0.3)"])
    // From one page to the next with a cap of one page: 1.4 pt/ms 34 pt past it is no slow release.
    let capped = try RuleBench(.cards, "one-page").findings(
      "target-against-velocity", .release(at: 330, 1.4), .release(at: 340, 0.2))
    #expect(capped.map(\.severity) == [.warning])
  }

  @Test func `past an end and inward it is with the velocity`() throws {
    #expect(try !RuleBench(.cards, "round").flags(.release(at: -40, 0.2)).contains("target-against-velocity"))
  }
}

extension TargetAgainstVelocityTests: PitfallExample {
  static func fires() throws -> Exhibit {
    try Exhibit(.cards, "round", traces: .release(at: 50, 0.1))
  }

  static func nearMiss() throws -> Exhibit {
    try Exhibit(.cards, "round", traces: .release(at: 50, 0.099))
  }
}
