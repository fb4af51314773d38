import GestureModel
import GestureMotion
import GestureReplay
import GestureRules
import Testing

@Suite struct StaleTrackerTests {
  /// A touch of this length, released at this velocity.
  static func touch(_ points: Double, recorded: Double) -> Trace {
    .drag([(0, 0), (30, points)], lift: 60).with {
      $0.release = RecordedRelease(offset: points, pointsPerMillisecond: recorded)
    }
  }

  @Test func `a tap with a velocity of 1.8 pt/ms has somebody else's`() throws {
    let finding = try #require(
      try RuleBench(.cards, "round").findings("stale-tracker", Self.touch(0, recorded: 1.8)).first)
    #expect(finding.severity == .error)
    #expect(finding.numbers == [Measure("recorded_velocity_pt_per_ms", 1.8), Measure("path_pt", 0)])
  }

  @Test func `0.3 pt/ms are not yet a fling`() throws {
    #expect(try RuleBench(.cards, "round").findings("stale-tracker", Self.touch(0, recorded: 0.3)).isEmpty)
  }
}

extension StaleTrackerTests: PitfallExample {
  static func fires() throws -> Exhibit {
    try Exhibit(.cards, "round", traces: touch(1.9, recorded: 0.31))
  }

  static func nearMiss() throws -> Exhibit {
    try Exhibit(.cards, "round", traces: touch(2, recorded: 0.31))
  }
}
