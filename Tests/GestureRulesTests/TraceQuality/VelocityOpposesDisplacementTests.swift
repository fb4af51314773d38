import GestureModel
import GestureMotion
import GestureReplay
import GestureRules
import Testing

@Suite struct VelocityOpposesDisplacementTests {
  /// 0.5 pt/ms forward, with this velocity recorded.
  static func drag(recorded: Double) -> Trace {
    .drag((0...20).map { (Double($0) * 8, Double($0) * 4) }, lift: 168).with {
      $0.release = RecordedRelease(offset: 80, pointsPerMillisecond: recorded)
    }
  }

  @Test func `a velocity of the other sign is an error`() throws {
    let finding = try #require(
      try RuleBench(.cards, "round").findings("velocity-opposes-displacement", Self.drag(recorded: -1.1)).first)
    #expect(finding.severity == .error)
    // From the last sample more than 100 ms before the lift at 168, that at 64 ms and 32 pt, to 80 pt.
    #expect(finding.numbers.first == Measure("recorded_velocity_pt_per_ms", -1.1))
    #expect(finding.numbers.last == Measure("travel_pt", 48))
  }

  @Test func `a finger that turned at the end has both signs`() throws {
    // 60 pt on in 80 ms, then 20 pt back in 40 ms.
    let on = (0...10).map { (Double($0) * 8, Double($0) * 6) }
    let back = [(88.0, 56.0), (96, 52), (104, 48), (112, 44), (120, 40)]
    let turned = Trace.drag(on + back, lift: 124).with {
      $0.release = RecordedRelease(offset: 40, pointsPerMillisecond: -0.5)
    }
    #expect(try RuleBench(.cards, "round").findings("velocity-opposes-displacement", turned).isEmpty)
  }

  @Test func `a release without samples has no motion to compare`() throws {
    #expect(try RuleBench(.cards, "round").findings("velocity-opposes-displacement", .release(at: 240, -1.1)).isEmpty)
  }
}

extension VelocityOpposesDisplacementTests: PitfallExample {
  static func fires() throws -> Exhibit {
    try Exhibit(.cards, "round", traces: drag(recorded: -0.051))
  }

  static func nearMiss() throws -> Exhibit {
    try Exhibit(.cards, "round", traces: drag(recorded: -0.05))
  }
}
