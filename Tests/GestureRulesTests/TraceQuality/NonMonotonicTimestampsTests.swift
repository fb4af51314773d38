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
