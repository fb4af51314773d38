import GestureModel
import GestureMotion
import GestureReplay
import GestureRules
import Testing

@Suite struct NonMonotonicTimestampsTests {
  @Test func `time that runs backwards is counted and equal times are not`() throws {
    let evidence = try #require(
      NonMonotonicTimestamps().evidence(in: Stroke.drag([(0, 0), (16, 5), (8, 3), (24, 12)]).figures))
    #expect(evidence.numbers == [Measure("places", 1), Measure("first_step_ms", -8)])
    #expect(NonMonotonicTimestamps().evidence(in: Stroke.drag([(0, 0), (16, 5), (16, 6)]).figures) == nil)
  }
}

extension NonMonotonicTimestampsTests: PitfallExample {
  static func fires() throws -> Exhibit {
    try Exhibit(.cards, "round", traces: .drag([(0, 0), (16, 5), (15.9, 8), (24, 12)]))
  }

  static func nearMiss() throws -> Exhibit {
    try Exhibit(.cards, "round", traces: .drag([(0, 0), (16, 5), (16, 8), (24, 12)]))
  }
}
