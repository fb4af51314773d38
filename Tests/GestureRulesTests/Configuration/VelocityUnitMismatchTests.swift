import GestureModel
import GestureMotion
import GestureReplay
import GestureRules
import Testing

@Suite struct VelocityUnitMismatchTests {
  @Test func `a threshold above 20 pt/ms was meant per second`() throws {
    let bench = try RuleBench(.cards, "threshold(velocity: 20)", "threshold(velocity: 20.1)")
    #expect(bench.configuration("velocity-unit-mismatch").map(\.candidate) == ["threshold(velocity: 20.1)"])
  }

  @Test func `releases below 10 pt/ms confirm it, and those above deny it`() throws {
    let bench = try RuleBench(.cards, "threshold-offset(velocity: 500)")
    let finding = try #require(bench.findings("velocity-unit-mismatch", .release(at: 100, 1.2)).first)
    #expect(finding.share == 1)
    #expect(finding.remedy.hasPrefix("Write 0.5 pt/ms for 500 pt/s."))
    // One of two is not most of them.
    #expect(bench.findings("velocity-unit-mismatch", .release(at: 100, 1.2), .release(at: 100, 10)).isEmpty)
  }

  @Test func `a threshold per millisecond meets velocities per second`() throws {
    let bench = try RuleBench(.cards, "threshold-offset(velocity: 0.5)")
    #expect(bench.findings("velocity-unit-mismatch", .release(at: 100, 50.1)).count == 1)
    #expect(bench.findings("velocity-unit-mismatch", .release(at: 100, 50)).isEmpty)
  }

  @Test func `a recorded glide a thousand times shorter than implied gives the unit away`() throws {
    // 1.2 pt/ms glide (1.2 − 0.01) · 99 = 117.81 pt; read as 1200 pt/ms they imply 118800 pt, 1008 times as much.
    let bench = try RuleBench(.cards, "round-offset")
    let wrong = Trace.release(at: 100, 1200, proposed: 217.81)
    let right = Trace.release(at: 100, 1.2, proposed: 217.81)
    #expect(bench.findings("velocity-unit-mismatch", wrong).count == 1)
    #expect(bench.findings("velocity-unit-mismatch", right).isEmpty)
  }
}

extension VelocityUnitMismatchTests: PitfallExample {
  static func fires() throws -> Exhibit {
    try Exhibit(.cards, "threshold(velocity: 20.1)")
  }

  static func nearMiss() throws -> Exhibit {
    try Exhibit(.cards, "threshold(velocity: 20)")
  }
}
