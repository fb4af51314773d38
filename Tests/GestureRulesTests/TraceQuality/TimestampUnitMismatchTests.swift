import GestureModel
import GestureMotion
import GestureReplay
import GestureRules
import Testing

@Suite struct TimestampUnitMismatchTests {
  func evidence(step: Double, samples: Int = 4) -> Evidence? {
    TimestampUnitMismatch().evidence(
      in: Stroke.drag((0..<samples).map { (Double($0) * step, Double($0) * 5) }).figures)
  }

  @Test func `steps below half a millisecond or above half a second are of another unit`() {
    #expect(evidence(step: 0.499) != nil)
    #expect(evidence(step: 0.5) == nil)
    #expect(evidence(step: 500) == nil)
    #expect(evidence(step: 500.1) != nil)
  }

  @Test func `three samples do not tell a unit`() {
    #expect(evidence(step: 600, samples: 3) == nil)
  }

  @Test func `half of the steps are not most of them`() {
    // Steps of 0.1, 8, 0.1 and 8 ms: the median is about 4.
    let stroke = Stroke.drag([(0, 0), (0.1, 1), (8.1, 6), (8.2, 7), (16.2, 12)])
    #expect(TimestampUnitMismatch().evidence(in: stroke.figures) == nil)
  }
}

extension TimestampUnitMismatchTests: PitfallExample {
  static func fires() throws -> Exhibit {
    try Exhibit(.cards, "round", traces: .drag((0..<4).map { (Double($0) * 0.499, Double($0) * 5) }))
  }

  static func nearMiss() throws -> Exhibit {
    try Exhibit(.cards, "round", traces: .drag((0..<4).map { (Double($0) * 0.5, Double($0) * 5) }))
  }
}
